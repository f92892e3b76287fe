import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { readEnv } from "@/lib/env";
import { sessionSecret } from "@/server/secrets";

/** What the embedded processor and its one merchant share to sign webhooks. */
export function webhookSecret(): string {
  return readEnv().sandboxWebhookSecret ?? derive("webhook");
}

/** Lets its holder pay the intent. It is derived anew when asked for; the books keep only its hash. */
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
