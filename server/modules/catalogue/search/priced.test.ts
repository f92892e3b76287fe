import type { WeddingPrices } from "@/contracts/catalogue/comparison/wedding-price";
import type { ProductResults, SearchPins, VendorResults } from "@/contracts/catalogue/search/search";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();
const DAY = addDays(todayInSingapore(), 200);
const TABLE = { priceMetric: "table of 10", productFamily: ["Banquets"] };
type Given = Partial<Parameters<typeof makeProduct>[1]>;

let venues: { id: string };
beforeAll(async () => {
  venues = await makeCategory(database().db, { slug: "halls" });
  const shut = { [weekdayOf(DAY)]: null };
  await hall("Lunch", [
    { ...TABLE, title: "Weekday lunch", priceCents: 80_000, openHours: shut as never },
    { ...TABLE, title: "Dinner", priceCents: 150_000 },
    { priceMetric: "package", title: "Ceremony alone", priceCents: 50_000, productFamily: ["Banquets"] },
  ]);
  await hall("Plain", [{ ...TABLE, title: "Plain banquet", priceCents: 120_000 }]);
  await hall("Least", [
    { ...TABLE, title: "Grand banquet", priceCents: 100_000, enableMinMaxRule: true, minQty: 40 },
  ]);
  await hall("Small", [
    { ...TABLE, title: "Small banquet", priceCents: 60_000, enableMinMaxRule: true, maxQty: 20 },
  ]);
  await hall("Chapel", [{ priceMetric: "ceremony", title: "Vows", priceCents: 288_000 }]);
});

async function hall(vendorName: string, products: Given[]): Promise<void> {
  const { db } = database();
  const { id } = await makeVendor(db, { vendorName, masterCategoryId: venues.id, capacityTables: 50 });
  for (const product of products) await makeProduct(db, { vendorId: id, level1Id: venues.id, ...product });
}

async function find<T>(path: string, query: string): Promise<T> {
  clearCache();
  const { status, body } = await call<T>("GET", `/public/${path}?category=halls&${query}`);
  expect(status).toBe(200);
  return body.data;
}
const vendors = async (query: string) =>
  (await find<VendorResults>("vendor-search", query)).docs.map(({ vendorName }) => vendorName);
const products = async (query: string) =>
  (await find<ProductResults>("product-search", query)).docs.map(({ productTitle }) => productTitle);
const WEDDING = `forTables=30&forDate=${DAY}`;

test("sorting by price compares the total for the wedding, in the category's unit", async () => {
  expect((await products("sort=price-asc")).slice(0, 3)).toEqual([
    "Ceremony alone",
    "Small banquet",
    "Weekday lunch",
  ]);
  // 30 × $1,200, 40 × $1,000, 30 × $1,500; a ceremony isn't a banquet, and 20 tables are too few.
  expect(await vendors(`sort=price-asc&${WEDDING}`)).toEqual(["Plain", "Least", "Lunch", "Small", "Chapel"]);
  expect(await vendors(`sort=price-desc&${WEDDING}`)).toEqual(["Lunch", "Least", "Plain", "Small", "Chapel"]);
  expect((await products(`sort=price-asc&${WEDDING}`)).slice(0, 3)).toEqual([
    "Plain banquet",
    "Grand banquet",
    "Dinner",
  ]);
  // The wedding that results must fit is also the one they are priced for.
  expect(await products("sort=price-asc&guests=300&priceMin=36001&priceMax=45000")).toEqual(["Dinner"]);
});

test("the price filter and its counts use totals, and ignore what can't be booked", async () => {
  const found = await find<VendorResults>("vendor-search", `priceMax=40000&${WEDDING}`);
  expect(found.docs.map(({ vendorName }) => vendorName).toSorted()).toEqual(["Least", "Plain"]);
  expect(found.facets.price).toMatchObject({ min: 36_000, max: 45_000, unit: "table" });
  expect(await products(`priceMin=1&priceMax=40000&${WEDDING}`)).toEqual(
    expect.arrayContaining(["Grand banquet", "Plain banquet"]),
  );
  const usual = await find<ProductResults>("product-search", "priceMax=1000");
  expect(usual.facets.price).toMatchObject({ min: 500, max: 2_880, unit: null });
});

test("the map shows the same totals as the cards", async () => {
  const pins = await find<SearchPins>("search/map", WEDDING);
  const ids = pins.docs.map(({ id }) => id);
  const { body } = await call<WeddingPrices>(
    "GET",
    `/public/wedding-prices?vendors=${ids.join()}&tables=30&date=${DAY}`,
  );
  const totals = new Map(body.data.vendors.map(({ id, total }) => [id, total]));
  for (const { id, vendorName, total } of pins.docs)
    expect([vendorName, total?.price]).toEqual([vendorName, totals.get(id)]);
  expect(pins.docs.find(({ vendorName }) => vendorName === "Lunch")?.total).toEqual({
    price: 45_000,
    units: "30 tables",
  });
  expect((await find<SearchPins>("search/map", "")).docs.every(({ total }) => total === null)).toBe(true);
});

test("a single unit is priced next to tables named in the search words: one table", async () => {
  const { docs } = await find<VendorResults>("vendor-search", "q=banquet+30+tables+under+$1300");
  expect(docs.map(({ vendorName }) => vendorName)).toEqual(["Plain"]);
});
