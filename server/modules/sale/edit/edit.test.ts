import { and, eq } from "drizzle-orm";
import type { OrderDifference, OrderEdits } from "@/contracts/sale/order/edit";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { booking } from "@/server/db/schema/sale/booking";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { order as orderTable } from "@/server/db/schema/sale/order";
import { refund } from "@/server/db/schema/sale/refund";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { markDelivered } from "@/server/modules/sale/order/service/delivery";
import { makeCustomer, makeProduct } from "@/tests/setup/factories";
import { latestFor } from "@/tests/setup/mailbox";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";
import { expireOrderEdits } from "./public";

const shop = useShop();
const { call, db } = shop;

type Side = "order" | "order-vendor";
type Item = {
  itemId?: string;
  productId?: string;
  quantity: number;
  eventDate?: string | null;
  unitPrice?: number;
};

const WHOLE = {
  ...DEFAULT_PAYMENT_POLICY,
  milestones: [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }],
};

/** Sells an approved order of ten at $1,000 with the deposit, or everything, paid. */
async function sell({ whole = false, approved = true } = {}) {
  const stall = await shop.makeStall({ gstType: 1 }, whole ? { paymentPolicy: WHOLE } : {});
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, stall.product, { quantity: 10 });
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  const actors = { order: customer.actor, "order-vendor": stall.vendor.actor };
  if (approved) await call("PATCH", `/order-vendor/approve/${orderId}`, { as: stall.vendor.actor });
  const read = async () =>
    (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
  const [first] = (await read()).items;
  const itemId = first?.id ?? "";
  const items = (quantity: number, more: Partial<Item> = {}): Item[] => [
    { itemId, quantity, eventDate: EVENT_DATE, ...more },
  ];
  return {
    ...stall,
    customer,
    placed,
    orderId,
    itemId,
    read,
    items,
    ask: (side: Side, wanted: Item[], comment = "Please") =>
      call<OrderEdits>("POST", `/${side}/edits/${orderId}`, {
        as: actors[side],
        body: { comment, items: wanted },
      }),
    preview: (side: Side, wanted: Item[]) =>
      call<OrderDifference>("POST", `/${side}/editpreview/${orderId}`, {
        as: actors[side],
        body: { items: wanted },
      }),
    answer: (side: Side, accepted: boolean, version = 1) =>
      call<OrderEdits>("PATCH", `/${side}/acceptrejectordereditrequest/${orderId}`, {
        as: actors[side],
        body: { accepted, version, reason: accepted ? "" : "It can't be done" },
      }),
    withdraw: (side: Side) =>
      call<OrderEdits>("PATCH", `/${side}/withdraweditrequest/${orderId}`, { as: actors[side] }),
  };
}

const amounts = (order: OrderDetail) => order.milestones.map(({ amount }) => amount);
const dates = async (orderId: string) =>
  (await db().select().from(booking).where(eq(booking.orderId, orderId))).map(({ date }) => date);

afterEach(async () => {
  await shop.settle();
  expect(await checkLedger(db())).toEqual([]);
});

test("a couple's request changes nothing until the vendor accepts it", async () => {
  const { ask, answer, items, read, vendor, customer } = await sell();
  const asked = await ask("order", items(12), "Two more tables of colleagues");
  expect(asked.body.message).toBe("Order edit request submitted");
  expect(asked.body.data).toMatchObject({
    mayRequest: false,
    open: {
      version: 1,
      state: "requested",
      requestedBy: "customer",
      delta: 2000,
      refund: 0,
      before: { total: 10_000 },
      after: { total: 12_000, items: [{ quantity: 12 }], milestones: [{}, {}, { amount: 5000 }] },
    },
  });
  expect(await latestFor(db(), vendor.email, "edit-asked-vendor")).toMatchObject({
    text: "Two more tables of colleagues",
    totalAfter: 1_200_000,
  });
  expect((await read()).orderValue).toBe(10_000);
  expect((await answer("order", true)).status).toBe(409);
  expect((await answer("order-vendor", true)).body.data).toMatchObject({ open: null, mayRequest: true });
  const after = await read();
  expect(after).toMatchObject({ orderValue: 12_000, gst: 990.84, items: [{ quantity: 12, total: 12_000 }] });
  expect(amounts(after)).toEqual([3000, 4000, 5000]);
  expect(after.timeline.slice(-2)).toMatchObject([{ kind: "edit_requested" }, { kind: "edit_accepted" }]);
  expect(await latestFor(db(), customer.email, "edit-decided-couple")).toMatchObject({ outcome: "accepted" });
});

