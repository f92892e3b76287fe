import type { PricedWedding } from "@/contracts/catalogue/search/search-priced";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { type TypicalRow, typicalPrices as readPrices } from "./repo/typical";

/** Fewer vendors don't make a typical price. */
const FEWEST = 3;
/** Prices change slowly, and reading all vendors takes a while in a large market. */
const SECONDS = 600;

export type TypicalPrice = TypicalRow;

/** Returns what a wedding of that size typically costs in each category that has enough vendors; see `TypicalRow`. */
export async function typicalPrices(
  wedding: PricedWedding & { district: number | null },
  categories: readonly string[],
): Promise<TypicalPrice[]> {
  if (categories.length === 0) return [];
  const { tables, date, district } = wedding;
  const asked = categories.toSorted();
  return cached(`typical ${tables} ${date} ${district} ${asked.join()}`, SECONDS, async () =>
    readPrices(await getDb(), { tables, date }, { district, categories: asked, fewest: FEWEST }),
  );
}
