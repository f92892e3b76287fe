import { eq } from "drizzle-orm";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import type { BudgetForecast } from "@/contracts/planning/budget/budget-forecast";
import type { OrderDifference } from "@/contracts/sale/order/edit";
import { addDays } from "@/lib/dates";
import { toCents, toDollars } from "@/lib/money";
import { clearCache } from "@/server/core/cache";
import { orderItem } from "@/server/db/schema/sale/order";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";
import { type CustomerActor, EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PATH = "/planning/budget";

beforeEach(() => clearCache());

const forecast = async (as: CustomerActor, query = "") =>
  (await call<BudgetForecast>("GET", `${PATH}/forecast${query}`, { as })).body.data;
const addLine = (as: CustomerActor, body: object) => call<BudgetPlan>("POST", `${PATH}/line`, { as, body });

/** Creates vendors in a new category, each with one product. */
async function market(prices: number[], offer: object = {}, vendor: object = {}) {
  const category = await makeCategory(db());
  for (const priceCents of prices) {
    const seller = await makeVendor(db(), { masterCategoryId: category.id, ...vendor });
    await makeProduct(db(), { vendorId: seller.id, level1Id: category.id, priceCents, ...offer });
  }
  return category;
}

/** Creates a couple with 20 tables booked for their wedding day. */
async function banquet() {
  const { product, vendor, category } = await shop.makeStall({
    priceCents: 120_000,
    priceMetric: "table of 10",
  });
  const { actor } = await makeCustomer(db(), {
    weddingDate: EVENT_DATE,
    weddingTables: 20,
    budgetCents: 2_000_000,
  });
  await shop.addToCart(actor, product, { quantity: 20 });
  const placed = (await shop.placeOrder(actor)).body.data;
  await shop.pay(actor, placed.checkoutId);
  return { actor, vendor, category, product, orderId: placed.orders[0]?.id ?? "" };
}

async function previewOf(
  as: CustomerActor,
  orderId: string,
  change: { quantity: number; eventDate: string },
) {
  const [item] = await db().select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const body = { items: [{ itemId: item?.id, ...change }] };
  return (await call<OrderDifference>("POST", `/order/editpreview/${orderId}`, { as, body })).body.data;
}

test("the forecast adds typical prices for what isn't booked yet to what is booked", async () => {
  const { actor: me, category } = await banquet();
  const photos = await market([200_000, 300_000, 500_000, 600_000]);
  const rare = await market([900_000]);
  for (const [categoryId, planned] of [
    [category.id, 20_000],
    [photos.id, 3_000],
    [rare.id, 700],
  ]) {
    await addLine(me, { categoryId, planned });
  }
  await addLine(me, { name: "Ang bao box", planned: 250.5 });
  const skipped = await market([100_000, 100_000, 100_000]);
  await addLine(me, { categoryId: skipped.id, planned: 0 });

  const found = await forecast(me);
  const { committed } = (await call<BudgetPlan>("GET", PATH, { as: me })).body.data;
  expect(found.booked).toBe(committed);
  // Half of the four photographers charge less than $4,000; a single vendor gives no typical price.
  expect(found.toBook).toBe(4_000 + 700 + 250.5);
  expect(found.heading).toBe(toDollars(toCents(committed) + 495_050));
  expect(found).toMatchObject({
    total: 20_000,
    planned: 23_950.5,
    guests: 200,
    date: EVENT_DATE,
    whatIf: null,
  });
  const line = (name: string) => found.lines.find((each) => each.name === name)?.toBook;
  expect(line(photos.name)).toEqual({
    from: "market",
    amount: 4_000,
    low: 2_750,
    high: 5_250,
    vendors: 4,
    district: null,
  });
  expect(line(rare.name)).toEqual({ from: "plan", amount: 700 });
  expect(line(skipped.name)).toBeNull();
  expect(line(category.name)).toBeNull();
});

test("typical prices grow with the guests, and are those of the couple's district if it has enough vendors", async () => {
  const { actor: me } = await makeCustomer(db(), { weddingTables: 10, weddingDistrict: 9 });
  const byTable = await market([100_000, 110_000, 120_000], { priceMetric: "table of 10" });
  await addLine(me, { categoryId: byTable.id, planned: 1 });
  expect((await forecast(me)).toBook).toBe(11_000);
  const bigger = await forecast(me, "?guests=150");
  expect(bigger.whatIf).toMatchObject({ guests: 150, toBook: 16_500, heading: 16_500, difference: 5_500 });

  for (const priceCents of [200_000, 210_000, 220_000]) {
    const seller = await makeVendor(db(), { masterCategoryId: byTable.id, district: 9 });
    await makeProduct(db(), {
      vendorId: seller.id,
      level1Id: byTable.id,
      priceCents,
      priceMetric: "table of 10",
    });
  }
  clearCache();
  const [near] = (await forecast(me)).lines;
  expect(near?.toBook).toMatchObject({ amount: 21_000, vendors: 3, district: 9 });
});

test("a what-if equals the preview of the order's edit, and changes nothing", async () => {
  const { actor: me, category, vendor, orderId } = await banquet();
  await addLine(me, { categoryId: category.id, planned: 20_000 });
  const before = (await call<BudgetPlan>("GET", PATH, { as: me })).body.data;
  const moved = addDays(EVENT_DATE, 7);

  const fewer = (await forecast(me, "?guests=175")).whatIf;
  const preview = await previewOf(me, orderId, { quantity: 18, eventDate: EVENT_DATE });
  expect(preview.delta).toBeLessThan(0);
  expect(fewer).toMatchObject({
    guests: 175,
    difference: preview.delta,
    changes: [{ orderId, name: vendor.vendorName, difference: preview.delta }],
    refused: [],
  });
  const both = (await forecast(me, `?guests=210&date=${moved}`)).whatIf;
  const more = await previewOf(me, orderId, { quantity: 21, eventDate: moved });
  expect(both).toMatchObject({ guests: 210, date: moved, difference: more.delta });
  expect((await call<BudgetPlan>("GET", PATH, { as: me })).body.data).toEqual(before);
});

test("a booking that can't be changed is listed with the reason", async () => {
  const { actor: me, product, vendor } = await banquet();
  const other = await makeCustomer(db());
  const taken = addDays(EVENT_DATE, 3);
  for (let at = 0; at < vendor.dailyCapacity; at++) {
    await shop.addToCart(other.actor, product, { eventDate: taken });
    await shop.pay(other.actor, (await shop.placeOrder(other.actor)).body.data.checkoutId);
  }
  const asked = (await forecast(me, `?date=${taken}`)).whatIf;
  expect(asked).toMatchObject({ difference: 0, changes: [] });
  expect(asked?.refused[0]).toMatchObject({ name: vendor.vendorName });
  expect(asked?.refused[0]?.reason).toContain("fully booked");
  expect((await call("GET", `${PATH}/forecast?date=2020-01-01`, { as: me })).status).toBe(400);
});
