import type { StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import type { AvailabilityMonth } from "@/contracts/catalogue/availability";
import type { WeddingPrices } from "@/contracts/catalogue/comparison/wedding-price";
import type { Cart } from "@/contracts/sale/cart";
import type { OrderDifference } from "@/contracts/sale/order/edit";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays, formatDate, todayInSingapore, weekdayOf } from "@/lib/dates";
import { isAuspicious } from "@/lib/singapore-days/almanac";
import { isEveOfPublicHoliday, isPublicHoliday } from "@/lib/singapore-days/holidays";
import { clearCache } from "@/server/core/cache";
import { product as productTable } from "@/server/db/schema/catalogue/product";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
afterEach(() => clearCache());

const DAYS = Array.from({ length: 420 }, (_, at) => addDays(todayInSingapore(), at + 40));
const dayWith = (holds: (date: string) => boolean) => DAYS.find(holds) ?? "";
const isOrdinary = (date: string) =>
  !isPublicHoliday(date) && !isEveOfPublicHoliday(date) && !isAuspicious(date);
const EVE = dayWith((date) => isEveOfPublicHoliday(date) && !isAuspicious(date));
const HOLIDAY = dayWith((date) => isPublicHoliday(date) && !isAuspicious(date));
const AUSPICIOUS = dayWith((date) => isAuspicious(date) && !isPublicHoliday(date));
const MONDAY = dayWith((date) => isOrdinary(date) && weekdayOf(date) === 1);
const SATURDAY = dayWith((date) => isOrdinary(date) && weekdayOf(date) === 6);
const monthOf = (date: string) => Number(date.slice(5, 7));

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
const up = (percent: number, given: Partial<StoredPriceRule>) =>
  rule({ ...given, percentBps: percent * 100 });
const BANQUET = {
  title: "Banquet",
  priceMetric: "table of 10",
  attributes: [{ name: "Meal", values: ["Dinner"] }],
};
/** A product at $1,000 a table, sold for dinner. */
const stallWith = (priceRules: StoredPriceRule[]) => shop.makeStall({ ...BANQUET, priceRules });
const cartOf = async (...[as, product, given]: Parameters<typeof shop.addToCart>) => {
  const { body } = await shop.addToCart(as, product, given);
  return body.data.docs[0]?.lines.find(({ productId }) => productId === product.id);
};
const words = (date: string) =>
  `${["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][weekdayOf(date)]} ${formatDate(date)}`;

test.each<[string, StoredPriceRule, string, number, string]>([
  ["weekdays", up(20, { weekdays: [6, 0] }), SATURDAY, 1200, "+20% for Saturdays and Sundays"],
  ["months", up(5, { months: [monthOf(MONDAY)] }), MONDAY, 1050, "+5% for "],
  ["dates", up(8, { from: MONDAY, until: MONDAY }), MONDAY, 1080, `+8% for ${formatDate(MONDAY)}`],
  ["the meal", up(-10, { meal: "dinner" }), MONDAY, 900, "−10% for dinner"],
  ["another meal", up(-10, { meal: "lunch" }), MONDAY, 1000, "the usual price"],
  ["an eve", up(12, { specialDays: ["eve"] }), EVE, 1120, "+12% for the eve of a public holiday"],
  ["no eve", up(12, { specialDays: ["eve"] }), MONDAY, 1000, "the usual price"],
  ["a holiday", up(15, { specialDays: ["public_holiday"] }), HOLIDAY, 1150, "+15% for a public holiday"],
  [
    "an auspicious day",
    up(7.5, { specialDays: ["auspicious"] }),
    AUSPICIOUS,
    1075,
    "+7.5% for an auspicious day",
  ],
  [
    "a price of its own",
    rule({ name: "Peak season", weekdays: [6], priceCents: 150_000 }),
    SATURDAY,
    1500,
    "its price for Peak season",
  ],
])("a rule for %s sets the price of the day", async (_, priceRule, date, price, why) => {
  const { product } = await stallWith([priceRule]);
  const { actor } = await makeCustomer(db());
  const line = await cartOf(actor, product, { eventDate: date, price });
  expect(line).toMatchObject({ productPrice: { priceWithGST: price }, lineTotal: price, problems: [] });
  expect(line?.priceNote).toContain(
    `${words(date)} dinner: $${price.toLocaleString("en-US")}.00 a table of 10, ${why}`,
  );
});

