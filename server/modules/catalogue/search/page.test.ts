import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { clearCache } from "@/server/core/cache";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { readSearchPage, searchPage } from "./service-page";

const database = useTestDatabase();
const db = () => database().db;

beforeAll(async () => {
  const venues = await makeCategory(db(), { slug: "venues", name: "Venues" });
  const photo = await makeCategory(db(), { slug: "photography", name: "Photography" });
  for (const [vendorName, category, columns] of [
    ["Kencana Hall", venues, { district: 14, halalUntil: "2999-12-31", capacityTables: 30 }],
    ["Lumiere Lens", photo, { district: 9, capacityTables: null }],
  ] as const) {
    const { id } = await makeVendor(db(), { vendorName, masterCategoryId: category.id, ...columns });
    await db().insert(vendorCategory).values({ vendorId: id, categoryId: category.id });
  }
  clearCache();
});

const namesOf = async (address: Record<string, string>) =>
  (await searchPage(address)).found.results.docs.map((doc) => ("vendorName" in doc ? doc.vendorName : ""));

test("an unknown category is ignored, and the page says so", async () => {
  const page = await searchPage({ category: "gondolas" });
  expect(page).toMatchObject({
    category: null,
    search: { category: "" },
    complaints: ["We have no category “gondolas”"],
  });
  expect(page.found.results.totalDocs).toBe(2);
  expect((await searchPage({ category: "venues" })).category).toMatchObject({ slug: "venues" });
});

test("prices given the wrong way round are swapped, and products have no map", async () => {
  const { search } = await readSearchPage({
    priceMin: "900",
    priceMax: "100",
    kind: "products",
    view: "map",
  });
  expect(search).toMatchObject({ priceMin: 100, priceMax: 900, view: "list" });
});

test("a page past the end shows the last one", async () => {
  expect((await searchPage({ page: "7" })).found.results).toMatchObject({ page: 1, totalDocs: 2 });
});

test("a number of tables that no result of the kind can host is ignored, and the page says so", async () => {
  expect(await namesOf({ category: "photography", tables: "30" })).toEqual(["Lumiere Lens"]);
  expect(await searchPage({ category: "photography", tables: "1" })).toMatchObject({
    tooMany: "1 table",
    search: { tables: undefined },
  });
  // Venues have tables, just too few: the number stays.
  expect(await searchPage({ category: "venues", tables: "40" })).toMatchObject({
    tooMany: null,
    search: { tables: 40 },
  });
});

test("when nothing matches, it shows how many results each filter excludes", async () => {
  const { found, loosened } = await searchPage({ district: "9", halal: "true" });
  expect(found.results.totalDocs).toBe(0);
  expect(loosened.map(({ filter, count }) => [filter.name, count])).toEqual([
    ["Orchard", 1],
    ["Halal-certified", 1],
  ]);
  expect((await searchPage({ q: "zzzzzz" })).loosened).toEqual([]);
});
