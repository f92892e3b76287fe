import type { VendorResults } from "@/contracts/catalogue/search/search";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { refreshSearchWords } from "./service-words";

const database = useTestDatabase();
const call = testApi();

beforeAll(async () => {
  const { db } = database();
  const beauty = await makeCategory(db, { slug: "makeup-hair", name: "Makeup & Hair" });
  const cars = await makeCategory(db, { slug: "wedding-cars", name: "Bridal Cars" });
  await makeVendor(db, {
    vendorName: "Dewy Days",
    tagline: "The number of brides we painted",
    masterCategoryId: beauty.id,
    district: 10,
  });
  await makeVendor(db, { vendorName: "Old Wheels", masterCategoryId: cars.id, district: 22 });
  const rites = await makeCategory(db, { slug: "rites", name: "Rites" });
  const officiant = { masterCategoryId: rites.id, district: 1 };
  await makeVendor(db, { ...officiant, vendorName: "Vow House", tagline: "Solemnises at dawn" });
  await makeVendor(db, { ...officiant, vendorName: "Robe & Pen", tagline: "A justice of the peace" });
  await makeVendor(db, { ...officiant, vendorName: "Scales", tagline: "Peace and justice for all" });
  await refreshSearchWords(db);
  clearCache();
});

async function ask(q: string) {
  const answer = await call<VendorResults>("GET", `/public/vendor-search?q=${encodeURIComponent(q)}`);
  const { docs, spelling } = answer.body.data;
  return { names: docs.map((card) => card.vendorName), instead: spelling.instead };
}

it.each([
  ["makeup artists", "Dewy Days"],
  ["solekan pengantin", "Dewy Days"],
  ["makeup holland village", "Dewy Days"],
  ["kereta pengantin", "Old Wheels"],
  ["limos boon lay", "Old Wheels"],
])("finds what couples mean by %s", async (q, name) => {
  expect(await ask(q)).toEqual({ names: [name], instead: null });
});

it("finds the words of a synonym in sequence, beside matches by a single word", async () => {
  const { names } = await ask("solemniser");
  expect(names.toSorted()).toEqual(["Robe & Pen", "Vow House"]);
});

it("doesn't read a plumber as a number, and tolerates a typo in the first letter", async () => {
  expect(await ask("plumber")).toEqual({ names: [], instead: null });
  expect(await ask("nunber")).toEqual({ names: ["Dewy Days"], instead: "number" });
  expect(await ask("zumber")).toEqual({ names: ["Dewy Days"], instead: "number" });
});

it("ignores words without meaning for the search", async () => {
  expect(await ask("makeup pax lah xqzwv")).toMatchObject({ instead: "makeup pax lah" });
});