test("only the first matching rule applies; its minimum replaces the product's", async () => {
  const { product } = await stallWith([up(50, { weekdays: [6], minQty: 30 }), up(10, { weekdays: [6, 1] })]);
  const { actor } = await makeCustomer(db());
  const saturday = await cartOf(actor, product, { eventDate: SATURDAY, quantity: 29, price: 1000 });
  expect(saturday).toMatchObject({
    productPrice: { priceWithGST: 1500 },
    minQty: 30,
    problems: [
      { kind: "quantity_below_minimum", message: `Banquet: please order at least 30 for ${words(SATURDAY)}` },
      { kind: "price_changed", message: expect.stringContaining("+50% for Saturdays") },
    ],
  });
  expect((await shop.placeOrder(actor)).status).toBe(400);

  // Another day has another price and no minimum.
  const moved = await call<Cart>("PATCH", `/cart/${saturday?.id}`, {
    as: actor,
    body: { eventDate: MONDAY },
  });
  expect(moved.body.data.docs[0]?.lines[0]).toMatchObject({
    productPrice: { priceWithGST: 1100 },
    minQty: null,
    lineTotal: 31_900,
    problems: [],
  });
});

describe("a product sold for lunch and dinner", () => {
  const both = { attributes: [{ name: "Meal", values: ["Lunch", "Dinner"] }] };
  const lunchStall = () =>
    shop.makeStall({
      ...BANQUET,
      ...both,
      priceRules: [up(-20, { meal: "lunch" }), up(10, { meal: "dinner" })],
    });
  const linesOf = ({ body }: { body: { data: Cart } }) => body.data.docs.flatMap(({ lines }) => lines);

  test("costs what its meal costs, is a line for each, and is ordered for it", async () => {
    const { product, vendor } = await lunchStall();
    const { actor } = await makeCustomer(db());
    const dinner = await shop.addToCart(actor, product, { eventDate: MONDAY, price: 1100 });
    expect(linesOf(dinner)).toMatchObject([
      { meal: "dinner", meals: ["lunch", "dinner"], lineTotal: 1100, problems: [] },
    ]);
    const lunch = await shop.addToCart(actor, product, { eventDate: MONDAY, price: 800, meal: "lunch" });
    expect(linesOf(lunch)).toMatchObject([
      { meal: "dinner", lineTotal: 1100 },
      { meal: "lunch", lineTotal: 800, problems: [], priceNote: expect.stringContaining("−20% for lunch") },
    ]);

    // Moved to the other's meal, the line joins it and takes its price.
    const [first] = linesOf(lunch);
    const path = `/cart/${first?.id}`;
    expect((await call("PATCH", path, { as: actor, body: { meal: "breakfast" } })).status).toBe(400);
    const joined = await call<Cart>("PATCH", path, { as: actor, body: { meal: "lunch" } });
    expect(linesOf(joined)).toMatchObject([{ meal: "lunch", quantity: 2, lineTotal: 1600, problems: [] }]);

    const placed = (await shop.placeOrder(actor)).body.data;
    await shop.pay(actor, placed.checkoutId);
    const orderId = placed.orders[0]?.id ?? "";
    await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
    const { items } = (await call<OrderDetail>("GET", `/order/${orderId}`, { as: actor })).body.data;
    expect(items).toMatchObject([{ meal: "lunch", unitPrice: 800, eventDate: MONDAY }]);
    // A moved date is priced for the same meal.
    const moved = await call<OrderDifference>("POST", `/order/editpreview/${orderId}`, {
      as: actor,
      body: { items: [{ itemId: items[0]?.id, quantity: 2, eventDate: SATURDAY }] },
    });
    expect(moved.body.data.after.items).toMatchObject([{ unitPrice: 800 }]);
  });

  test("is priced for a guest's meal, and keeps it when the cart is merged", async () => {
    const { product } = await lunchStall();
    const { actor } = await makeCustomer(db());
    const item = { productId: product.id, eventDate: MONDAY, price: 800, quantity: 10, meal: "lunch" };
    const body = { items: [item, { ...item, meal: null, price: 1100 }] };
    const quote = await call<{ cart: Cart }>("POST", "/cart/quote", { body });
    expect(quote.body.data.cart.docs[0]?.lines.map(({ lineTotal }) => lineTotal)).toEqual([8000, 11_000]);
    const merged = await call<{ cart: Cart }>("POST", "/cart/merge", { as: actor, body });
    expect(merged.body.data.cart.docs[0]?.lines).toMatchObject([
      { meal: "lunch", lineTotal: 8000, problems: [] },
      { meal: "dinner", lineTotal: 11_000, problems: [] },
    ]);
  });
});

