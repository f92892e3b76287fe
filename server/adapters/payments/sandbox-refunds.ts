import { inTransaction } from "@/server/db/transaction";
import { GatewayError, type RefundRequest } from "./gateway";
import * as intents from "./repo-sandbox";
import * as repo from "./repo-sandbox-refunds";
import { kickSandboxDelivery } from "./sandbox-delivery";
import { EVENT, writeEvent } from "./sandbox-events";

/** Refunds a charge, unless this refund was already made and did not fail. */
export async function refundIntent({
  intentId,
  amountCents,
  refundId,
}: RefundRequest): Promise<{ gatewayRefundId: string }> {
  const result = await inTransaction(async (tx) => {
    const intent = await intents.lockIntent(tx, intentId);
    if (!intent) throw new GatewayError(`no such intent: ${intentId}`);
    const [latest, ...before] = await repo.refundsFor(tx, refundId);
    if (latest && !latest.failed) return { gatewayRefundId: latest.id };
    const refundedCents = intent.refundedCents + amountCents;
    if (intent.status !== "succeeded" || refundedCents > intent.amountCents) {
      throw new GatewayError(`${intentId} has not taken in what is to be refunded`);
    }
    if (refundedCents + (await repo.takenBackCents(tx, intentId)) > intent.amountCents) {
      throw new GatewayError(`a bank has taken back what is to be refunded of ${intentId}`);
    }
    const failed = intent.paidWith?.card === "refundFails";
    const id = latest ? `re_${refundId}_${before.length + 1}` : `re_${refundId}`;
    await repo.insertRefund(tx, { id, intentId, merchantRefundId: refundId, amountCents, failed });
    if (!failed) await intents.updateIntent(tx, intentId, { refundedCents });
    await writeEvent(
      tx,
      failed ? EVENT.refundFailed : EVENT.refunded,
      {
        intentId,
        amountCents,
        currency: "sgd",
        refundId,
        gatewayRefundId: id,
        ...(failed ? { reason: "expired_or_canceled_card" } : {}),
      },
      id,
    );
    return { gatewayRefundId: id };
  });
  kickSandboxDelivery();
  return result;
}
