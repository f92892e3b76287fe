import type { WeddingPrices } from "@/contracts/catalogue/comparison/wedding-price";
import { addDays, todayInSingapore } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

const DAY = addDays(todayInSingapore(), 200);
const TABLE = { priceMetric: "table of 10", priceCents: 100_000 };
type Given = Partial<Parameters<typeof makeProduct>[1]>;

const prices = (query: string) => {
  clearCache();
  return call<WeddingPrices>("GET", `/public/wedding-prices?${query}`);
};

async function stall(products: Given[], vendor: Parameters<typeof makeVendor>[1] = {}) {
  const category = await makeCategory(db());
  const seller = await makeVendor(db(), { masterCategoryId: category.id, ...vendor });
  const made: string[] = [];
  for (const product of products)
    made.push((await makeProduct(db(), { vendorId: seller.id, level1Id: category.id, ...product })).id);
  return { vendor: seller.id, products: made };
}

test("prices cards for the whole wedding, like the comparison", async () => {
  const hotel = await stall([
    { ...TABLE, title: "Weekday lunch", priceCents: 80_000, customOffDays: [DAY] },
    { ...TABLE, title: "Dinner" },
  ]);
  const photographer = await stall([{ priceMetric: "package", priceCents: 380_000 }]);
  const { body } = await prices(
    `vendors=${photographer.vendor},${hotel.vendor}&products=${hotel.products.join()}&tables=30&date=${DAY}`,
  );
  expect(body.data.vendors).toMatchObject([
    { id: photographer.vendor, basis: "order", quantity: 1, total: 3_800, day: "free" },
    { id: hotel.vendor, basis: "table", quantity: 30, unit: 1_000, total: 30_000, day: "free" },
  ]);
  const [lunch, dinner] = hotel.products;
  expect(new Map(body.data.products.map(({ id, ...price }) => [id, price]))).toEqual(
    new Map([
      [dinner, expect.objectContaining({ total: 30_000, quantity: 30, day: null, noPrice: null })],
      [lunch, expect.objectContaining({ total: null, noPrice: { reason: "closed" } })],
    ]),
  );
});

test("says why a wedding has no price, and omits what isn't listed", async () => {
  const small = await stall([{ ...TABLE, enableMinMaxRule: true, maxQty: 20 }], { offDays: [DAY] });
  const hidden = await stall([TABLE], { status: "suspended" });
  const { body } = await prices(
    `vendors=${small.vendor},${hidden.vendor}&products=${[...small.products, ...hidden.products].join()}&tables=21&date=${DAY}`,
  );
  expect(body.data.vendors).toMatchObject([
    { id: small.vendor, total: null, noPrice: { reason: "too_large", most: 20 }, day: "off" },
  ]);
  expect(body.data.products).toMatchObject([{ noPrice: { reason: "too_large", most: 20 } }]);
});

test.each([
  "vendors=nobody",
  "tables=0",
  "date=2027-02-30",
  `vendors=${Array.from({ length: 61 }, (_, at) => `0190a0b0-0000-7000-8000-0000000000${10 + at}`).join()}`,
])("refuses %s", async (query) => {
  expect((await prices(query)).status).toBe(400);
});

test("returns nothing when nothing is requested", async () => {
  expect((await prices("")).body.data).toEqual({ vendors: [], products: [] });
});
