import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Returns `base64url(JSON).base64url(HMAC-SHA-256)`. The purpose keeps a value signed for one use from being accepted
 * for another.
 */
export function signValue(value: unknown, secret: string, purpose: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${payload}.${mac(payload, secret, purpose)}`;
}

/** Returns the value, or null when the signature does not match. The caller must check expiry. */
export function readSignedValue(signed: string, secret: string, purpose: string): unknown {
  const [payload = "", signature = ""] = signed.split(".", 2);
  const expected = Buffer.from(mac(payload, secret, purpose));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as unknown;
  } catch {
    return null;
  }
}

function mac(payload: string, secret: string, purpose: string): string {
  return createHmac("sha256", `${purpose}:${secret}`).update(payload).digest("base64url");
}
