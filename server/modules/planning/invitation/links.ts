import { createHash, createHmac, randomBytes } from "node:crypto";
import { appLink } from "@/server/core/links";
import { sessionSecret } from "@/server/core/secrets";

const SALT_BYTES = 16;
type Salted = { id: string; salt: string };

export const newSalt = () => randomBytes(SALT_BYTES).toString("base64url");

/** Returns the token of an invitation's link: 43 characters, stored nowhere. */
export function tokenOf({ id, salt }: Salted): string {
  return createHmac("sha256", sessionSecret()).update(`rsvp:${id}:${salt}`).digest("base64url");
}

/** Returns the key with which the wedding page shows the household's events. Guests forward it, so it opens no reply. */
export function pageKeyOf({ id, salt }: Salted): string {
  const proof = createHmac("sha256", sessionSecret()).update(`page:${id}:${salt}`).digest("base64url");
  return `${id}.${proof}`;
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Returns the address of the page on which the household answers. */
export const rsvpLink = (invitation: Salted) => appLink(`/rsvp/${tokenOf(invitation)}`);
