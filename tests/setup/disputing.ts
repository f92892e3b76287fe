import { eq } from "drizzle-orm";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { type PaymentIntent, SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { DAY_MS } from "@/lib/time";
import { closeSandboxDispute } from "@/server/adapters/payments/sandbox-disputes";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { signBody } from "@/server/adapters/payments/signature";
import { dispute } from "@/server/db/schema/sale/dispute";
import { ledgerEntry, type LedgerAccount } from "@/server/db/schema/sale/ledger";
import { completeDeliveredOrders } from "@/server/modules/sale/order/public";
import { type Sale, useCancelling } from "./cancelling";
import { intentIdOf } from "./shop";

export const AT_BOOKING = {
  ...DEFAULT_PAYMENT_POLICY,
  milestones: [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }],
};

/** Sets up tests of payments that banks reverse. */
export function useDisputing() {
  const shop = useCancelling();
  const { call, db, settle } = shop;

  /** A sale with $300 of $1,000 paid by a card whose bank reverses the payment at once. */
  const sellDisputed = () => shop.sell({}, {}, SANDBOX_CARDS.disputed);

  async function payRest(
    { customer, orderId }: Pick<Sale, "customer" | "orderId">,
    card?: string,
  ): Promise<PaymentIntent> {
    const path = "/payment-milestone-user/paypaymentofremainingmilestones";
    const rest = await call<PaymentIntent>("POST", path, { as: customer.actor, body: { orderId } });
    await shop.confirm(rest.body.data, card);
    await settle();
    return rest.body.data;
  }

  /** Sends the processor's event about a dispute over a charge, for the deposit's $300 or another sum. */
  async function tell(
    { intent }: Pick<Sale, "intent">,
    type: "dispute.created" | "dispute.closed",
    outcome?: "won" | "lost",
    amountCents = 30_000,
  ): Promise<void> {
    await tellEvent(`evt_${type}_${intent.paymentId}`, type, {
      disputeId: `dp_${intent.paymentId}`,
      intentId: intentIdOf(intent),
      amountCents,
      outcome,
      reason: "general",
      evidenceBy: new Date().toISOString(),
    });
  }

  /** Sends the processor's event about the outcome of a refund. */
  function tellOfRefund(
    type: "refund.succeeded" | "refund.failed",
    data: { intentId: string; refundId: string; gatewayRefundId: string; amountCents?: number },
  ): Promise<void> {
    return tellEvent(`evt_${type}_${data.gatewayRefundId}`, type, data);
  }

  async function tellEvent(id: string, type: string, data: object): Promise<void> {
    const body = JSON.stringify({ id, type, created: 1, data });
    expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
  }

  async function closeAll(outcome: "won" | "lost"): Promise<void> {
    for (const { gatewayDisputeId } of await db().select().from(dispute).where(eq(dispute.state, "open"))) {
      await closeSandboxDispute(gatewayDisputeId, outcome);
    }
    await settle();
  }

  /** Has both sides confirm the delivery of a paid order, which completes it. */
  async function complete({ customer, vendor, orderId }: Sale): Promise<void> {
    await call("POST", `/order-vendor/sendConfirmOrderDeliveryEmail/${orderId}`, { as: vendor.actor });
    const confirmed = { delivered: true, withAuth: true, comment: "" };
    await call("PATCH", `/order/confirmdelivery/${orderId}`, { as: customer.actor, body: confirmed });
    await completeDeliveredOrders(new Date(Date.now() + 8 * DAY_MS));
  }

  /** Returns the order's net postings to that account; credits are positive. */
  async function into(orderId: string, account: LedgerAccount): Promise<number> {
    const rows = await db().select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId));
    const cents = rows.filter((row) => row.account === account).map(({ amountCents }) => amountCents);
    return 0 - cents.reduce((sum, each) => sum + each, 0);
  }

  return { ...shop, sellDisputed, payRest, tell, tellOfRefund, tellEvent, closeAll, complete, into };
}
