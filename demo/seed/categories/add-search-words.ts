import { addDays, type IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { categoryAddress } from "@/server/db/schema/catalogue/category";
import { searchMiss, searchSynonym } from "@/server/db/schema/catalogue/search";
import { searchCount } from "@/server/db/schema/catalogue/visit";
import { referenceRows } from "@/server/modules/catalogue/category/public";

const MISSES = [
  { words: "live wedding painter", times: 14, instead: "live painter" },
  { words: "drone light show", times: 11, instead: "" },
  { words: "pet ring bearer", times: 6, instead: "ring bearer" },
  { words: "wedding tram", times: 4, instead: "" },
] as const;

const COUNTED_DAYS = 60;
const CATEGORIES = ["", "venues", "photography", "bridal-wear"];

/** Adds what couples searched for, an operator's synonyms and a former address, up to `today`. */
export async function addSearchWords(db: Db, today: IsoDate): Promise<void> {
  const { categories } = referenceRows();
  const rooftops = categories.find(({ slug }) => slug === "rooftops");
  if (rooftops) await db.insert(categoryAddress).values({ slug: "rooftop-venues", categoryId: rooftops.id });
  await db.insert(searchSynonym).values([
    { say: ["gelato bar", "ice cream cart"], mean: ["dessert table"] },
    { say: ["sampin", "samping"], mean: ["baju melayu"] },
  ]);
  await db
    .insert(searchMiss)
    .values(MISSES.map((miss, at) => ({ ...miss, kind: "vendors" as const, day: addDays(today, -at) })));
  await db.insert(searchCount).values(
    Array.from({ length: COUNTED_DAYS }, (_, at) =>
      CATEGORIES.map((category, place) => ({
        day: addDays(today, -at),
        category,
        searches: 40 + ((at * 7 + place * 13) % 25) - place * 6,
      })),
    ).flat(),
  );
}
