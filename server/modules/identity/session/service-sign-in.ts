import type { AccountRole, CustomerLogin, TokenPair } from "@/contracts/identity/auth";
import type { TwoStepPending } from "@/contracts/identity/two-step";
import { visitorLanguage } from "@/server/core/visitor-language";
import { SESSION_COOKIE, sessionSeconds, signSessionCookie } from "@/lib/session/session-cookie";
import { AppError } from "@/server/core/errors";
import { setLanguageCookie } from "@/server/http/language-cookie";
import type { Exchange } from "@/server/http/route";
import { sessionSecret } from "@/server/core/secrets";
import { signedInCustomer } from "@/server/modules/identity/profile/public";
import type { AccountRow } from "@/server/modules/identity/account/public";
import { type OpenedSession, openSession } from "./service";
import { openSecondStep } from "./second-step";
import { isTrustedBrowser } from "./trusted-browser";

const BLOCKED = "We’ve blocked this account. Our email says why; reply to it if you think we’re wrong.";
export const WRONG_CREDENTIALS = "Incorrect email or password";

/**
 * Continues after a customer is identified by password or network: opens a session, or requires the second step.
 * `sparesSecondStep` asks to skip that step, which the browser's signed cookie must allow.
 */
export async function finishSignIn(
  account: AccountRow,
  exchange: Exchange,
  sparesSecondStep: boolean,
): Promise<CustomerLogin | TwoStepPending> {
  if (account.twoStepAuthentication) {
    const spared = sparesSecondStep && (await isTrustedBrowser(account, exchange));
    if (!spared) {
      await openSecondStep(account.id, exchange);
      return { twoStepAuthentication: true, email: account.email };
    }
  }
  return signInCustomer(account, exchange);
}

/** Signs a customer in without further proof. */
export async function signInCustomer(account: AccountRow, exchange: Exchange): Promise<CustomerLogin> {
  const tokens = await startSession("customer", account, exchange);
  return { tokens, ...(await signedInCustomer(account.id)) };
}

/**
 * Starts a session in this browser and sets its cookie. Throws `bad_request` when the password has changed in the
 * meantime, and `forbidden` when the account is blocked.
 */
export async function startSession(
  role: AccountRole,
  { id, email, vendorId, teamRole, operatorRole, passwordHash, blockedAt, language }: AccountRow,
  exchange: Exchange,
): Promise<TokenPair> {
  if (blockedAt) throw new AppError("forbidden", BLOCKED);
  const opened = await openSession(
    { accountId: id, role, email, vendorId, teamRole, operatorRole, passwordHash },
    exchange,
  );
  if (!opened) throw new AppError("bad_request", WRONG_CREDENTIALS);
  setSessionCookie(opened, exchange);
  // A new device starts in the language of the last one.
  if (language && !visitorLanguage()) setLanguageCookie(language, exchange);
  return opened.tokens;
}

export function setSessionCookie({ actor, expires }: OpenedSession, exchange: Exchange): void {
  const value = { role: actor.role, accountId: actor.accountId, expires: expires.getTime() };
  exchange.setCookie(SESSION_COOKIE, signSessionCookie(value, sessionSecret()), {
    maxAgeSeconds: sessionSeconds(actor.role),
    httpOnly: true,
  });
}
