import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { CUSTOMER_HOME, pageRedirect, VENDOR_HOME } from "./page-guard";
import { readSessionCookie, SESSION_COOKIE } from "./session-cookie";

/** The layouts' own check, behind the middleware's. Redirects whoever is not a `role`. */
export async function requirePageRole(role: "customer" | "vendor"): Promise<void> {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value;
  const session = readSessionCookie(cookie, process.env.SESSION_SECRET);
  // A layout does not know its page's path: the home of its area stands in.
  const target = pageRedirect(role === "customer" ? CUSTOMER_HOME : VENDOR_HOME, "", session);
  if (target !== null) redirect(target);
}
