import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { CUSTOMER_HOME, pageRedirect, VENDOR_HOME } from "./page-guard";
import { readSessionCookie, SESSION_COOKIE } from "./session-cookie";

/** Redirects visitors who are not signed in as `role`. The layouts check this in addition to the middleware. */
export async function requirePageRole(role: "customer" | "vendor"): Promise<void> {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value;
  const session = readSessionCookie(cookie, process.env.SESSION_SECRET);
  // A layout does not know its page's path, so it passes the home page of its area.
  const target = pageRedirect(role === "customer" ? CUSTOMER_HOME : VENDOR_HOME, "", session);
  if (target !== null) redirect(target);
}
