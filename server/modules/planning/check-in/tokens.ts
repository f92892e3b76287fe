import { createHash, createHmac, randomBytes } from "node:crypto";
import { appLink } from "@/server/core/links";
import { sessionSecret } from "@/server/core/secrets";

const SALT_BYTES = 16;
type Salted = { eventId: string; salt: string };

export const newSalt = () => randomBytes(SALT_BYTES).toString("base64url");

/** Returns the token of a helper's link: 43 characters, stored nowhere. */
export function tokenOf({ eventId, salt }: Salted): string {
  return createHmac("sha256", sessionSecret()).update(`check-in:${eventId}:${salt}`).digest("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Returns the address of the helper's page. */
export const doorLink = (link: Salted) => appLink(`/check-in/${tokenOf(link)}`);
