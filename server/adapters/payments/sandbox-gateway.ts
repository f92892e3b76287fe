import { randomBytes } from "node:crypto";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { GatewayError, type GatewayIntent, type PaymentGateway } from "./gateway";
import * as repo from "./repo-sandbox";
import { kickSandboxDelivery } from "./sandbox-delivery";
import { EVENT, readEvent, writeEvent } from "./sandbox-events";
import { clientSecretOf, hashClientSecret, webhookSecret } from "./sandbox-secrets";
import { verifyBody } from "./signature";

/** The embedded card processor: keeps its own books and tells us by webhook, as a real one would. */
export const sandboxGateway: PaymentGateway = {
  name: "sandbox",
  publishableKey: null,

  async createIntent({ idempotencyKey, amountCents, metadata }) {
    const id = `pi_${randomBytes(12).toString("hex")}`;
    const row = await repo.findOrCreateIntent(await getDb(), {
      id,
      clientSecretHash: hashClientSecret(clientSecretOf(id)),
      idempotencyKey,
      amountCents,
      metadata,
      status: "requires_payment",
    });
    if (row.amountCents !== amountCents) {
      throw new GatewayError("the idempotency key was used for another amount");
    }
    return { ...present(row), clientSecret: clientSecretOf(row.id) };
  },

  async retrieveIntent(intentId) {
    const row = await repo.findIntent(await getDb(), intentId);
    if (!row) throw noSuchIntent(intentId);
    return present(row);
  },

  cancelIntent(intentId) {
    return inTransaction(async (tx) => {
      const row = await repo.lockIntent(tx, intentId);
      if (!row) throw noSuchIntent(intentId);
      if (row.status === "succeeded") return present(row);
      await repo.updateIntent(tx, row.id, { status: "cancelled" });
      return present({ ...row, status: "cancelled" });
    });
  },

  async refund({ intentId, amountCents, refundId }) {
    const gatewayRefundId = `re_${refundId}`;
    await inTransaction(async (tx) => {
      const row = await repo.lockIntent(tx, intentId);
      if (!row) throw noSuchIntent(intentId);
      const isNew = await writeEvent(tx, row, EVENT.refunded, { refundId, gatewayRefundId, amountCents });
      if (!isNew) return;
      const refundedCents = row.refundedCents + amountCents;
      if (row.status !== "succeeded" || refundedCents > row.amountCents) {
        throw new GatewayError(`${intentId} has not taken in what is to be refunded`);
      }
      await repo.updateIntent(tx, row.id, { refundedCents });
    });
    kickSandboxDelivery();
    return { gatewayRefundId };
  },

  verifyWebhook(rawBody, signature, now) {
    verifyBody(rawBody, signature, webhookSecret(), now);
    return readEvent(rawBody);
  },
};

function present(row: repo.IntentRow): GatewayIntent {
  const { id, amountCents, lastError: failureMessage } = row;
  return { id, amountCents, failureMessage, status: row.status as GatewayIntent["status"] };
}

function noSuchIntent(id: string): GatewayError {
  return new GatewayError(`no such intent: ${id}`);
}
