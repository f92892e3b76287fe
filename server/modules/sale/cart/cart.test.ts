import { eq } from "drizzle-orm";
import { type Cart, MAX_CART_LINES } from "@/contracts/sale/cart";
import type { OpenHours } from "@/contracts/catalogue/product/product";
import { addDays, todayInSingapore } from "@/lib/dates";
import { priceParts } from "@/lib/money";
import { customer as customerTable } from "@/server/db/schema/identity/account";
import { product as productTable } from "@/server/db/schema/catalogue/product";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { cartLine as cartLineTable } from "@/server/db/schema/sale/cart";
import { makeCustomer, makeProduct } from "@/tests/setup/factories";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db, addToCart, makeStall } = shop;

const problemsIn = (cart: Cart) =>
  cart.docs.flatMap((group) => group.lines.flatMap((line) => line.problems.map(({ kind }) => kind)));
const firstLine = (cart: Cart) => cart.docs[0]?.lines[0];

test("a ++ price is exact to the cent: $1,000++ is $1,199.00", async () => {
  const { actor } = await makeCustomer(db());
  const { product } = await makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true });
  const { status, body } = await addToCart(actor, product, { quantity: 3 });
  expect(status).toBe(200);
  expect(body.message).toBe("Item added to cart");
  expect(body.data).toMatchObject({ net: 3000, serviceCharge: 300, gst: 297, total: 3597, cartCount: 1 });
  expect(firstLine(body.data)?.productPrice).toMatchObject({ price: 1000, priceWithGST: 1199, gst: 99 });
  expect(body.data.dueNow).toBe(1079.1);
  expect(body.data.docs[0]?.milestones.map(({ amount }) => amount)).toEqual([1079.1, 1438.8, 1079.1]);
});

test("the same product and date add up, another date makes another line", async () => {
  const { actor } = await makeCustomer(db());
  const { product } = await makeStall();
  await addToCart(actor, product, { quantity: 2 });
  const again = await addToCart(actor, product, { quantity: 3 });
  expect(again.body.data.docs[0]?.lines.map((line) => line.quantity)).toEqual([5]);
  const other = await addToCart(actor, product, { eventDate: addDays(EVENT_DATE, 1) });
  expect(other.body.data.cartCount).toBe(2);
  const tooMany = await addToCart(actor, product, { quantity: 999 });
  expect(tooMany.status).toBe(400);
});

test("twenty concurrent additions lose none", async () => {
  const { actor } = await makeCustomer(db());
  const { product } = await makeStall();
  await Promise.all(Array.from({ length: 20 }, () => addToCart(actor, product)));
  const { body } = await call<Cart>("GET", "/cart?fromCart=true", { as: actor });
  expect(firstLine(body.data)?.quantity).toBe(20);
});

test("a line without a date takes the wedding day", async () => {
  const { actor, id } = await makeCustomer(db());
  const { product } = await makeStall();
  const undated = await addToCart(actor, product, { eventDate: null });
  expect(firstLine(undated.body.data)).toMatchObject({ eventDate: null });
  expect(undated.body.data.docs[0]?.lines[0]?.problems).toMatchObject([
    { kind: "date_missing", blocking: false },
  ]);
  expect((await call("GET", "/cart/validateCart", { as: actor })).status).toBe(200);
  await db().update(customerTable).set({ weddingDate: EVENT_DATE }).where(eq(customerTable.id, id));
  const dated = await call<Cart>("GET", "/cart", { as: actor });
  expect(firstLine(dated.body.data)).toMatchObject({ eventDate: EVENT_DATE, problems: [] });
});

test("a changed price is pointed out until the couple updates the line", async () => {
  const { actor } = await makeCustomer(db());
  const { product } = await makeStall({ priceCents: 50_000 });
  const { body } = await addToCart(actor, product, { price: 1 });
  expect(body.data.total).toBe(500);
  const line = firstLine(body.data);
  expect(line?.problems).toMatchObject([
    { kind: "price_changed", blocking: false, message: expect.stringContaining("$500.00") },
  ]);
  expect((await call("GET", "/cart/validateCart", { as: actor })).status).toBe(200);
  const accepted = await call<Cart>("PATCH", `/cart/${line?.id}`, { as: actor, body: { quantity: 1 } });
  expect(problemsIn(accepted.body.data)).toEqual([]);
});

