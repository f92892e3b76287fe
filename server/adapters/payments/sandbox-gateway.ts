import { randomBytes } from "node:crypto";
import type { PaymentMethod } from "@/contracts/sale/payment/payment";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { GatewayError, type GatewayIntent, type PaymentGateway } from "./gateway";
import * as repo from "./repo-sandbox";
import * as cards from "./repo-sandbox-cards";
import { AUTHENTICATION_NEEDED } from "./sandbox-cards";
import { sandboxActivity } from "./sandbox-activity";
import { bookAttempt } from "./sandbox-charges";
import {
  authorizeAccount,
  retrieveSandboxAccount,
  reverseSandboxTransfer,
  sandboxConnectUrl,
  transferToAccount,
} from "./sandbox-connect";
import { kickSandboxDelivery } from "./sandbox-delivery";
import { readEvent } from "./sandbox-events";
import { trySavedCard } from "./sandbox-intents";
import { refundIntent } from "./sandbox-refunds";
import { clientSecretOf, hashClientSecret, webhookSecret } from "./sandbox-secrets";
import { SIGNATURE_HEADER, verifyBody } from "./signature";
import { takeSandboxEvidence } from "./sandbox-disputes";

/** The embedded card processor. It keeps its own records and reports by webhook, like a real one. */
export const sandboxGateway: PaymentGateway = {
  name: "sandbox",
  publishableKey: null,
  signatureHeader: SIGNATURE_HEADER,

  async createIntent(given) {
    const { idempotencyKey, amountCents, metadata, customerId, saveCard, methods, savedCardId } = given;
    const db = await getDb();
    if (customerId && !(await cards.hasCustomer(db, customerId))) {
      throw new GatewayError(`no such customer: ${customerId}`);
    }
    const id = `pi_${randomBytes(12).toString("hex")}`;
    const row = await repo.findOrCreateIntent(db, {
      id,
      idempotencyKey,
      amountCents,
      metadata,
      customerId,
      saveCard,
      methods: savedCardId ? ["card"] : methods && [...methods],
      clientSecretHash: hashClientSecret(clientSecretOf(id)),
      status: "requires_payment",
    });
    if (row.amountCents !== amountCents) {
      throw new GatewayError("the idempotency key was used for another amount");
    }
    // Only the first of identical requests charges the card.
    if (!savedCardId || row.id !== id) return present(row);
    return chargeSavedCard(row.id, savedCardId, given.offSession ?? false);
  },

  async retrieveIntent(intentId) {
    const row = await repo.findIntent(await getDb(), intentId);
    if (!row) throw noSuchIntent(intentId);
    return present(row);
  },

  setSaveCard(intentId, saveCard) {
    return inTransaction(async (tx) => {
      const row = await repo.lockIntent(tx, intentId);
      if (!row) throw noSuchIntent(intentId);
      if (row.status === "succeeded" || row.status === "cancelled") return present(row);
      if (saveCard && !row.customerId) throw new GatewayError("only a customer's card can be saved");
      await repo.updateIntent(tx, row.id, { saveCard });
      return present({ ...row, saveCard });
    });
  },

  payWithSavedCard: (intentId, savedCardId) => chargeSavedCard(intentId, savedCardId, false),

  cancelIntent(intentId) {
    return inTransaction(async (tx) => {
      const row = await repo.lockIntent(tx, intentId);
      if (!row) throw noSuchIntent(intentId);
      if (row.status === "succeeded") return present(row);
      await repo.updateIntent(tx, row.id, { status: "cancelled" });
      return present({ ...row, status: "cancelled" });
    });
  },

  refund: refundIntent,

  async createCustomer({ customerId }) {
    const id = `cus_${randomBytes(8).toString("hex")}`;
    return { gatewayCustomerId: await cards.findOrCreateCustomer(await getDb(), id, customerId) };
  },

  async listCards(gatewayCustomerId) {
    const rows = await cards.listCards(await getDb(), gatewayCustomerId);
    return rows.map(({ id, last4, expMonth, expYear }) => ({ id, brand: "visa", last4, expMonth, expYear }));
  },

  async deleteCard(gatewayCustomerId, cardId) {
    return cards.deleteCard(await getDb(), gatewayCustomerId, cardId);
  },

  async deleteCustomer(gatewayCustomerId) {
    await cards.deleteCustomer(await getDb(), gatewayCustomerId);
  },

  transfer: transferToAccount,
  reverseTransfer: reverseSandboxTransfer,
  submitEvidence: ({ disputeId }) => takeSandboxEvidence(disputeId),
  connectUrl: sandboxConnectUrl,
  authorize: (code) => authorizeAccount(code),
  retrieveAccount: retrieveSandboxAccount,
  activityReport: sandboxActivity,

  verifyWebhook(rawBody, signature, now) {
    verifyBody(rawBody, signature, webhookSecret(), now);
    return readEvent(rawBody);
  },
};

async function chargeSavedCard(
  intentId: string,
  savedCardId: string,
  offSession: boolean,
): Promise<GatewayIntent> {
  const charged = await inTransaction(async (tx) => {
    const intent = await repo.lockIntent(tx, intentId);
    if (!intent) throw noSuchIntent(intentId);
    if (intent.status === "succeeded" || intent.status === "cancelled") return intent;
    const { verdict, attempt } = await trySavedCard(tx, intent, savedCardId).catch(noSuchCard);
    const needsPerson = offSession && verdict.status === "requires_action";
    return bookAttempt(
      tx,
      intent,
      needsPerson ? { status: "failed", error: AUTHENTICATION_NEEDED } : verdict,
      attempt,
    );
  });
  kickSandboxDelivery();
  return present(charged);
}

function noSuchCard(error: unknown): never {
  if (error instanceof AppError) throw new GatewayError(error.message);
  throw error;
}

function present(row: repo.IntentRow): GatewayIntent {
  const { id, amountCents, lastError: failureMessage, savedCardId } = row;
  const status = row.status as GatewayIntent["status"];
  const method = row.method as PaymentMethod | null;
  return { id, amountCents, failureMessage, status, clientSecret: clientSecretOf(id), method, savedCardId };
}

function noSuchIntent(id: string): GatewayError {
  return new GatewayError(`no such intent: ${id}`);
}
