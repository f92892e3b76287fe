import { eq, sql } from "drizzle-orm";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { DAY_MS } from "@/lib/time";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { signBody } from "@/server/adapters/payments/signature";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { refund } from "@/server/db/schema/sale/refund";
import { sandboxIntent, sandboxRefund } from "@/server/db/schema/sale/sandbox";
import { refundAsOperator } from "@/server/modules/sale/cancellation/public";
import { completeDeliveredOrders } from "@/server/modules/sale/order/public";
import { type Sale, useCancelling } from "@/tests/setup/cancelling";
import { queuedFor } from "@/tests/setup/mailbox";
import { intentIdOf } from "@/tests/setup/shop";
import { listFailedRefunds, retryRefund } from "./public";

const shop = useCancelling();
const { ask, call, db, orderOf, read, settle } = shop;
const GIVEN = "lost_or_stolen_card";

const kinds = async (sale: Sale) => (await orderOf(sale)).timeline.map(({ kind }) => kind);
const mailsTo = async ({ customer }: Sale) =>
  (await queuedFor(db(), customer.email)).map(({ kind }) => kind).filter((kind) => /^refund-/.test(kind));

async function refundOf({ orderId }: Sale) {
  const [row] = await db().select().from(refund).where(eq(refund.orderId, orderId));
  if (!row) throw new Error("nothing was refunded");
  return row;
}

let serial = 0;
/** Sends an event about an attempt, of which the processor may send several. */
async function tell(sale: Sale, type: "refund.succeeded" | "refund.failed", gatewayRefundId: string) {
  const { id: refundId, amountCents } = await refundOf(sale);
  const body = JSON.stringify({
    id: `evt_told_${++serial}`,
    type,
    created: 1,
    data: {
      intentId: intentIdOf(sale.intent),
      amountCents,
      currency: "sgd",
      refundId,
      gatewayRefundId,
      ...(type === "refund.failed" ? { reason: GIVEN } : {}),
    },
  });
  expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
}

/** Has the card's bank send a refund back to the processor. Returns the id of the attempt. */
async function sendBack(sale: Sale): Promise<string> {
  const { gatewayRefundId, amountCents } = await refundOf(sale);
  const id = gatewayRefundId ?? "";
  await db().update(sandboxRefund).set({ failed: true }).where(eq(sandboxRefund.id, id));
  await db()
    .update(sandboxIntent)
    .set({ refundedCents: sql`${sandboxIntent.refundedCents} - ${amountCents}` })
    .where(eq(sandboxIntent.id, intentIdOf(sale.intent)));
  await tell(sale, "refund.failed", id);
  return id;
}

/** Returns the total of refunds that no bank has sent back to the processor. */
async function givenBack(sale: Sale): Promise<number> {
  const rows = await db()
    .select()
    .from(sandboxRefund)
    .where(eq(sandboxRefund.merchantRefundId, (await refundOf(sale)).id));
  return rows.reduce((sum, { amountCents, failed }) => sum + (failed ? 0 : amountCents), 0);
}

async function sellRefunded(): Promise<Sale> {
  const sale = await shop.sell();
  await ask(sale);
  await settle();
  expect(await orderOf(sale)).toMatchObject({ refunded: 300, refundDue: 0 });
  return sale;
}

const isListed = async (sale: Sale) =>
  (await listFailedRefunds(db())).some(({ orderId }) => orderId === sale.orderId);

afterEach(() => shop.expectBalanced());

test("a paid refund that the bank sends back is owed again, reported once, and paid once by a retry", async () => {
  const sale = await sellRefunded();
  const first = await sendBack(sale);
  for (let copy = 0; copy < 2; copy++) await tell(sale, "refund.failed", first);
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", paid: 300, refunded: 0, refundDue: 300 });
  expect((await read(sale)).body.data).toMatchObject({ state: "refund_due", closedAt: null });
  expect(await refundOf(sale)).toMatchObject({ succeededAt: null, failure: GIVEN });
  expect(await isListed(sale)).toBe(true);
  expect((await kinds(sale)).slice(-3)).toEqual(["refund_due", "refunded", "refund_failed"]);
  expect(await mailsTo(sale)).toEqual(["refund-scheduled", "refund-paid", "refund-delayed"]);
  await shop.expectBalanced();

  expect(await retryRefund((await refundOf(sale)).id)).toBe(true);
  await settle();
  expect(await retryRefund((await refundOf(sale)).id)).toBe(false);
  await settle();
  expect(await orderOf(sale)).toMatchObject({ refunded: 300, refundDue: 0 });
  expect(await givenBack(sale)).toBe(30_000);
  expect((await read(sale)).body.data).toMatchObject({ state: "refunded", closedAt: expect.any(String) });
  expect((await read(sale)).body.data.history.map(({ kind }) => kind).slice(-3)).toEqual([
    "refund",
    "reverseRefund",
    "refund",
  ]);
  expect(await isListed(sale)).toBe(false);
});

