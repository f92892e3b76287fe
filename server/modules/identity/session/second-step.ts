import { CODE_MINUTES } from "@/contracts/identity/two-step";
import { getDb } from "@/server/db/client";
import type { Exchange } from "@/server/http/route";
import { openChallenge } from "@/server/modules/identity/otp/public";

/** Binds the second step to the browser in which the password was entered. */
const COOKIE = "sayang_two_step";
/** A code may be sent until the challenge expires, and is then valid for as long again. */
const COOKIE_SECONDS = 2 * CODE_MINUTES * 60;

/** Opens the second step for this browser. */
export async function openSecondStep(accountId: string, exchange: Exchange): Promise<void> {
  const token = await openChallenge(await getDb(), accountId, exchange.cookie(COOKIE));
  exchange.setCookie(COOKIE, token, { maxAgeSeconds: COOKIE_SECONDS, httpOnly: true });
}

/** Returns the token of this browser's pending second step; "" when there is none. */
export function secondStepOf(exchange: Exchange): string {
  return exchange.cookie(COOKIE) ?? "";
}

export function closeSecondStep(exchange: Exchange): void {
  exchange.clearCookie(COOKIE);
}
