import { DAY_SECONDS, HOUR_SECONDS } from "@/lib/time";
import { readSignedValue, signValue } from "./signed-value";

/**
 * The signed, HttpOnly cookie that decides which pages a visitor may open. Only middleware and server layouts read it;
 * the API accepts only the bearer token.
 */
export const SESSION_COOKIE = "sayang_session";
/** How long a session lasts after its last use. Operators have to sign in again after an hour. */
export const sessionSeconds = (role: SessionCookie["role"]): number =>
  role === "operator" ? HOUR_SECONDS : 7 * DAY_SECONDS;

const PURPOSE = "session-cookie";
const ROLES = ["customer", "vendor", "operator"] as const;

/** `expires` is in milliseconds since 1970. */
export type SessionCookie = { role: (typeof ROLES)[number]; accountId: string; expires: number };

export function signSessionCookie(value: SessionCookie, secret: string): string {
  return signValue(value, secret, PURPOSE);
}

/** Returns the cookie's content, or null when it is missing, altered or expired. */
export function readSessionCookie(
  cookie: string | undefined,
  secret: string | undefined,
  now = Date.now(),
): SessionCookie | null {
  if (!cookie || !secret) return null;
  const value = readSignedValue(cookie, secret, PURPOSE) as Partial<SessionCookie> | null;
  if (typeof value !== "object" || value === null) return null;
  const { role, accountId, expires } = value;
  if (!role || !ROLES.includes(role) || typeof accountId !== "string" || typeof expires !== "number")
    return null;
  return expires > now ? { role, accountId, expires } : null;
}
