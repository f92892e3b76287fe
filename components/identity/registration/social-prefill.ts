import { cleanEmail, EMAIL_MAX, isEmailAddress } from "@/lib/text/email";

const NAME_MAX = 80;

export type SocialPrefill = { firstName?: string; lastName?: string; email?: string };

/**
 * Returns the details that a failed social sign-in left in the address. Links can be forged, so only plausible names
 * and email addresses are accepted.
 */
export function socialPrefill(search: string): SocialPrefill {
  const params = new URLSearchParams(search);
  const clean = (name: string, max: number) =>
    (params.get(name) ?? "")
      .replace(/[\p{C}<>]/gu, "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, max);
  const email = cleanEmail(clean("email", EMAIL_MAX));
  const found = {
    firstName: clean("firstName", NAME_MAX),
    lastName: clean("lastName", NAME_MAX),
    email: isEmailAddress(email) ? email : "",
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}
