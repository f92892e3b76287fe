import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Cart, GuestCart, MergedCart } from "@/contracts/sale/cart";
import type { OrderDifference } from "@/contracts/sale/order/edit";
import type { Page } from "@/contracts/envelope";
import type { OrderDetail, OrderSummary } from "@/contracts/sale/order/order";
import { product as productTable } from "@/server/db/schema/catalogue/product";
import { orderItem } from "@/server/db/schema/sale/order";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCustomer } from "@/tests/setup/factories";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const DISH = { id: v7(), name: "Extra dish", priceCents: 6_800, per: "unit" as const, max: 1 };
const HOUR = { id: v7(), name: "Extra hour", priceCents: 22_000, per: "once" as const, max: 4 };
const chosen = [
  { id: DISH.id, quantity: 1 },
  { id: HOUR.id, quantity: 3 },
];

/** $1,000++ is $1,199.00, $68++ is $81.53 and $220++ is $263.78. */
const stall = () => shop.makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true, addOns: [DISH, HOUR] });
type Stall = Awaited<ReturnType<typeof stall>>;
const bodyOf = ({ product }: Stall, given: object = {}) => ({
  productId: product.id,
  price: 1199,
  quantity: 10,
  eventDate: EVENT_DATE,
  addOns: chosen,
  ...given,
});
const ten = 10 * 119_900 + 10 * 8_153 + 3 * 26_378;

test("extras per unit are charged for each unit, others as chosen, with the product's service charge and GST", async () => {
  const made = await stall();
  const { actor } = await makeCustomer(db());
  const { body, status } = await call<Cart>("POST", "/cart", { as: actor, body: bodyOf(made) });
  expect(status).toBe(200);
  const line = body.data.docs[0]?.lines[0];
  expect(line).toMatchObject({
    lineTotal: ten / 100,
    addOns: [
      { name: "Extra dish", quantity: 1, priceWithGST: 81.53, total: 815.3 },
      { name: "Extra hour", quantity: 3, priceWithGST: 263.78, total: 791.34 },
    ],
    problems: [],
  });
  const { net, serviceCharge, gst, total } = body.data;
  expect(Math.round((net + serviceCharge + gst) * 100)).toBe(ten);
  expect(total).toBe(ten / 100);
  expect(net).toBe(10_000 + 680 + 660);

  const less = { addOns: [{ id: HOUR.id, quantity: 1 }], quantity: 2 };
  const changed = await call<Cart>("PATCH", `/cart/${line?.id}`, { as: actor, body: less });
  expect(changed.body.data.total).toBe(2661.78);
  // Changing something else keeps them.
  const kept = await call<Cart>("PATCH", `/cart/${line?.id}`, { as: actor, body: { quantity: 3 } });
  expect(kept.body.data.total).toBe(3860.78);
});

test("refuses extras that are not offered, too many or repeated, naming the field", async () => {
  const made = await stall();
  const { actor } = await makeCustomer(db());
  for (const [addOns, words] of [
    [[{ id: v7(), quantity: 1 }], "This extra is no longer offered"],
    [[{ id: HOUR.id, quantity: 5 }], "You can choose at most 4 of Extra hour"],
    [[chosen[1], chosen[1]], "Extra hour is chosen twice"],
  ] as const) {
    const { status, body } = await call("POST", "/cart", { as: actor, body: bodyOf(made, { addOns }) });
    expect([status, body.message]).toEqual([400, words]);
    expect(body.data).toEqual({ errors: [{ field: "addOns", message: words }] });
  }
  const none = await call("POST", "/cart", {
    as: actor,
    body: bodyOf(made, { addOns: [{ id: HOUR.id, quantity: 0 }] }),
  });
  expect(none.status).toBe(400);
});

