import { count, eq, sql } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { HOUR_MS } from "@/lib/time";
import { booking } from "@/server/db/schema/sale/booking";
import { order as orderTable } from "@/server/db/schema/sale/order";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { refund } from "@/server/db/schema/sale/refund";
import { sandboxIntent } from "@/server/db/schema/sale/sandbox";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { abandonUnpaidOrders, expireUnansweredOrders } from "./service/cancel";

const shop = useShop();
const { call, db, settle } = shop;

async function place(stalls: Awaited<ReturnType<typeof shop.makeStall>>[]) {
  const customer = await makeCustomer(db());
  for (const { product } of stalls) await shop.addToCart(customer.actor, product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const ids = placed.orders.map(({ id }) => id);
  const read = async (index = 0) =>
    (await call<OrderDetail>("GET", `/order/${ids[index]}`, { as: customer.actor })).body.data;
  return { customer, placed, ids, read };
}

/** Returns the processor's balance, by its own records and by our ledger. */
async function holdings(): Promise<{ theirs: number; ours: number }> {
  const [theirs] = await db()
    .select({ cents: sql`coalesce(sum(amount_cents - refunded_cents), 0)`.mapWith(Number) })
    .from(sandboxIntent)
    .where(eq(sandboxIntent.status, "succeeded"));
  const [ours] = await db()
    .select({ cents: sql`coalesce(sum(amount_cents), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.account, "gateway"));
  return { theirs: theirs?.cents ?? 0, ours: ours?.cents ?? 0 };
}

afterEach(async () => {
  await settle();
  expect(await checkLedger(db())).toEqual([]);
  const { theirs, ours } = await holdings();
  expect(ours).toBe(theirs);
});

test("a couple buys from two vendors with one card; one vendor approves, the other declines", async () => {
  const stalls = [
    await shop.makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true }),
    await shop.makeStall({ priceCents: 45_679, gstType: 1 }),
  ];
  const { customer, placed, ids, read } = await place(stalls);
  expect(placed).toMatchObject({ orderValue: 1655.79, dueNow: 496.73 });
  const intent = (await shop.createIntent(customer.actor, placed.checkoutId)).body.data;
  expect(intent.amount).toBe(496.73);
  await shop.confirm(intent, SANDBOX_CARDS.declined);
  await shop.confirm(intent, SANDBOX_CARDS.authenticationRequired);
  await shop.authenticate(intent, "approve");
  await settle();
  const [banquet, gown] = stalls;
  const approve = { as: banquet?.vendor.actor ?? null };
  expect((await call("PATCH", `/order-vendor/approve/${ids[0]}`, approve)).status).toBe(200);
  const decline = { as: gown?.vendor.actor ?? null, body: { reason: "No longer in stock" } };
  expect((await call("PATCH", `/order-vendor/decline/${ids[1]}`, decline)).status).toBe(200);
  await settle();
  expect(await read(0)).toMatchObject({
    state: "in_progress",
    paid: 359.7,
    refunded: 0,
    nextMilestone: { amount: 479.6 },
    milestones: [{ paidAt: expect.any(String) }, { paidAt: null }, { paidAt: null }],
  });
  expect(await read(1)).toMatchObject({ state: "cancelled", paid: 137.03, refunded: 137.03 });
});

test("of a charge for two orders, only the share of the one withdrawn meanwhile is refunded", async () => {
  const { customer, placed, ids, read } = await place([await shop.makeStall(), await shop.makeStall()]);
  const intent = (await shop.createIntent(customer.actor, placed.checkoutId)).body.data;
  await call("PATCH", `/order/withdraw/${ids[0]}`, { as: customer.actor });
  await shop.confirm(intent);
  await settle();
  expect(await read(0)).toMatchObject({ state: "cancelled", paid: 300, refunded: 300 });
  expect(await read(1)).toMatchObject({ state: "awaiting_approval", paid: 300, refunded: 0 });
});

test("with concurrent payment, withdrawal and expiry, the order ends one way and the money agrees", async () => {
  for (let round = 0; round < 6; round++) {
    const stall = await shop.makeStall();
    const { customer, placed, ids, read } = await place([stall]);
    const intent = (await shop.createIntent(customer.actor, placed.checkoutId)).body.data;
    await Promise.all([
      shop.confirm(intent),
      call("PATCH", `/order/withdraw/${ids[0]}`, { as: customer.actor }),
      abandonUnpaidOrders(new Date(Date.now() + 25 * HOUR_MS)),
    ]);
    await settle();
    const order = await read();
    expect(order.paid).toBe(300);
    expect(order).toMatchObject(
      order.state === "cancelled" ? { refunded: 300 } : { state: "awaiting_approval", refunded: 0 },
    );
    const [slots] = await db()
      .select({ taken: count() })
      .from(booking)
      .where(eq(booking.vendorId, stall.vendor.id));
    expect(slots?.taken).toBe(order.state === "cancelled" ? 0 : 1);
  }
});

test("with concurrent approval, decline and expiry, one answer counts and nothing is refunded twice", async () => {
  for (let round = 0; round < 6; round++) {
    const { vendor, customer, orderId } = await shop.sell();
    const late = new Date(Date.now() + 73 * HOUR_MS);
    const [approved, declined] = await Promise.all([
      call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor }),
      call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body: { reason: "Too late" } }),
      expireUnansweredOrders(late),
      expireUnansweredOrders(late),
    ]);
    await settle();
    const { data } = (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body;
    expect([approved.status, declined.status].filter((status) => status === 200).length).toBeLessThan(2);
    expect(data).toMatchObject(
      data.state === "in_progress" ? { refunded: 0 } : { state: "cancelled", refunded: 300 },
    );
    const refunds = await db().select().from(refund).where(eq(refund.orderId, orderId));
    expect(refunds).toHaveLength(data.state === "in_progress" ? 0 : 1);
    const [row] = await db().select().from(orderTable).where(eq(orderTable.id, orderId));
    expect(row?.cancelledAt === null).toBe(data.state === "in_progress");
  }
});

test("the order names the vendor's contact once it is paid for, and where the vendor is", async () => {
  const { customer, ids, read } = await place([await shop.makeStall({})]);
  const [row] = await db()
    .select()
    .from(orderTable)
    .where(eq(orderTable.id, ids[0] ?? ""));
  const businessOwner = {
    firstName: "Siti",
    lastName: "Rahman",
    email: "siti@test.example",
    countryCode: "+65",
    phone: "91234567",
  };
  const location = { blockNumber: "12", streetAddress1: "Club Street", postCode: "069412" };
  await db()
    .update(vendorTable)
    .set({ businessOwner, mobileNumber: "81234567", ...location })
    .where(eq(vendorTable.id, row?.vendorId ?? ""));
  const address = "12 Club Street, Singapore 069412";
  expect((await read()).vendorContact).toMatchObject({ name: "", phone: "", address });
  await shop.pay(customer.actor, row?.checkoutId ?? "");
  expect((await read()).vendorContact).toMatchObject({
    name: "Siti Rahman",
    phone: "+65 8123 4567",
    address,
  });
});

test("the order shows what Sayang holds for it, to the cent, until it is refunded", async () => {
  const sale = await shop.sell();
  const held = async (path: string, as: Parameters<typeof call>[2]) =>
    (await call<OrderDetail>("GET", `${path}/${sale.orderId}`, as)).body.data.held;
  expect(await held("/order", { as: sale.customer.actor })).toBe(300);
  expect(await held("/order-vendor", { as: sale.vendor.actor })).toBe(300);
  const body = { reason: "We are full" };
  await call("PATCH", `/order-vendor/decline/${sale.orderId}`, { as: sale.vendor.actor, body });
  // On its way back to the card, so nothing is held for the order.
  expect(await held("/order", { as: sale.customer.actor })).toBe(0);
  await shop.settle();
  expect(await held("/order", { as: sale.customer.actor })).toBe(0);
});
