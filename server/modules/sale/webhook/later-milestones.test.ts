import { asc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { signBody } from "@/server/adapters/payments/signature";
import { milestone } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";
import { sandboxIntent } from "@/server/db/schema/sale/sandbox";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

type Sale = Awaited<ReturnType<typeof shop.sell>>;
const readOf =
  ({ customer, orderId }: Sale) =>
  async () =>
    (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;

/** Makes a charge for milestones of the order, by position, that succeeds at the processor. */
async function charge({ customer, placed, orderId }: Sale, positions: number[]): Promise<string> {
  const milestones = await db()
    .select()
    .from(milestone)
    .where(eq(milestone.orderId, orderId))
    .orderBy(asc(milestone.position));
  const paid = milestones.filter(({ position }) => positions.includes(position));
  const amountCents = paid.reduce((sum, { amountCents: cents }) => sum + cents, 0);
  const id = v7();
  const intentId = `pi_${id}`;
  await db().insert(sandboxIntent).values({
    id: intentId,
    clientSecretHash: "00",
    idempotencyKey: id,
    amountCents,
    status: "succeeded",
    metadata: {},
  });
  await db().insert(payment).values({
    id,
    customerId: customer.id,
    checkoutId: placed.checkoutId,
    gateway: "sandbox",
    gatewayIntentId: intentId,
    amountCents,
    status: "requires_payment",
  });
  await db()
    .insert(paymentAllocation)
    .values(paid.map((each) => ({ paymentId: id, milestoneId: each.id, amountCents: each.amountCents })));
  const body = JSON.stringify({
    id: `evt_${id}`,
    type: "payment_intent.succeeded",
    created: 1,
    data: { intentId, amountCents, currency: "sgd" },
  });
  expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
  await shop.settle();
  return id;
}

afterEach(async () => expect(await checkLedger(db())).toEqual([]));

test("one charge pays everything left, and settles the order", async () => {
  const sale = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await charge(sale, [1, 2]);
  const order = await readOf(sale)();
  expect(order).toMatchObject({ state: "all_paid", paid: 1000, refunded: 0, nextMilestone: null });
  expect(order.timeline.map(({ kind }) => kind)).toEqual([
    "placed",
    "paid",
    "submit",
    "approve",
    "paid",
    "settle",
  ]);
});

test("what another charge paid first is refunded to the card that paid it twice", async () => {
  const sale = await shop.sell();
  await charge(sale, [1]);
  const again = await charge(sale, [1, 2]);
  expect(await readOf(sale)()).toMatchObject({ state: "awaiting_approval", paid: 1400, refunded: 400 });
  const refunds = await db().select().from(refund).where(eq(refund.orderId, sale.orderId));
  expect(refunds).toMatchObject([{ paymentId: again, amountCents: 40_000, reason: "Paid already" }]);
  const { body } = await call<OrderDetail>("PATCH", `/order-vendor/approve/${sale.orderId}`, {
    as: sale.vendor.actor,
  });
  expect(body.data.state).toBe("all_paid");
});

test("a milestone is not paid before its predecessor", async () => {
  const sale = await shop.sell();
  await charge(sale, [2]);
  const order = await readOf(sale)();
  expect(order).toMatchObject({ paid: 600, refunded: 300, nextMilestone: { label: "Half-way payment" } });
});