test("an extra that was withdrawn blocks the order until the couple continues without it, and is never charged", async () => {
  const made = await stall();
  const { actor } = await makeCustomer(db());
  const added = await call<Cart>("POST", "/cart", { as: actor, body: bodyOf(made) });
  const id = added.body.data.docs[0]?.lines[0]?.id;
  await db()
    .update(productTable)
    .set({ addOns: [HOUR] })
    .where(eq(productTable.id, made.product.id));
  const seen = (await call<Cart>("GET", "/cart", { as: actor })).body.data;
  expect(seen.docs[0]?.lines[0]).toMatchObject({
    addOns: [{ name: "Extra hour" }],
    problems: [{ kind: "add_on_gone", blocking: true }],
  });
  expect((await shop.placeOrder(actor)).status).toBe(400);
  const accepted = await call<Cart>("PATCH", `/cart/${id}`, { as: actor, body: {} });
  expect(accepted.body.data.docs[0]?.lines[0]).toMatchObject({ problems: [], lineTotal: 12_781.34 });
  expect((await shop.placeOrder(actor)).status).toBe(200);
});

test("a guest's extras are priced, and kept at sign-in", async () => {
  const made = await stall();
  const items = [bodyOf(made)];
  const quoted = await call<GuestCart>("POST", "/cart/quote", { body: { items } });
  expect(quoted.body.data.cart.total).toBe(ten / 100);
  const { actor } = await makeCustomer(db());
  for (const turn of ["first", "again"]) {
    const merged = await call<MergedCart>("POST", "/cart/merge", { as: actor, body: { items } });
    expect([turn, merged.body.data.cart.total, merged.body.data.left]).toEqual([turn, ten / 100, []]);
  }
});

test("from order to edit, both sides see the extras, which follow the quantity, and the books agree", async () => {
  const made = await stall();
  const { actor } = await makeCustomer(db());
  await call("POST", "/cart", { as: actor, body: bodyOf(made) });
  const comment = "Nut-free, please";
  const placed = (await shop.placeOrder(actor, { comment })).body.data;
  expect(placed.orderValue).toBe(ten / 100);
  expect(placed.orders).toMatchObject([
    { itemCount: 1, firstItemQuantity: 10, firstItemPriceMetric: "package", extraCount: 13 },
  ]);
  await shop.pay(actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  const seller = made.vendor.actor;
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: seller });
  const read = async () =>
    (await call<OrderDetail>("GET", `/order-vendor/${orderId}`, { as: seller })).body.data;
  // The list computes in SQL what the order page computes from its items.
  const list = await call<Page<OrderSummary>>("GET", "/order-vendor/order", { as: seller });
  const summed = { firstItemQuantity: 10, firstItemPriceMetric: "package", extraCount: 13, comment };
  expect([list.body.data.docs[0], await read()]).toMatchObject([summed, summed]);
  const [item] = (await read()).items;
  expect(item).toMatchObject({
    unitPrice: 1199,
    total: ten / 100,
    addOns: [
      { name: "Extra dish", per: "unit", quantity: 1, unitPrice: 81.53, total: 815.3 },
      { name: "Extra hour", per: "once", quantity: 3, unitPrice: 263.78, total: 791.34 },
    ],
  });
  // The price at purchase applies, whatever the vendor charges now.
  const dearer = [DISH, HOUR].map((each) => ({ ...each, priceCents: each.priceCents * 2 }));
  await db().update(productTable).set({ addOns: dearer }).where(eq(productTable.id, made.product.id));

  const items = [{ itemId: item?.id, quantity: 12, eventDate: EVENT_DATE }];
  const preview = await call<OrderDifference>("POST", `/order/editpreview/${orderId}`, {
    as: actor,
    body: { items },
  });
  expect(preview.body.data.delta).toBe((2 * (119_900 + 8_153)) / 100);
  expect(preview.body.data.after.items[0]?.addOns[0]).toMatchObject({ name: "Extra dish", total: 978.36 });
  await call("POST", `/order/edits/${orderId}`, { as: actor, body: { comment: "Two more", items } });
  const answered = await call("PATCH", `/order-vendor/acceptrejectordereditrequest/${orderId}`, {
    as: seller,
    body: { accepted: true, version: 1 },
  });
  expect(answered.status).toBe(200);
  const after = await read();
  expect(after.orderValue).toBe((ten + 2 * (119_900 + 8_153)) / 100);
  expect(after.items[0]?.addOns).toHaveLength(2);
  const [row] = await db().select().from(orderItem).where(eq(orderItem.orderId, orderId));
  expect((row?.netCents ?? 0) + (row?.serviceChargeCents ?? 0) + (row?.gstCents ?? 0)).toBe(row?.totalCents);
  expect(await checkLedger(db())).toEqual([]);
});
