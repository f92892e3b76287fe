import type {
  SandboxAuthenticateBody,
  SandboxClientBody,
  SandboxConfirmBody,
} from "@/contracts/sale/payment/payment.schema";
import type { SandboxPayNow, SandboxResult } from "@/contracts/sale/payment/payment";
import { readEnv } from "@/lib/env";
import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo-sandbox";
import { findCard } from "./repo-sandbox-cards";
import { AUTHENTICATION_FAILED, judgeCard, judgeNamed, PAYNOW_REFUSED, type Verdict } from "./sandbox-cards";
import { type Attempt, bookAttempt } from "./sandbox-charges";
import { kickSandboxDelivery } from "./sandbox-delivery";
import { isClientSecret } from "./sandbox-secrets";

type Tried = { verdict: Verdict; attempt: Attempt };

const NOT_FOUND = "There is no such payment";

/**
 * Charges a test card for the card form. The number is checked and not stored. A declined intent can be retried with
 * another card. Throws `not_found` unless the client secret is the intent's.
 */
export function confirmIntent(intentId: string, body: SandboxConfirmBody): Promise<SandboxResult> {
  return decide(intentId, body.clientSecret, () => {
    const { verdict, card } = judgeCard(body);
    return { verdict, attempt: { method: "card", card, savedCardId: null } };
  });
}

/** Attempts a charge of a saved card. Throws `not_found` when the intent's customer has no such card. */
export async function trySavedCard(
  tx: Transaction,
  intent: repo.IntentRow,
  savedCardId: string,
): Promise<Tried> {
  const row = intent.customerId && (await findCard(tx, intent.customerId, savedCardId));
  if (!row) throw new AppError("not_found", "There is no such card");
  const { card, expMonth, expYear } = row;
  const paidWith = { card, expMonth, expYear };
  return { verdict: judgeNamed(paidWith), attempt: { method: "card", card: paidWith, savedCardId } };
}

/** Shows a PayNow code for the amount; the intent then waits for the couple's bank. */
export async function startPayNow(intentId: string, body: SandboxClientBody): Promise<SandboxPayNow> {
  const result = await decide(intentId, body.clientSecret, (intent) => {
    if (intent.methods && !intent.methods.includes("paynow")) {
      throw new AppError("conflict", "This payment cannot be made by PayNow");
    }
    return {
      verdict: { status: "requires_action", error: null },
      attempt: { method: "paynow", card: null, savedCardId: null },
    };
  });
  return { ...result, qr: result.status === "requires_action" ? `SAYANG-SANDBOX-PAYNOW:${intentId}` : null };
}

/**
 * Completes the bank's authentication with the cardholder's answer, or a PayNow code with the couple's payment. Throws
 * `conflict` when the bank did not ask.
 */
export function authenticateIntent(intentId: string, body: SandboxAuthenticateBody): Promise<SandboxResult> {
  return decide(intentId, body.clientSecret, (intent) => {
    if (intent.status !== "requires_action") {
      throw new AppError("conflict", "This payment does not wait for authentication");
    }
    const method = intent.method === "paynow" ? "paynow" : "card";
    const refusal = method === "paynow" ? PAYNOW_REFUSED : AUTHENTICATION_FAILED;
    return {
      verdict:
        body.outcome === "approve"
          ? { status: "succeeded", error: null }
          : { status: "failed", error: refusal },
      attempt: { method, card: intent.paidWith, savedCardId: intent.savedCardId },
    };
  });
}

/** Test cards must not work where another processor takes real ones. */
export const isSandbox = () => readEnv().paymentGateway === "sandbox";

async function decide(
  intentId: string,
  clientSecret: string,
  judge: (intent: repo.IntentRow, tx: Transaction) => Tried | Promise<Tried>,
): Promise<SandboxResult> {
  const result = await inTransaction(async (tx): Promise<SandboxResult> => {
    const intent = isSandbox() ? await repo.lockIntent(tx, intentId) : null;
    if (!intent || !isClientSecret(clientSecret, intent.clientSecretHash)) {
      throw new AppError("not_found", NOT_FOUND);
    }
    if (intent.status === "succeeded") return { status: "succeeded", error: null };
    if (intent.status === "cancelled") return { status: "cancelled", error: "This payment was cancelled." };
    const { verdict, attempt } = await judge(intent, tx);
    await bookAttempt(tx, intent, verdict, attempt);
    return verdict;
  });
  kickSandboxDelivery();
  return result;
}