test("a decrease reduces what is unpaid first, then is refunded to the card", async () => {
  const { ask, answer, items, read, orderId } = await sell();
  expect((await ask("order-vendor", items(2))).body.data.open).toMatchObject({ delta: -8000, refund: 1000 });
  await answer("order", true);
  await shop.settle();
  const after = await read();
  expect(after).toMatchObject({ orderValue: 2000, paid: 3000, refunded: 1000, state: "all_paid" });
  expect(amounts(after)).toEqual([2000]);
  const refunds = await db().select().from(refund).where(eq(refund.orderId, orderId));
  expect(refunds).toMatchObject([{ amountCents: 100_000 }]);
});

test("an increase of a fully paid order adds a milestone, which can then be paid", async () => {
  const { ask, answer, items, read } = await sell({ whole: true });
  expect((await read()).state).toBe("all_paid");
  await ask("order-vendor", items(11));
  await answer("order", true);
  expect(await read()).toMatchObject({
    state: "in_progress",
    orderValue: 11_000,
    nextMilestone: { label: "Change to the order", amount: 1000, dueDate: addDays(EVENT_DATE, -14) },
  });
});

test("the vendor's items are added and removed, and only the vendor sets another price", async () => {
  const { ask, answer, items, read, preview, vendor, category } = await sell();
  const more = await makeProduct(db(), { vendorId: vendor.id, level1Id: category.id, priceCents: 50_000 });
  const added = { productId: more.id, quantity: 2, eventDate: EVENT_DATE };
  expect((await preview("order", [...items(10), added])).body.data.delta).toBe(1000);
  expect((await preview("order", items(10, { unitPrice: 900 }))).status).toBe(400);
  const other = await shop.makeStall();
  expect((await preview("order", [...items(10), { ...added, productId: other.product.id }])).status).toBe(
    400,
  );
  expect((await ask("order-vendor", [...items(10, { unitPrice: 900 }), added])).status).toBe(200);
  await answer("order", true);
  const changed = await read();
  expect(changed).toMatchObject({ orderValue: 10_000, items: [{ unitPrice: 900 }, { total: 1000 }] });
  const extra = changed.items[1]?.id ?? "";
  await ask("order", [{ itemId: extra, quantity: 2, eventDate: EVENT_DATE }]);
  await answer("order-vendor", true, 2);
  expect(await read()).toMatchObject({ itemCount: 1, orderValue: 1000 });
});

test("another date needs a free slot when it is accepted, and frees the old one", async () => {
  const { ask, answer, items, read, orderId, product } = await sell();
  const date = addDays(EVENT_DATE, 1);
  await ask("order", items(10, { eventDate: date }));
  const rival = await makeCustomer(db());
  await shop.addToCart(rival.actor, product, { eventDate: date });
  const taken = (await shop.placeOrder(rival.actor)).body.data.orders[0]?.id ?? "";
  expect((await answer("order-vendor", true)).status).toBe(409);
  expect([await dates(orderId), (await read()).eventDate]).toEqual([[EVENT_DATE], EVENT_DATE]);
  await call("PATCH", `/order/withdraw/${taken}`, { as: rival.actor });
  expect((await answer("order-vendor", true)).status).toBe(200);
  expect([await dates(orderId), (await read()).eventDate]).toEqual([[date], date]);
  const [last] = (await read()).milestones.slice(-1);
  expect(last?.dueDate).toBe(addDays(date, -14));
});

