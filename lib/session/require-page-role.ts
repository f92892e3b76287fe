import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { CUSTOMER_HOME, OPERATOR_HOME, pageRedirect, VENDOR_HOME } from "./page-guard";
import { readSessionCookie, SESSION_COOKIE, type SessionCookie } from "./session-cookie";

type Role = SessionCookie["role"];

const HOMES: Readonly<Record<Role, string>> = {
  customer: CUSTOMER_HOME,
  vendor: VENDOR_HOME,
  operator: OPERATOR_HOME,
};

/** Redirects visitors who are not signed in as `role`. The layouts check this in addition to the middleware. */
export async function requirePageRole(role: Role): Promise<void> {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value;
  const session = readSessionCookie(cookie, process.env.SESSION_SECRET);
  // A layout does not know its page's path, so it passes the home page of its area.
  const target = pageRedirect(HOMES[role], "", session);
  if (target !== null) redirect(target);
}
