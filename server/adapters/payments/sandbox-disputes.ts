import { randomBytes } from "node:crypto";
import { addDays, todayInSingapore } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as intents from "./repo-sandbox";
import * as repo from "./repo-sandbox-refunds";
import { kickSandboxDelivery } from "./sandbox-delivery";
import { GatewayError } from "./gateway";
import { EVENT, writeEvent } from "./sandbox-events";

const DAYS_FOR_EVIDENCE = 7;
const DISPUTE_REASON = "fraudulent";

/** Takes a locked charge back, as the cardholder's bank would, up to what is left of it. Returns the dispute's id. */
export async function takeBack(
  tx: Transaction,
  intent: intents.IntentRow,
  cents = intent.amountCents,
): Promise<string | null> {
  const leftCents = intent.amountCents - intent.refundedCents - (await repo.takenBackCents(tx, intent.id));
  const amountCents = Math.min(cents, leftCents);
  if (intent.status !== "succeeded" || amountCents <= 0) return null;
  const id = `dp_${randomBytes(12).toString("hex")}`;
  const evidenceBy = new Date(`${addDays(todayInSingapore(), DAYS_FOR_EVIDENCE)}T00:00:00Z`);
  const { id: intentId } = intent;
  await repo.insertDispute(tx, {
    id,
    intentId,
    amountCents,
    reason: DISPUTE_REASON,
    state: "open",
    evidenceBy,
  });
  await writeEvent(tx, EVENT.disputeOpened, {
    disputeId: id,
    intentId,
    amountCents,
    currency: "sgd",
    reason: DISPUTE_REASON,
    evidenceBy: evidenceBy.toISOString(),
  });
  return id;
}

/**
 * Opens a dispute of `cents` of a charge, or of all that is left of it. Returns the dispute's id, or null when nothing
 * is left. Throws `not_found`.
 */
export async function openSandboxDispute(intentId: string, cents?: number): Promise<string | null> {
  const id = await inTransaction(async (tx) => {
    const intent = await intents.lockIntent(tx, intentId);
    if (!intent) throw new AppError("not_found", "There is no such charge");
    return takeBack(tx, intent, cents);
  });
  kickSandboxDelivery();
  return id;
}

/** Decides a dispute as the cardholder's bank would. Throws `not_found`, or `conflict` when it is already decided. */
export async function closeSandboxDispute(disputeId: string, outcome: "won" | "lost"): Promise<void> {
  await inTransaction(async (tx) => {
    const dispute = await repo.lockDispute(tx, disputeId);
    if (!dispute) throw new AppError("not_found", "There is no such dispute");
    if (dispute.state !== "open") throw new AppError("conflict", "This dispute has been decided");
    await repo.closeDispute(tx, disputeId, outcome);
    const { intentId, amountCents, reason } = dispute;
    const facts = { disputeId, intentId, amountCents, currency: "sgd", reason, outcome };
    await writeEvent(tx, EVENT.disputeClosed, { ...facts, evidenceBy: dispute.evidenceBy.toISOString() });
  });
  kickSandboxDelivery();
}

/** Accepts evidence, as a bank would. Throws `GatewayError` unless the dispute exists and is open. */
export async function takeSandboxEvidence(disputeId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const dispute = await repo.lockDispute(tx, disputeId);
    if (dispute?.state !== "open") throw new GatewayError("the dispute takes no evidence");
  });
}