test("the books reverse everything a returned refund had moved, including its charge", async () => {
  const sale = await sellRefunded();
  await sendBack(sale);
  const { paymentId } = await refundOf(sale);
  const rows = await db().select().from(ledgerEntry).where(eq(ledgerEntry.orderId, sale.orderId));
  const refunds = rows.filter(({ kind }) => kind === "refund");
  expect(refunds.map((row) => [row.account, row.accountId, row.amountCents, row.paymentId])).toEqual(
    expect.arrayContaining([
      ["order", sale.orderId, 30_000, paymentId],
      ["gateway", null, -30_000, paymentId],
      ["gateway", null, 30_000, paymentId],
      ["order", sale.orderId, -30_000, paymentId],
    ]),
  );
  expect(refunds).toHaveLength(4);
});

test.each(["before it was booked", "after it was booked"])(
  "a success reported after the failure of the same attempt, %s, changes nothing",
  async (when) => {
    const sale = when === "after it was booked" ? await sellRefunded() : await shop.sell();
    if (when === "before it was booked") await ask(sale);
    const { id, gatewayRefundId } = await refundOf(sale);
    const attempt = gatewayRefundId ?? `re_${id}`;
    await tell(sale, "refund.failed", attempt);
    await tell(sale, "refund.succeeded", attempt);
    expect(await orderOf(sale)).toMatchObject({ refunded: 0, refundDue: 300 });
    expect(await refundOf(sale)).toMatchObject({ succeededAt: null, failure: GIVEN });
    expect(await isListed(sale)).toBe(true);
  },
);

test("copies of an old failure and of an old success change nothing after a retry, before or after it is paid", async () => {
  const sale = await sellRefunded();
  const first = await sendBack(sale);
  await retryRefund((await refundOf(sale)).id);
  const told = async () => {
    await tell(sale, "refund.failed", first);
    await tell(sale, "refund.succeeded", first);
  };
  await told();
  expect(await refundOf(sale)).toMatchObject({ failedAt: null, succeededAt: null });
  await settle();
  await told();
  expect(await orderOf(sale)).toMatchObject({ refunded: 300, refundDue: 0 });
  expect(await refundOf(sale)).toMatchObject({ failedAt: null, succeededAt: expect.any(Date) });
  expect((await kinds(sale)).filter((kind) => kind === "refund_failed")).toHaveLength(1);
  expect(await mailsTo(sale)).toEqual(["refund-scheduled", "refund-paid", "refund-delayed", "refund-paid"]);
});

test("the failure of an attempt that is not the latest doesn't affect a paid refund", async () => {
  const sale = await sellRefunded();
  await tell(sale, "refund.failed", "re_of_before");
  expect(await orderOf(sale)).toMatchObject({ refunded: 300, refundDue: 0 });
  expect(await isListed(sale)).toBe(false);
});

test("a retry can be sent back, too", async () => {
  const sale = await sellRefunded();
  for (let round = 0; round < 2; round++) {
    await sendBack(sale);
    expect(await orderOf(sale)).toMatchObject({ refunded: 0, refundDue: 300 });
    await retryRefund((await refundOf(sale)).id);
    await settle();
    expect(await orderOf(sale)).toMatchObject({ refunded: 300, refundDue: 0 });
  }
  expect(await givenBack(sale)).toBe(30_000);
});

test("when a refund of a completed order is sent back, the order holds it until the retry, and the vendor's part stays", async () => {
  const milestones = [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }];
  const sale = await shop.sell({}, { paymentPolicy: { ...DEFAULT_PAYMENT_POLICY, milestones } });
  const { customer, vendor, orderId } = sale;
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await call("POST", `/order-vendor/sendConfirmOrderDeliveryEmail/${orderId}`, { as: vendor.actor });
  const confirmed = { delivered: true, withAuth: true, comment: "" };
  await call("PATCH", `/order/confirmdelivery/${orderId}`, { as: customer.actor, body: confirmed });
  await completeDeliveredOrders(new Date(Date.now() + 8 * DAY_MS));
  const { orderNumber, state } = await orderOf(sale);
  expect(state).toBe("completed");
  await refundAsOperator({ orderNumber, cents: 10_000, doneBy: "operator:cli", reason: "Goodwill" });
  await shop.expectBalanced();
  await settle();
  await sendBack(sale);
  expect(await orderOf(sale)).toMatchObject({ paid: 1000, refunded: 0, refundDue: 100 });
  await shop.expectBalanced();
  await retryRefund((await refundOf(sale)).id);
  await settle();
  expect(await orderOf(sale)).toMatchObject({ refunded: 100, refundDue: 0 });
  expect(await givenBack(sale)).toBe(10_000);
});