describe("problems that keep a line from being ordered", () => {
  const tomorrow = addDays(todayInSingapore(), 1);
  const weekdayOf = (date: string) => String(new Date(`${date}T00:00:00Z`).getUTCDay());
  const hours = { open: "09:00", close: "18:00" };
  const closedOn = (date: string) =>
    Object.fromEntries(
      ["0", "1", "2", "3", "4", "5", "6"].map((day) => [day, day === weekdayOf(date) ? null : hours]),
    ) as OpenHours;

  test.each([
    ["unavailable", { status: 0 as const }, {}],
    ["unavailable", { enableSelling: false }, {}],
    ["unavailable", { isVisibleOnProductPage: false }, {}],
    ["vendor_not_selling", {}, { status: "suspended" as const }],
    ["vendor_not_selling", {}, { enableSelling: false }],
    ["quantity_below_minimum", { enableMinMaxRule: true, minQty: 3 }, {}],
    ["quantity_above_maximum", { enableMinMaxRule: true, maxQty: 1 }, {}],
    ["amount_below_minimum", { enableMinMaxRule: true, minPricingCents: 200_001 }, {}],
    ["amount_above_maximum", { enableMinMaxRule: true, maxPricingCents: 199_999 }, {}],
    ["date_off", { customOffDays: [EVENT_DATE] }, {}],
    ["date_off", {}, { offDays: [EVENT_DATE] }],
    ["date_off", { openHours: closedOn(EVENT_DATE) }, {}],
  ])("%s %j %j", async (kind, productChange, vendorChange) => {
    const { actor } = await makeCustomer(db());
    const { product, vendor } = await makeStall({ priceCents: 100_000 });
    await addToCart(actor, product, { quantity: 2 });
    if (Object.keys(productChange).length > 0) {
      await db().update(productTable).set(productChange).where(eq(productTable.id, product.id));
    }
    if (Object.keys(vendorChange).length > 0) {
      await db().update(vendorTable).set(vendorChange).where(eq(vendorTable.id, vendor.id));
    }
    const { body } = await call<Cart>("GET", "/cart", { as: actor });
    expect(problemsIn(body.data)).toEqual([kind]);
    const refused = await call<{ errors: { field: string; message: string }[] }>(
      "GET",
      "/cart/validateCart",
      { as: actor },
    );
    expect(refused.status).toBe(400);
    const line = firstLine(body.data);
    expect(refused.body.data.errors).toEqual([
      { field: `lines.${line?.id}`, message: line?.problems[0]?.message },
    ]);
    const order = await shop.placeOrder(actor);
    expect(order.status).toBe(400);
    expect(order.body.message).toBe(line?.problems[0]?.message);
  });

  test("a day that has passed, or is too far ahead, blocks the line until it is moved", async () => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall();
    const added = await addToCart(actor, product);
    const id = firstLine(added.body.data)?.id ?? "";
    for (const [date, kind] of [
      [todayInSingapore(), "date_past"],
      [addDays(todayInSingapore(), MAX_DAYS_AHEAD + 1), "date_too_far"],
    ] as const) {
      await db().update(cartLineTable).set({ eventDate: date }).where(eq(cartLineTable.id, id));
      const { body } = await call<Cart>("GET", "/cart", { as: actor });
      expect(problemsIn(body.data)).toEqual([kind]);
      expect((await shop.placeOrder(actor)).status).toBe(400);
    }
    const moved = await call<Cart>("PATCH", `/cart/${id}`, { as: actor, body: { eventDate: tomorrow } });
    expect(problemsIn(moved.body.data)).toEqual([]);
  });

  test("the cart accepts no line for a day on which it is not available", async () => {
    const { actor, id } = await makeCustomer(db());
    const { product, vendor, category } = await makeStall();
    const onlyOthers = { vendorId: vendor.id, level1Id: category.id, openHours: closedOn(EVENT_DATE) };
    const weekendMenu = await makeProduct(db(), onlyOthers);
    const refused = async (work: ReturnType<typeof addToCart>, words: string) => {
      const { status, body } = await work;
      expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
      expect(body.data).toEqual({ errors: [{ field: "eventDate", message: body.message }] });
    };
    await refused(addToCart(actor, weekendMenu), "is not available on");
    await refused(addToCart(actor, product, { eventDate: todayInSingapore() }), "tomorrow or later");
    await refused(addToCart(actor, product, { eventDate: "9999-12-31" }), "years ahead");
    // The wedding day is the default date.
    await db().update(customerTable).set({ weddingDate: EVENT_DATE }).where(eq(customerTable.id, id));
    await refused(addToCart(actor, weekendMenu, { eventDate: null }), "is not available on");
    const { body } = await addToCart(actor, weekendMenu, { eventDate: addDays(EVENT_DATE, 1) });
    const path = `/cart/${firstLine(body.data)?.id}`;
    await refused(call("PATCH", path, { as: actor, body: { eventDate: EVENT_DATE } }), "is not available on");
    const kept = await call<Cart>("PATCH", path, { as: actor, body: { quantity: 2 } });
    expect(kept.body.data.docs[0]?.lines).toMatchObject([{ quantity: 2, problems: [] }]);
  });

  test("quantity rules apply only when they are turned on", async () => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall({ minQty: 5, maxQty: 9 });
    const { body } = await addToCart(actor, product);
    expect(problemsIn(body.data)).toEqual([]);
  });
});

