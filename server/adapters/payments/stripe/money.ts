import type { NewTransfer, RefundRequest, TransferReversal } from "../gateway";
import { stripeClient } from "./client";
import { asking } from "./errors";

const CURRENCY = "sgd";
const PAGE = 100;

/**
 * Refunds a charge. Stripe forgets idempotency keys after a day and answers a repeated key with the earlier failure, so
 * the intent's refunds are checked first; each failed one allows another.
 */
export async function refundIntent({
  intentId,
  amountCents,
  refundId,
}: RefundRequest): Promise<{ gatewayRefundId: string }> {
  return asking(async () => {
    const stripe = stripeClient();
    let failed = 0;
    for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: PAGE })) {
      if (refund.metadata?.["refundId"] !== refundId) continue;
      if (refund.status !== "failed" && refund.status !== "canceled") return { gatewayRefundId: refund.id };
      failed++;
    }
    const { id } = await stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: amountCents,
        metadata: { refundId },
        reason: "requested_by_customer",
      },
      { idempotencyKey: `refund:${refundId}:${failed}` },
    );
    return { gatewayRefundId: id };
  });
}

/** The transfers of one payout form a group, by which an earlier one is found. */
export async function transfer({
  accountId,
  amountCents,
  payoutId,
}: NewTransfer): Promise<{ gatewayTransferId: string }> {
  return asking(async () => {
    const stripe = stripeClient();
    const made = await stripe.transfers.list({ transfer_group: payoutId, limit: 1 });
    if (made.data[0]) return { gatewayTransferId: made.data[0].id };
    const { id } = await stripe.transfers.create(
      {
        amount: amountCents,
        currency: CURRENCY,
        destination: accountId,
        transfer_group: payoutId,
        metadata: { payoutId },
      },
      { idempotencyKey: `transfer:${payoutId}` },
    );
    return { gatewayTransferId: id };
  });
}

export async function reverseTransfer({
  transferId,
  amountCents,
  reversalId,
}: TransferReversal): Promise<{ gatewayReversalId: string }> {
  return asking(async () => {
    const stripe = stripeClient();
    for await (const made of stripe.transfers.listReversals(transferId, { limit: PAGE })) {
      if (made.metadata?.["reversalId"] === reversalId) return { gatewayReversalId: made.id };
    }
    const { id } = await stripe.transfers.createReversal(
      transferId,
      { amount: amountCents, metadata: { reversalId } },
      { idempotencyKey: `reversal:${reversalId}` },
    );
    return { gatewayReversalId: id };
  });
}
