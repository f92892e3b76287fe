const NAME_MAX = 80;
const EMAIL_MAX = 254;

export type SocialPrefill = { firstName?: string; lastName?: string; email?: string };

/**
 * What a failed social sign-in left in the address (spec customer §4). Anybody can write such a link, so that only
 * what could be a name or an e-mail address is taken.
 */
export function socialPrefill(search: string): SocialPrefill {
  const params = new URLSearchParams(search);
  const clean = (name: string, max: number) =>
    (params.get(name) ?? "")
      .replace(/[\p{C}<>]/gu, "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, max);
  const email = clean("email", EMAIL_MAX).toLowerCase();
  const found = {
    firstName: clean("firstName", NAME_MAX),
    lastName: clean("lastName", NAME_MAX),
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : "",
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}
