import type { Comparison } from "@/contracts/catalogue/comparison/comparison";
import type { WeddingPrices } from "@/contracts/catalogue/comparison/wedding-price";
import type { StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import type { ProductResults, SearchPins, VendorResults } from "@/contracts/catalogue/search/search";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();
const MONDAY =
  Array.from({ length: 7 }, (_, at) => addDays(todayInSingapore(), at + 30)).find(
    (date) => weekdayOf(date) === 1,
  ) ?? "";
const ids: Record<string, string> = {};

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
const meals = (...values: string[]) => ({ attributes: [{ name: "Meal", values }] });

beforeAll(async () => {
  const { db } = database();
  const { id: level1Id } = await makeCategory(db, { slug: "halls" });
  const hall = async (vendorName: string) =>
    makeVendor(db, { vendorName, masterCategoryId: level1Id, priceFromCents: 100_000, capacityTables: 50 });
  const sold = { level1Id, priceMetric: "table of 10", gstType: 0 as const };
  const both = await hall("Both");
  // $1,000 for dinner, $500 for lunch; $400 for Monday's lunch, from ten tables.
  const product = await makeProduct(db, {
    ...sold,
    ...meals("Lunch", "Dinner"),
    vendorId: both.id,
    title: "Either",
    priceCents: 100_000,
    enableMinMaxRule: true,
    minQty: 5,
    minPricingCents: 600_000,
    priceRules: [
      rule({ weekdays: [1], meal: "lunch", priceCents: 40_000, minQty: 10 }),
      rule({ meal: "lunch", percentBps: -5000 }),
    ],
  });
  const apart = await hall("Apart");
  for (const [title, priceCents] of [
    ["Lunch", 90_000],
    ["Dinner", 110_000],
  ] as const)
    await makeProduct(db, { ...sold, ...meals(title), vendorId: apart.id, title, priceCents });
  // Every dinner costs $1,300, whatever the listed price says.
  const dear = await hall("Dear");
  await makeProduct(db, {
    ...sold,
    ...meals("Lunch", "Dinner"),
    vendorId: dear.id,
    title: "Dear",
    priceCents: 80_000,
    allInCents: 130_000,
    priceRules: [rule({ meal: "dinner", priceCents: 130_000 })],
  });
  Object.assign(ids, { both: both.id, apart: apart.id, dear: dear.id, product: product.id });
});

async function read<T>(path: string): Promise<T> {
  clearCache();
  const { status, body } = await call<T>("GET", path);
  expect(status).toBe(200);
  return body.data;
}
const search = <T>(path: string, query: string) =>
  read<T>(`/public/${path}?category=halls&sort=price-asc&${query}`);
const cards = async (query: string) =>
  (await search<VendorResults>("vendor-search", query)).docs.map(({ vendorName, priceFrom }) => [
    vendorName,
    priceFrom,
  ]);
const pins = async (query: string) =>
  (await search<SearchPins>("search/map", query)).docs.map(({ vendorName, priceFrom }) => [
    vendorName,
    priceFrom,
  ]);
const products = async (query: string) =>
  (await search<ProductResults>("product-search", query)).docs.map(({ productTitle, productPrice }) => [
    productTitle,
    productPrice.priceWithGST,
  ]);

test.each([
  [
    "meal=lunch",
    [
      ["Both", 500],
      ["Dear", 800],
      ["Apart", 900],
    ],
  ],
  [
    "meal=dinner",
    [
      ["Both", 1000],
      ["Apart", 1100],
      ["Dear", 1300],
    ],
  ],
  [
    `meal=lunch&date=${MONDAY}`,
    [
      ["Both", 400],
      ["Dear", 800],
      ["Apart", 900],
    ],
  ],
  [
    `meal=dinner&date=${MONDAY}`,
    [
      ["Both", 1000],
      ["Apart", 1100],
      ["Dear", 1300],
    ],
  ],
  [
    `date=${MONDAY}`,
    [
      ["Apart", 900],
      ["Both", 1000],
      ["Dear", 1300],
    ],
  ],
])("cards and map show the price for %s, and are sorted by it", async (query, expected) => {
  expect(await cards(query)).toEqual(expected);
  expect(await pins(query)).toEqual(expected);
});

test("products are priced for the meal, and without one for dinner", async () => {
  expect(await products("meal=lunch")).toEqual([
    ["Either", 500],
    ["Dear", 800],
    ["Lunch", 900],
  ]);
  expect(await products("meal=lunch&priceMax=700")).toEqual([["Either", 500]]);
  expect(await products("meal=dinner")).toEqual([
    ["Either", 1000],
    ["Dinner", 1100],
    ["Dear", 1300],
  ]);
  expect(await products("")).toEqual([
    ["Lunch", 900],
    ["Either", 1000],
    ["Dinner", 1100],
    ["Dear", 1300],
  ]);
  const { facets } = await search<ProductResults>("product-search", "meal=lunch");
  expect(facets?.price).toMatchObject({ min: 500, max: 900 });
});

test.each([
  // Ten tables by the rule's own minimum; $6,000 are fifteen.
  ["lunch", MONDAY, 15, 6000],
  ["lunch", "", 12, 6000],
  ["dinner", MONDAY, 6, 6000],
])("search, comparison and pages show the same total for a %s on %s", async (meal, date, quantity, total) => {
  const day = date && `&date=${date}`;
  const { docs } = await search<SearchPins>("search/map", `meal=${meal}&tables=2${day}`);
  expect(docs.find(({ vendorName }) => vendorName === "Both")?.total?.price).toBe(total);
  const compared = await read<Comparison>(
    `/public/comparison?vendors=${ids.both}&tables=2&meal=${meal}${day}`,
  );
  expect(compared.docs[0]?.price).toMatchObject({ quantity, total });
  const asked = `vendors=${ids.both}&products=${ids.product}&tables=2&meal=${meal}${day}`;
  const prices = await read<WeddingPrices>(`/public/wedding-prices?${asked}`);
  expect(prices.vendors).toMatchObject([{ quantity, total }]);
  expect(prices.products).toMatchObject([{ quantity, total }]);
});

test("a comparison leaves out what is sold for the other meal", async () => {
  const priceOf = async (query: string) =>
    (await read<Comparison>(`/public/comparison?vendors=${ids.apart}&tables=1${query}`)).docs[0]?.price
      ?.total;
  expect(await priceOf("&meal=dinner")).toBe(1100);
  expect(await priceOf("")).toBe(900);
});
