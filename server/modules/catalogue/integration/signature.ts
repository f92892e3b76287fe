import { createHmac } from "node:crypto";
import { derivedToken } from "@/server/core/token";

/** Returns the secret of a webhook as its owner sees it, in the form of Standard Webhooks (standardwebhooks.com). */
export function secretOf(webhookId: string, salt: string): string {
  return `whsec_${keyOf(webhookId, salt).toString("base64")}`;
}

const keyOf = (webhookId: string, salt: string) =>
  Buffer.from(derivedToken(`webhook:${webhookId}`, salt), "base64url");

type Message = {
  /** The same for each attempt, so that the receiver can tell a repeat. */
  id: string;
  /** When it is sent, in seconds since 1970. */
  timestamp: number;
  body: string;
};

/** Returns the headers that prove a delivery's origin, signed with each of the salts (Standard Webhooks 1.0). */
export function signedHeaders(
  webhookId: string,
  salts: readonly string[],
  { id, timestamp, body }: Message,
): Record<string, string> {
  const signatures = salts.map((salt) => {
    const hmac = createHmac("sha256", keyOf(webhookId, salt)).update(`${id}.${timestamp}.${body}`);
    return `v1,${hmac.digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
