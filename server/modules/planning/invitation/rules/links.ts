import { appLink } from "@/server/core/links";
import { derivedToken } from "@/server/core/token";

type Salted = { id: string; salt: string };

/** Returns the token of an invitation's link: 43 characters, not stored anywhere. */
export function tokenOf({ id, salt }: Salted): string {
  return derivedToken(`rsvp:${id}`, salt);
}

/**
 * Returns the key with which the wedding page shows the household's events. Guests forward it, so it doesn't open the
 * reply.
 */
export function pageKeyOf({ id, salt }: Salted): string {
  const proof = derivedToken(`page:${id}`, salt);
  return `${id}.${proof}`;
}

/** Returns the address of the page on which the household replies. */
export const rsvpLink = (invitation: Salted) => appLink(`/rsvp/${tokenOf(invitation)}`);
