import type { SandboxAuthenticateBody, SandboxConfirmBody, SandboxResult } from "@/contracts/payment";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/http/errors";
import * as repo from "./repo-sandbox";
import { AUTHENTICATION_FAILED, judgeCard, type Verdict } from "./sandbox-cards";
import { kickSandboxDelivery } from "./sandbox-delivery";
import { EVENT, writeEvent } from "./sandbox-events";
import { isClientSecret } from "./sandbox-secrets";

/**
 * The card form's call: charges a test card. The number is judged and forgotten. A refused intent may be tried with
 * another card. Throws `not_found` unless the client secret is the intent's.
 */
export function confirmIntent(intentId: string, body: SandboxConfirmBody): Promise<SandboxResult> {
  return decide(intentId, body.clientSecret, () => judgeCard(body));
}

/** What the card's owner answered to their bank. Throws `conflict` when the bank did not ask. */
export function authenticateIntent(intentId: string, body: SandboxAuthenticateBody): Promise<SandboxResult> {
  return decide(intentId, body.clientSecret, (intent) => {
    if (intent.status !== "requires_action") {
      throw new AppError("conflict", "This payment does not wait for authentication");
    }
    return body.outcome === "approve"
      ? { status: "succeeded", error: null }
      : { status: "failed", error: AUTHENTICATION_FAILED };
  });
}

async function decide(
  intentId: string,
  clientSecret: string,
  judge: (intent: repo.IntentRow) => Verdict,
): Promise<SandboxResult> {
  const result = await inTransaction(async (tx): Promise<SandboxResult> => {
    const intent = await repo.lockIntent(tx, intentId);
    if (!intent || !isClientSecret(clientSecret, intent.clientSecretHash)) {
      throw new AppError("not_found", "There is no such payment");
    }
    if (intent.status === "succeeded") return { status: "succeeded", error: null };
    if (intent.status === "cancelled") return { status: "cancelled", error: "This payment was cancelled." };
    return settle(tx, intent, judge(intent));
  });
  kickSandboxDelivery();
  return result;
}

const EVENT_OF = {
  succeeded: EVENT.succeeded,
  failed: EVENT.failed,
  requires_action: EVENT.requiresAction,
} as const;

async function settle(tx: Transaction, intent: repo.IntentRow, verdict: Verdict): Promise<Verdict> {
  await repo.updateIntent(tx, intent.id, {
    status: verdict.status === "failed" ? "requires_payment" : verdict.status,
    lastError: verdict.error,
  });
  await writeEvent(tx, intent, EVENT_OF[verdict.status]);
  return verdict;
}
