import { DAY_SECONDS } from "@/lib/time";
import type { Db } from "@/server/db/client";
import type { Exchange } from "@/server/http/route";
import { newToken } from "@/server/core/token";
import { accountOfChallenge } from "@/server/modules/identity/otp/public";

/** Binds a registration by code to the browser that began it. */
const COOKIE = "sayang_registration";

/** Keeps the token of a registration in its browser. A known address gets one that opens nothing. */
export function keepRegistration(exchange: Exchange, token: string | null): void {
  exchange.setCookie(COOKIE, token ?? newToken(), { maxAgeSeconds: DAY_SECONDS, httpOnly: true });
}

/** Returns the token of the registration under way in this browser; empty when there is none. */
export function registrationToken(exchange: Exchange): string {
  return exchange.cookie(COOKIE) ?? "";
}

/** Returns the account of the registration under way in this browser, or null. */
export async function registrationOf(db: Db, exchange: Exchange): Promise<string | null> {
  return accountOfChallenge(db, registrationToken(exchange));
}

export function forgetRegistration(exchange: Exchange): void {
  exchange.clearCookie(COOKIE);
}
