import type { AccountRole, CustomerLoginAnswer, OperatorLogin, TokenPair } from "@/contracts/identity/auth";
import type { TwoStepPending } from "@/contracts/identity/two-step";
import type { LoginBody } from "@/contracts/identity/auth.schema";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import type { Actor } from "@/server/core/actor";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import type { Exchange } from "@/server/http/route";
import {
  type AccountRow,
  findAccount,
  findAccountById,
  verifyPassword,
} from "@/server/modules/identity/account/public";
import { openSecondStep } from "./second-step";
import { finishSignIn, setSessionCookie, startSession, WRONG_CREDENTIALS } from "./service-sign-in";
import { revokeSession } from "./repo";
import { closeSession, rotate } from "./service";

const OFF_THE_TEAM = "This login is not on a team any more. Ask the owner of the shop to invite you again.";
const EXPIRED = "Session has expired. Please Log in again.";

/**
 * POST /user/auth/login. With two-step verification, the response asks for a code. Throws `bad_request` on wrong
 * credentials.
 */
export async function loginCustomer(body: LoginBody, exchange: Exchange): Promise<CustomerLoginAnswer> {
  const account = await checkPassword("customer", body);
  return finishSignIn(account, exchange, body.disableVerificationOnThisBrowser === true);
}

/** Signs in a customer identified by a social network. Two-step verification still applies. */
export async function signInVouched(accountId: string, exchange: Exchange): Promise<CustomerLoginAnswer> {
  const account = await findAccountById(await getDb(), accountId);
  if (!account) throw new Error(`the account ${accountId} is gone`);
  return finishSignIn(account, exchange, true);
}

/** Signs in with email and password when no second step follows. Throws `bad_request` on wrong credentials. */
export async function signInByPassword(
  role: AccountRole,
  body: LoginBody,
  exchange: Exchange,
): Promise<{ account: AccountRow; tokens: TokenPair }> {
  const account = await checkPassword(role, body);
  if (role === "vendor" && !account.vendorId) throw new AppError("forbidden", OFF_THE_TEAM);
  return { account, tokens: await startSession(role, account, exchange) };
}

/** POST /operator/auth/login: starts the second step, which no browser can skip. Throws `bad_request`. */
export async function loginOperator(body: LoginBody, exchange: Exchange): Promise<TwoStepPending> {
  const { id, email, operatorRole } = await checkPassword("operator", body);
  if (!operatorRole) throw new AppError("bad_request", WRONG_CREDENTIALS);
  await openSecondStep(id, exchange);
  return { twoStepAuthentication: true, email };
}

/** Signs an operator in after the second step. */
export async function signInOperator(account: AccountRow, exchange: Exchange): Promise<OperatorLogin> {
  const { id, email, operatorRole } = account;
  if (!operatorRole) throw new AppError("bad_request", WRONG_CREDENTIALS);
  const tokens = await startSession("operator", account, exchange);
  return { tokens, operator: { id, _id: id, email, roleUser: "operator", operatorRole } };
}

/**
 * Returns a new pair for a refresh token. Throws `unauthenticated` and clears the cookie when the session has ended.
 */
export async function refresh(token: string, exchange: Exchange): Promise<TokenPair> {
  const opened = await rotate(token);
  if (!opened) {
    exchange.clearCookie(SESSION_COOKIE);
    throw new AppError("unauthenticated", EXPIRED);
  }
  setSessionCookie(opened, exchange);
  return opened.tokens;
}

/** Ends this refresh token's session and the caller's, and clears the browser's cookie in any case. */
export async function logout(token: string, actor: Actor | null, exchange: Exchange): Promise<void> {
  exchange.clearCookie(SESSION_COOKIE);
  if (token) await closeSession(token);
  if (actor) await revokeSession(await getDb(), actor.sessionId);
}

/** Known and unknown addresses take the same path, so that neither response nor timing tells them apart. */
async function checkPassword(role: AccountRole, { email, password }: LoginBody): Promise<AccountRow> {
  const account = await findAccount(await getDb(), role, email);
  const right = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !right) throw new AppError("bad_request", WRONG_CREDENTIALS);
  return account;
}
