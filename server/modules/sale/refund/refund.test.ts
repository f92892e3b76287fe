import { eq } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { HOUR_MS } from "@/lib/time";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { signBody } from "@/server/adapters/payments/signature";
import { payment } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";
import { sandboxIntent } from "@/server/db/schema/sale/sandbox";
import { intentIdOf, useShop } from "@/tests/setup/shop";
import { makeJobsDue } from "@/tests/setup/jobs";
import { listFailedRefunds, retryRefund } from "./public";
import { SEND_REFUND } from "./task";

const shop = useShop();
const { call, db, settle } = shop;
type Sale = Awaited<ReturnType<typeof shop.sell>>;

const decline = ({ vendor, orderId }: Sale) =>
  call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body: { reason: "Closed" } });
const read = async ({ customer, orderId }: Sale) =>
  (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
const kinds = async (sale: Sale) => (await read(sale)).timeline.map(({ kind }) => kind);
const refundsOf = ({ orderId }: Sale) => db().select().from(refund).where(eq(refund.orderId, orderId));

/** Makes the processor forget the payment, so that it rejects refunds. */
const setCharged = ({ intent }: Sale, charged: boolean) =>
  db()
    .update(sandboxIntent)
    .set({ status: charged ? "succeeded" : "cancelled" })
    .where(eq(sandboxIntent.id, intentIdOf(intent)));

test("sixty refused refunds don't delay any other, and each is reported", async () => {
  const [refused, other] = [await shop.sell(), await shop.sell()];
  await setCharged(refused, false);
  await decline(refused);
  const [row] = await refundsOf(refused);
  const past = { createdAt: new Date(Date.now() - HOUR_MS), amountCents: 1, reason: "Test" };
  await db()
    .insert(refund)
    .values(
      Array.from({ length: 60 }, () => ({
        ...past,
        orderId: refused.orderId,
        paymentId: row?.paymentId ?? "",
      })),
    );
  await decline(other);
  await settle();
  expect(await read(other)).toMatchObject({ paid: 300, refunded: 300 });
  expect(await read(refused)).toMatchObject({ paid: 300, refunded: 0 });
  const rows = await refundsOf(refused);
  expect(rows).toHaveLength(61);
  for (const { failedAt, failure } of rows) {
    expect([failedAt, failure]).toEqual([expect.any(Date), expect.stringContaining("has not taken in")]);
  }
  expect((await kinds(refused)).filter((kind) => kind === "refund_failed")).toHaveLength(61);
}, 30_000);

test("a refused refund is sent again when an operator retries it", async () => {
  const sale = await shop.sell();
  await setCharged(sale, false);
  await decline(sale);
  await settle();
  const [row] = await refundsOf(sale);
  await settle();
  expect(await kinds(sale)).toEqual(["placed", "paid", "submit", "decline", "refund_due", "refund_failed"]);
  const listed = (await listFailedRefunds(db())).find(({ id }) => id === row?.id);
  expect(listed).toMatchObject({ orderId: sale.orderId, amountCents: 30_000 });
  await setCharged(sale, true);
  expect(await retryRefund(row?.id ?? "")).toBe(true);
  await settle();
  expect(await read(sale)).toMatchObject({ refunded: 300 });
  expect(await refundsOf(sale)).toMatchObject([{ failedAt: null, failure: null }]);
  expect(await retryRefund(row?.id ?? "")).toBe(false);
});

test("while the processor is unreachable a refund waits, and is given up after many attempts", async () => {
  const sales = [await shop.sell(), await shop.sell()] as const;
  const reach = (gateway: string) => db().update(payment).set({ gateway });
  await reach("unreachable");
  for (const sale of sales) await decline(sale);
  await settle();
  await settle();
  for (const sale of sales) expect(await refundsOf(sale)).toMatchObject([{ attempts: 1, failedAt: null }]);

  await db()
    .update(refund)
    .set({ attempts: SEND_REFUND.maxAttempts - 1 })
    .where(eq(refund.orderId, sales[1].orderId));
  await makeJobsDue();
  await settle();
  expect(await kinds(sales[1])).toContain("refund_failed");
  expect(await kinds(sales[0])).not.toContain("refund_failed");

  await reach("sandbox");
  await makeJobsDue();
  await settle();
  expect(await read(sales[0])).toMatchObject({ refunded: 300 });
});

test("an event for an unknown refund is accepted and changes nothing", async () => {
  const { intent } = await shop.sell();
  for (const type of ["refund.succeeded", "refund.failed"]) {
    const body = JSON.stringify({
      id: `evt_foreign_${type}`,
      type,
      created: 1,
      data: {
        intentId: intentIdOf(intent),
        amountCents: 1,
        currency: "sgd",
        refundId: "made-by-hand",
        gatewayRefundId: "re_by_hand",
      },
    });
    expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
  }
});

test("a refund that the card's bank sends back is reported once", async () => {
  const sale = await shop.sell();
  await decline(sale);
  const [row] = await refundsOf(sale);
  const body = JSON.stringify({
    id: "evt_bank_refused",
    type: "refund.failed",
    created: 1,
    data: {
      intentId: intentIdOf(sale.intent),
      amountCents: 30_000,
      currency: "sgd",
      refundId: row?.id,
      gatewayRefundId: `re_${row?.id}`,
      reason: "expired_or_canceled_card",
    },
  });
  for (let copy = 0; copy < 2; copy++) {
    expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
  }
  expect(await refundsOf(sale)).toMatchObject([{ failure: "expired_or_canceled_card" }]);
  expect((await kinds(sale)).filter((kind) => kind === "refund_failed")).toHaveLength(1);
});
