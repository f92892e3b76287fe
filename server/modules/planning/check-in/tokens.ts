import { appLink } from "@/server/core/links";
import { derivedToken } from "@/server/core/token";

type Salted = { eventId: string; salt: string };

/** Returns the token of a helper's link: 43 characters, stored nowhere. */
export function tokenOf({ eventId, salt }: Salted): string {
  return derivedToken(`check-in:${eventId}`, salt);
}

/** Returns the address of the helper's page. */
export const doorLink = (link: Salted) => appLink(`/check-in/${tokenOf(link)}`);
