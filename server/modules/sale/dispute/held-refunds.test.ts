import { eq } from "drizzle-orm";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { type PaymentIntent, SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { closeSandboxDispute, openSandboxDispute } from "@/server/adapters/payments/sandbox-disputes";
import { sandboxRefund } from "@/server/db/schema/sale/sandbox";
import { refund } from "@/server/db/schema/sale/refund";
import type { Sale } from "@/tests/setup/cancelling";
import { useDisputing } from "@/tests/setup/disputing";
import { queuedFor } from "@/tests/setup/mailbox";
import { intentIdOf } from "@/tests/setup/shop";

const shop = useDisputing();
const { call, db, settle, orderOf, tell, into } = shop;

afterEach(() => shop.expectBalanced());

const decline = ({ vendor, orderId }: Sale) =>
  call("PATCH", `/order-vendor/decline/${orderId}`, {
    as: vendor.actor,
    body: { reason: "We are full" },
  });
const sentOf = async (intent: PaymentIntent) =>
  (
    await db()
      .select()
      .from(sandboxRefund)
      .where(eq(sandboxRefund.intentId, intentIdOf(intent)))
  ).filter(({ failed }) => !failed);
const kindsOf = async (sale: Sale) => (await orderOf(sale)).timeline.map(({ kind }) => kind);
const mailKinds = async (to: string) => (await queuedFor(db(), to)).map(({ kind }) => kind);

/** Declines a paid order, and has the bank take the charge back before the refund is sent. */
async function declinedThenDisputed(cents?: number) {
  const sale = await shop.sell();
  await decline(sale);
  const disputeId = (await openSandboxDispute(intentIdOf(sale.intent), cents)) ?? "";
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 0 });
  expect(await sentOf(sale.intent)).toEqual([]);
  return { sale, disputeId };
}

test("a refund waits for the bank, and isn't sent when the bank returns the money to the couple", async () => {
  const { sale, disputeId } = await declinedThenDisputed();
  await closeSandboxDispute(disputeId, "lost");
  await settle();
  expect(await sentOf(sale.intent)).toEqual([]);
  const order = await orderOf(sale);
  expect(order).toMatchObject({ state: "cancelled", refunded: 0, refundDue: 0 });
  expect(await kindsOf(sale)).toContain("refund_withdrawn");
  expect(await mailKinds(sale.customer.email)).toContain("refund-withdrawn");
  for (const account of ["order", "commission", "gateway"] as const) {
    expect([account, await into(sale.orderId, account)]).toEqual([account, 0]);
  }
});

test("a refund waits for the bank, and is sent once the payment stands", async () => {
  const { sale, disputeId } = await declinedThenDisputed();
  await closeSandboxDispute(disputeId, "won");
  await settle();
  expect(await sentOf(sale.intent)).toMatchObject([{ amountCents: 30_000 }]);
  expect(await orderOf(sale)).toMatchObject({ refunded: 300 });
  expect(await kindsOf(sale)).not.toContain("refund_withdrawn");
  expect(await into(sale.orderId, "order")).toBe(0);
});

test("the part that the bank left is refunded", async () => {
  const { sale, disputeId } = await declinedThenDisputed(10_000);
  await closeSandboxDispute(disputeId, "lost");
  await settle();
  expect(await sentOf(sale.intent)).toMatchObject([{ amountCents: 20_000 }]);
  expect(await orderOf(sale)).toMatchObject({ refunded: 200 });
  expect(await into(sale.orderId, "order")).toBe(0);
  expect(await into(sale.orderId, "commission")).toBe(0);
});

test("a failed refund is withdrawn when the bank returns its money to the couple", async () => {
  const sale = await shop.sell({}, {}, SANDBOX_CARDS.refundFails);
  await decline(sale);
  await settle();
  expect(await kindsOf(sale)).toContain("refund_failed");
  await tell(sale, "dispute.created");
  await tell(sale, "dispute.closed", "lost");
  await settle();
  const rows = await db().select().from(refund).where(eq(refund.orderId, sale.orderId));
  expect(rows).toMatchObject([{ succeededAt: null, withdrawnAt: expect.any(Date) }]);
  expect(await into(sale.orderId, "order")).toBe(0);
  expect(await into(sale.orderId, "commission")).toBe(0);
});

test("a dispute takes nothing that is already being refunded, and failed refunds make up for it", async () => {
  const sale = await shop.sell();
  await decline(sale);
  const [row] = await db().select().from(refund).where(eq(refund.orderId, sale.orderId));
  await db()
    .update(refund)
    .set({ askedAt: new Date(), gatewayRefundId: "re_leaving" })
    .where(eq(refund.id, row?.id ?? ""));
  await tell(sale, "dispute.created");
  expect(await into(sale.orderId, "order")).toBe(30_000);
  expect(await into(sale.orderId, "commission")).toBe(-30_000);
  await tell(sale, "dispute.closed", "lost");
  await shop.tellOfRefund("refund.failed", {
    intentId: intentIdOf(sale.intent),
    refundId: row?.id ?? "",
    gatewayRefundId: "re_leaving",
  });
  expect(await into(sale.orderId, "order")).toBe(0);
  expect(await into(sale.orderId, "commission")).toBe(0);
  expect(await kindsOf(sale)).toContain("refund_withdrawn");
});

test.each([
  ["lost", "voucher-refund-withdrawn", []],
  ["won", "voucher-refund-paid", [{ amountCents: 20_000 }]],
] as const)("a refund of gift vouchers waits for the bank: %s", async (outcome, mail, sent) => {
  const body = {
    email: "gift@test.example",
    buyerEmail: `${outcome}@test.example`,
    amount: 200,
    from: "Ah Ma",
  };
  const headers = { "idempotency-key": `voucher-${outcome}` };
  const bought = (await call<VoucherPurchase>("POST", "/evoucher", { body, headers })).body.data;
  const path = (what: string) => `/evoucher/purchase/${bought.id}${what}?token=${bought.token}`;
  const intent = (await call<PaymentIntent>("PUT", path("/payment"))).body.data;
  await shop.confirm(intent);
  await settle();
  expect((await call("POST", path("/refund"))).status).toBe(200);
  const disputeId = (await openSandboxDispute(intentIdOf(intent))) ?? "";
  await settle();
  expect(await sentOf(intent)).toEqual([]);
  await closeSandboxDispute(disputeId, outcome);
  await settle();
  expect(await sentOf(intent)).toMatchObject(sent);
  expect(await mailKinds(body.buyerEmail)).toContain(mail);
});

test("the processor refunds no more of a charge than a bank has left", async () => {
  const sale = await shop.sell();
  await openSandboxDispute(intentIdOf(sale.intent), 10_000);
  expect(await openSandboxDispute(intentIdOf(sale.intent), 50_000)).not.toBeNull();
  expect(await openSandboxDispute(intentIdOf(sale.intent))).toBeNull();
  await settle();
  await shop.closeAll("won");
});

test("a dispute of one charge does not affect refunds to others", async () => {
  const sale = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await shop.payRest(sale);
  expect((await shop.ask(sale)).body.data).toMatchObject({ policyAmount: 500 });
  await shop.offer(sale);
  await shop.agree(sale);
  // $500 of $1,000 is refunded to the second charge; what the order keeps was divided.
  await openSandboxDispute(intentIdOf(sale.intent));
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 500 });
  expect(await into(sale.orderId, "order")).toBe(0);
  await shop.closeAll("lost");
  expect(await into(sale.orderId, "order")).toBe(0);
});
