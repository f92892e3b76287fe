import { createHmac, timingSafeEqual } from "node:crypto";

export const SIGNATURE_HEADER = "Sayang-Signature";
export const TOLERANCE_SECONDS = 300;

export class WebhookSignatureError extends Error {
  override name = "WebhookSignatureError";
}

/** Returns `t={unix seconds},v1={HMAC-SHA-256 of "t.body", hex}`, in Stripe's format. */
export function signBody(rawBody: string, secret: string, now = new Date()): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  return `t=${timestamp},v1=${mac(timestamp, rawBody, secret)}`;
}

/** Throws `WebhookSignatureError` unless one of the signatures matches and the timestamp is within five minutes. */
export function verifyBody(
  rawBody: string,
  header: string | undefined,
  secret: string,
  now = new Date(),
): void {
  const fields = (header ?? "").split(",").map((field) => field.trim().split("=", 2));
  const timestamp = Number(fields.find(([name]) => name === "t")?.[1]);
  if (!Number.isInteger(timestamp)) throw new WebhookSignatureError("The signature is missing");
  const expected = Buffer.from(mac(timestamp, rawBody, secret), "hex");
  const fits = fields.some(([name, value = ""]) => {
    const given = Buffer.from(value, "hex");
    return name === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!fits) throw new WebhookSignatureError("The signature does not fit");
  if (Math.abs(now.getTime() / 1000 - timestamp) > TOLERANCE_SECONDS) {
    throw new WebhookSignatureError("The signature is too old");
  }
}

function mac(timestamp: number, rawBody: string, secret: string): string {
  return createHmac("sha256", secret).update(`${timestamp}.${rawBody}`).digest("hex");
}