test("moving a line to another one's date merges them", async () => {
  const { actor } = await makeCustomer(db());
  const { product } = await makeStall();
  await addToCart(actor, product, { quantity: 2 });
  const { body } = await addToCart(actor, product, { eventDate: addDays(EVENT_DATE, 1), quantity: 3 });
  const moved = await call<Cart>("PATCH", `/cart/${body.data.docs[0]?.lines[1]?.id}`, {
    as: actor,
    body: { eventDate: EVENT_DATE },
  });
  expect(moved.body.data.docs[0]?.lines).toMatchObject([{ quantity: 5, eventDate: EVENT_DATE }]);
});

test("nobody can change another couple's line", async () => {
  const owner = await makeCustomer(db());
  const other = await makeCustomer(db());
  const { product } = await makeStall();
  const { body } = await addToCart(owner.actor, product);
  const path = `/cart/${firstLine(body.data)?.id}`;
  expect((await call("PATCH", path, { as: other.actor, body: { quantity: 9 } })).status).toBe(404);
  expect((await call("DELETE", path, { as: other.actor })).status).toBe(404);
  const after = await call<Cart>("GET", "/cart", { as: owner.actor });
  expect(firstLine(after.body.data)?.quantity).toBe(1);
  const gone = await call<Cart>("DELETE", path, { as: owner.actor });
  expect(gone.body.data.cartCount).toBe(0);
  expect((await call("DELETE", path, { as: owner.actor })).status).toBe(404);
});

test("what is not for sale cannot be added, and an empty cart cannot be ordered", async () => {
  const { actor } = await makeCustomer(db());
  const { product } = await makeStall({ status: 2 });
  expect((await addToCart(actor, product)).status).toBe(400);
  const missing = { id: "0190a0b0-0000-7000-8000-000000000000", allInCents: 100 };
  expect((await addToCart(actor, missing)).status).toBe(404);
  expect((await call("GET", "/cart/validateCart", { as: actor })).body.message).toBe("Your cart is empty");
});

test(`a cart holds ${MAX_CART_LINES} lines, read in as many queries as one`, async () => {
  const { actor } = await makeCustomer(db());
  const { product, vendor, category } = await makeStall({ gstType: 1, priceCents: 333 });
  await addToCart(actor, product);
  const few = await countQueries(() => call("GET", "/cart", { as: actor }));
  const more = await Promise.all(
    Array.from({ length: MAX_CART_LINES - 1 }, () =>
      makeProduct(db(), { vendorId: vendor.id, level1Id: category.id, priceCents: 777, gstType: 1 }),
    ),
  );
  for (const item of more) await addToCart(actor, item);
  const many = await countQueries(() => call("GET", "/cart", { as: actor }));
  expect(many).toBe(few);
  const { body } = await call<Cart>("GET", "/cart", { as: actor });
  expect(body.data.cartCount).toBe(MAX_CART_LINES);
  expect(body.data.gst).toBe((priceParts(333, 1, false).gst + 49 * priceParts(777, 1, false).gst) / 100);
  const extra = await makeProduct(db(), { vendorId: vendor.id, level1Id: category.id });
  expect((await addToCart(actor, extra)).status).toBe(400);
});

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { Client } = await import("pg");
  const spy = jest.spyOn(Client.prototype, "query");
  await work();
  const queries = spy.mock.calls.length;
  spy.mockRestore();
  return queries;
}
