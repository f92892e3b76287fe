import type { AccountRole, CustomerLogin, TokenPair } from "@/contracts/auth";
import type { TwoStepPending } from "@/contracts/two-step";
import { SESSION_COOKIE, SESSION_SECONDS, signSessionCookie } from "@/lib/session-cookie";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import type { Exchange } from "@/server/http/route";
import { openSignIn } from "@/server/modules/otp/service-codes";
import { sessionSecret } from "@/server/secrets";
import { signedInCustomer } from "./profile";
import type { AccountRow } from "./repo";
import { type OpenedSession, openSession } from "./sessions";
import { isTrustedBrowser } from "./trusted-browser";

export const WRONG_CREDENTIALS = "Incorrect email or password";

/**
 * What follows once a customer has shown who they are, by password or by a network: a session, or the second step.
 * `sparesSecondStep` is the browser's wish, and its signed cookie grants it.
 */
export async function finishSignIn(
  account: AccountRow,
  exchange: Exchange,
  sparesSecondStep: boolean,
): Promise<CustomerLogin | TwoStepPending> {
  if (account.twoStepAuthentication) {
    const spared = sparesSecondStep && (await isTrustedBrowser(account, exchange));
    if (!spared) {
      await openSignIn(await getDb(), account.id, account.email);
      return { twoStepAuthentication: true, email: account.email };
    }
  }
  return signInCustomer(account, exchange);
}

/** Signs a customer in, with nothing more to prove. */
export async function signInCustomer(account: AccountRow, exchange: Exchange): Promise<CustomerLogin> {
  const tokens = await startSession("customer", account, exchange);
  return { tokens, ...(await signedInCustomer(account.id)) };
}

/** A session for this browser, and its cookie. Throws `bad_request` when the password was changed meanwhile. */
export async function startSession(
  role: AccountRole,
  { id, vendorId, passwordHash }: AccountRow,
  exchange: Exchange,
): Promise<TokenPair> {
  const opened = await openSession({ accountId: id, role, vendorId, passwordHash }, exchange);
  if (!opened) throw new AppError("bad_request", WRONG_CREDENTIALS);
  setSessionCookie(opened, exchange);
  return opened.tokens;
}

export function setSessionCookie({ actor, expires }: OpenedSession, exchange: Exchange): void {
  const value = { role: actor.role, accountId: actor.accountId, expires: expires.getTime() };
  exchange.setCookie(SESSION_COOKIE, signSessionCookie(value, sessionSecret()), {
    maxAgeSeconds: SESSION_SECONDS,
    httpOnly: true,
  });
}
