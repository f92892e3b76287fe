import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readEnv } from "@/lib/env";
import { sessionSecret } from "@/server/core/secrets";

/** Returns the webhook secret shared by the embedded processor and its only merchant. */
export function webhookSecret(): string {
  return readEnv().sandboxWebhookSecret ?? derive("webhook");
}

/** Returns the secret that lets its holder pay the intent. It is derived on demand; only its hash is stored. */
export function clientSecretOf(intentId: string): string {
  return `${intentId}_secret_${derive(`client:${intentId}`)}`;
}

export function hashClientSecret(clientSecret: string): string {
  return createHash("sha256").update(clientSecret).digest("hex");
}

export function isClientSecret(given: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashClientSecret(given), "hex"), Buffer.from(hash, "hex"));
}

function derive(purpose: string): string {
  return createHmac("sha256", sessionSecret()).update(`sandbox-gateway:${purpose}`).digest("base64url");
}