test("invalid requests are refused by field", async () => {
  const { ask, items, itemId } = await sell();
  const refused = async (wanted: Item[]) => {
    const { status, body } = await ask("order", wanted);
    return [status, body.message];
  };
  expect(await refused(items(10))).toEqual([400, "Nothing has changed yet"]);
  expect(await refused([])).toEqual([400, "An order has at least one item"]);
  expect(await refused([...items(9), ...items(8)])).toEqual([400, "An item stands in the list twice"]);
  expect(await refused(items(10, { eventDate: "2020-01-01" }))).toEqual([
    400,
    "The date must be tomorrow or later",
  ]);
  expect((await ask("order", [{ itemId: itemId.replace(/.$/, "0"), quantity: 1 }])).status).toBe(400);
});

test("one edit can be open at a time; it is declined, withdrawn, or expires after 7 days", async () => {
  const { ask, answer, withdraw, items, read, orderId, vendor } = await sell();
  const asked = await Promise.all(
    [1, 2, 3, 4].map((n) => ask(n % 2 ? "order" : "order-vendor", items(10 + n))),
  );
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const [open] = await db().select().from(orderEdit).where(eq(orderEdit.orderId, orderId));
  const [own, other] =
    open?.requestedBy === "customer"
      ? (["order", "order-vendor"] as const)
      : (["order-vendor", "order"] as const);
  expect((await answer(other, false, 2)).status).toBe(409);
  expect((await answer(other, false)).status).toBe(200);
  await ask(own, items(11));
  expect((await withdraw(other)).status).toBe(409);
  expect((await withdraw(own)).status).toBe(200);
  await ask("order", items(11));
  await expireOrderEdits(new Date(Date.now() + 7.01 * DAY_MS));
  expect((await answer("order-vendor", true, 3)).status).toBe(409);
  expect(await latestFor(db(), vendor.email, "edit-decided-vendor")).toMatchObject({ outcome: "expired" });
  const states = await db().select().from(orderEdit).where(eq(orderEdit.orderId, orderId));
  expect(states.map(({ state }) => state)).toEqual(["declined", "withdrawn", "expired"]);
  expect((await read()).orderValue).toBe(10_000);
});

test("no edit is possible after delivery, which ends an open request", async () => {
  const { ask, answer, items, vendor, orderId } = await sell({ whole: true });
  await ask("order", items(11));
  await markDelivered(vendor.id, orderId);
  expect((await answer("order-vendor", true)).status).toBe(409);
  expect((await ask("order", items(11))).status).toBe(409);
});

test("a payment of the old amount, made while the edit was being accepted, is not kept", async () => {
  const { ask, answer, items, read, customer } = await sell();
  const milestone = (await read()).nextMilestone;
  const intent = await call<never>("PUT", "/user-payment/create/payment/intent", {
    as: customer.actor,
    body: { milestoneIds: [milestone?.id] },
  });
  expect(intent.status).toBe(200);
  await ask("order-vendor", items(5));
  await answer("order", true);
  await shop.confirm(intent.body.data);
  await shop.settle();
  const after = await read();
  expect(after.orderValue).toBe(5000);
  expect(after.paid - after.refunded).toBeLessThanOrEqual(5000);
});

test("concurrent acceptance, decline, withdrawal and the vendor's answer to the order leave one outcome", async () => {
  for (let round = 0; round < 4; round++) {
    const { ask, answer, withdraw, items, read, orderId, vendor } = await sell({ approved: false });
    await ask("order", items(12));
    const results = await Promise.all([
      answer("order-vendor", true),
      answer("order-vendor", false),
      withdraw("order"),
      call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body: { reason: "Full" } }),
    ]);
    await shop.settle();
    const [edit] = await db().select().from(orderEdit).where(eq(orderEdit.orderId, orderId));
    const won = results.slice(0, 3).filter(({ status }) => status === 200).length;
    expect(won).toBe(edit?.state === "expired" ? 0 : 1);
    const order = await read();
    expect(order.orderValue).toBe(edit?.state === "accepted" ? 12_000 : 10_000);
    expect(order).toMatchObject({ state: "cancelled", paid: 3000, refunded: 3000 });
    const open = and(eq(orderTable.id, orderId), eq(orderTable.state, "cancelled"));
    expect(await db().select().from(orderTable).where(open)).toHaveLength(1);
  }
});
