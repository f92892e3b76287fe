import type { StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import type { ProductResults, SearchPins, VendorResults } from "@/contracts/catalogue/search/search";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { isEveOfPublicHoliday } from "@/lib/singapore-days/holidays";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();
const DAYS = Array.from({ length: 400 }, (_, at) => addDays(todayInSingapore(), at + 30));
const EVE = DAYS.find(isEveOfPublicHoliday) ?? "";
/** A later ordinary day of the same weekday. */
const PLAIN = DAYS.find((date) => weekdayOf(date) === weekdayOf(EVE) && !isEveOfPublicHoliday(date)) ?? "";

const rule = (given: Partial<StoredPriceRule>): StoredPriceRule => ({
  name: "",
  weekdays: [],
  months: [],
  from: null,
  until: null,
  specialDays: [],
  meal: null,
  priceCents: null,
  percentBps: null,
  minQty: null,
  ...given,
});

beforeAll(async () => {
  const { db } = database();
  const { id: level1Id } = await makeCategory(db, { slug: "halls" });
  const hall = async (title: string, priceCents: number, priceRules: StoredPriceRule[]) => {
    const vendor = await makeVendor(db, {
      vendorName: title,
      masterCategoryId: level1Id,
      priceFromCents: (priceCents * 1199) / 1000,
      priceFromMetric: "table of 10",
      capacityTables: 50,
    });
    const more = { gstType: 2 as const, plusPlus: true, priceMetric: "table of 10", priceRules };
    await makeProduct(db, { vendorId: vendor.id, level1Id, title, priceCents, ...more });
  };
  // $1,199.00, $1,318.90 and $1,438.80 all-in; on eves $1,678.60 for the first.
  await hall("Rising", 100_000, [
    rule({ specialDays: ["eve"], percentBps: 4000, minQty: 40 }),
    rule({ specialDays: ["eve"], priceCents: 1 }),
    rule({ meal: "lunch", percentBps: -5000 }),
  ]);
  await hall("Steady", 110_000, []);
  await hall("Falling", 120_000, [rule({ from: EVE, until: EVE, percentBps: -5000 })]);
});

async function find<T>(path: string, query: string): Promise<T> {
  clearCache();
  const { status, body } = await call<T>("GET", `/public/${path}?category=halls&sort=price-asc&${query}`);
  expect(status).toBe(200);
  return body.data;
}
const products = async (query: string) =>
  (await find<ProductResults>("product-search", query)).docs.map(({ productTitle, productPrice }) => [
    productTitle,
    productPrice.priceWithGST,
  ]);
const cards = async (query: string) =>
  (await find<VendorResults>("vendor-search", query)).docs.map(
    ({ vendorName, priceFrom, priceMetric, priceDay }) => [vendorName, priceFrom, priceMetric, priceDay],
  );
const pins = async (query: string) =>
  (await find<SearchPins>("search/map", query)).docs.map(({ vendorName, priceFrom }) => [
    vendorName,
    priceFrom,
  ]);
const vendors = async (query: string) =>
  (await find<VendorResults>("vendor-search", query)).docs.map(({ vendorName }) => vendorName);

test("order, filter and cards use the price of the chosen day", async () => {
  const usual = [
    ["Rising", 1199],
    ["Steady", 1318.9],
    ["Falling", 1438.8],
  ];
  expect(await products("")).toEqual(usual);
  expect(await products(`date=${PLAIN}`)).toEqual(usual);
  expect(await products(`date=${EVE}`)).toEqual([
    ["Falling", 719.4],
    ["Steady", 1318.9],
    ["Rising", 1678.6],
  ]);
  expect(await products(`date=${EVE}&priceMax=1400`)).toHaveLength(2);
  expect(await products(`date=${EVE}&priceMin=1600`)).toEqual([["Rising", 1678.6]]);
  expect(await vendors(`date=${EVE}`)).toEqual(["Falling", "Steady", "Rising"]);
  expect(await vendors(`date=${EVE}&priceMin=1600`)).toEqual(["Rising"]);
  const { facets } = await find<ProductResults>("product-search", `date=${EVE}`);
  expect(facets?.price).toMatchObject({ min: 719.4, max: 1678.6 });
});

test("vendors' cards and the map show the lowest price for the chosen day", async () => {
  expect(await cards("date=")).toContainEqual(["Steady", 1318.9, "table of 10", null]);
  expect(await cards(`date=${EVE}`)).toEqual([
    ["Falling", 719.4, "table of 10", EVE],
    ["Steady", 1318.9, "table of 10", EVE],
    ["Rising", 1678.6, "table of 10", EVE],
  ]);
  expect(await pins(`date=${EVE}`)).toEqual([
    ["Falling", 719.4],
    ["Steady", 1318.9],
    ["Rising", 1678.6],
  ]);
});

test("totals for a wedding use its day, including the day's minimum", async () => {
  // 30 × $719.40, 30 × $1,318.90, 40 × $1,678.60.
  const wedding = `forTables=30&forDate=${EVE}`;
  expect(await vendors(wedding)).toEqual(["Falling", "Steady", "Rising"]);
  expect(await vendors(`${wedding}&priceMin=67000&priceMax=67200`)).toEqual(["Rising"]);
  expect(await products(`${wedding}&priceMin=67000&priceMax=67200`)).toEqual([["Rising", 1678.6]]);
});

test("a product above $2,147 takes a percentage by day", async () => {
  const { db } = database();
  const { id: level1Id } = await makeCategory(db, { slug: "villas" });
  const vendor = await makeVendor(db, { masterCategoryId: level1Id });
  const priceRules = [rule({ specialDays: ["eve"], percentBps: 4000 })];
  await makeProduct(db, { vendorId: vendor.id, level1Id, title: "Villa", priceCents: 250_000, priceRules });
  clearCache();
  const { body } = await call<ProductResults>("GET", `/public/product-search?category=villas&date=${EVE}`);
  expect(body.data.docs.map(({ productPrice }) => productPrice.priceWithGST)).toEqual([3_500]);
});
