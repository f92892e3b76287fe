import { DAY_SECONDS } from "@/lib/time";
import type { Db } from "@/server/db/client";
import type { Exchange } from "@/server/http/route";
import { newToken } from "@/server/core/token";
import { accountOfChallenge } from "@/server/modules/identity/otp/public";

/** Binds a registration by code to the browser that started it. */
const COOKIE = "sayang_registration";

/** Stores the token of a registration in its browser. For a known address, the token opens nothing. */
export function keepRegistration(exchange: Exchange, token: string | null): void {
  exchange.setCookie(COOKIE, token ?? newToken(), { maxAgeSeconds: DAY_SECONDS, httpOnly: true });
}

/** Returns the token of this browser's pending registration; "" when there is none. */
export function registrationToken(exchange: Exchange): string {
  return exchange.cookie(COOKIE) ?? "";
}

/** Returns the account of this browser's pending registration, or null. */
export async function registrationOf(db: Db, exchange: Exchange): Promise<string | null> {
  return accountOfChallenge(db, registrationToken(exchange));
}

export function forgetRegistration(exchange: Exchange): void {
  exchange.clearCookie(COOKIE);
}