test("a meal that a product isn't sold for changes nothing", async () => {
  const { product } = await stallWith([up(-20, { meal: "lunch" })]);
  const { actor } = await makeCustomer(db());
  const line = await cartOf(actor, product, { eventDate: MONDAY, price: 1000, meal: "lunch" });
  expect(line).toMatchObject({ meal: "dinner", meals: ["dinner"], lineTotal: 1000, problems: [] });
});

test("an order keeps its prices; a moved date is priced by them, with the reason", async () => {
  const { product, vendor } = await stallWith([up(50, { weekdays: [6] })]);
  const couple = await makeCustomer(db());
  await cartOf(couple.actor, product, { eventDate: MONDAY, quantity: 10, price: 1000 });
  const placed = (await shop.placeOrder(couple.actor)).body.data;
  await shop.pay(couple.actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  // More expensive from now on, for others.
  await db().update(productTable).set({ priceCents: 200_000, allInCents: 200_000, priceRules: [] });

  const read = async () =>
    (await call<OrderDetail>("GET", `/order/${orderId}`, { as: couple.actor })).body.data;
  const [item] = (await read()).items;
  const items = [{ itemId: item?.id, quantity: 10, eventDate: SATURDAY }];
  const asked = await call<OrderDifference>("POST", `/order/editpreview/${orderId}`, {
    as: couple.actor,
    body: { items },
  });
  const note = `${words(SATURDAY)} dinner: $1,500.00 a table of 10, +50% for Saturdays`;
  expect(asked.body.data).toMatchObject({
    delta: 5000,
    after: { items: [{ unitPrice: 1500, priceNote: note, eventDate: SATURDAY }] },
  });
  await call("POST", `/order/edits/${orderId}`, { as: couple.actor, body: { items, comment: "Please" } });
  expect(await latestFor(db(), vendor.email, "edit-asked-vendor")).toMatchObject({
    priceNotes: [`Banquet: ${note}`],
  });
  const answer = { accepted: true, version: 1, reason: "" };
  await call("PATCH", `/order-vendor/acceptrejectordereditrequest/${orderId}`, {
    as: vendor.actor,
    body: answer,
  });
  expect(await read()).toMatchObject({ orderValue: 15_000, items: [{ unitPrice: 1500, priceNote: note }] });
});

test("the calendar and the prices for a wedding show each day's price", async () => {
  const { product, vendor } = await stallWith([up(50, { weekdays: [6], minQty: 30 })]);
  const path = `/public/availability/${vendor.id}?month=${SATURDAY.slice(0, 7)}&productId=${product.id}`;
  const { days } = (await call<AvailabilityMonth>("GET", path)).body.data;
  const price = { priceWithGST: 1500, reason: "+50% for Saturdays", minQty: 30 };
  expect(days.find(({ date }) => date === SATURDAY)).toMatchObject({ price });
  expect(
    days.find(({ date }) => date === addDays(SATURDAY, 1) || date === addDays(SATURDAY, -1)),
  ).toMatchObject({
    price: { priceWithGST: 1000, reason: "the usual price", minQty: null },
  });
  const asked = `/public/wedding-prices?vendors=${vendor.id}&products=${product.id}&tables=20&date=${SATURDAY}`;
  const { vendors, products } = (await call<WeddingPrices>("GET", asked)).body.data;
  const dear = { unit: 1500, quantity: 30, raised: true, total: 45_000 };
  expect(vendors).toMatchObject([{ ...dear, note: expect.stringContaining("+50% for Saturdays") }]);
  expect(products).toMatchObject([dear]);
});
