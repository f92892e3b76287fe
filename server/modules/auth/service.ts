import type {
  AccountRole,
  CustomerLoginAnswer,
  LoginBody,
  OperatorLogin,
  TokenPair,
  VendorLogin,
} from "@/contracts/auth";
import { SESSION_COOKIE } from "@/lib/session-cookie";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import type { Exchange } from "@/server/http/route";
import { verifyPassword } from "./password";
import { signedInVendor } from "./profile";
import { type AccountRow, findAccount, findAccountById } from "./repo";
import { finishSignIn, setSessionCookie, startSession, WRONG_CREDENTIALS } from "./service-sign-in";
import { closeSession, rotate } from "./sessions";

const EXPIRED = "Session has expired. Please Log in again.";

/**
 * Spec customer §7, POST /user/auth/login. With two-step verification it answers that a code is still to come.
 * Throws `bad_request` on wrong credentials.
 */
export async function loginCustomer(body: LoginBody, exchange: Exchange): Promise<CustomerLoginAnswer> {
  const account = await provePassword("customer", body);
  return finishSignIn(account, exchange, body.disableVerificationOnThisBrowser === true);
}

/** For a customer whom somebody else vouches for, as a network does: two-step verification stays with them. */
export async function signInVouched(accountId: string, exchange: Exchange): Promise<CustomerLoginAnswer> {
  const account = await findAccountById(await getDb(), accountId);
  if (!account) throw new Error(`the account ${accountId} is gone`);
  return finishSignIn(account, exchange, true);
}

/** Spec vendor §7, POST /vendor/auth/login. A vendor of any status may sign in. Throws as above. */
export async function loginVendor(body: LoginBody, exchange: Exchange): Promise<VendorLogin> {
  const account = await provePassword("vendor", body);
  if (!account.vendorId) throw new Error(`the vendor account ${account.id} has no vendor`);
  const tokens = await startSession("vendor", account, exchange);
  return { tokens, vendor: await signedInVendor(account.vendorId) };
}

export async function loginOperator(body: LoginBody, exchange: Exchange): Promise<OperatorLogin> {
  const account = await provePassword("operator", body);
  const tokens = await startSession("operator", account, exchange);
  const { id, email } = account;
  return { tokens, operator: { id, _id: id, email, roleUser: "operator" } };
}

/** A new pair for a refresh token. Throws `unauthenticated`, and the browser's cookie goes with the session. */
export async function refresh(token: string, exchange: Exchange): Promise<TokenPair> {
  const opened = await rotate(token);
  if (!opened) {
    exchange.clearCookie(SESSION_COOKIE);
    throw new AppError("unauthenticated", EXPIRED);
  }
  setSessionCookie(opened, exchange);
  return opened.tokens;
}

/** Ends the session of this refresh token, and forgets the browser in any case. */
export async function logout(token: string, exchange: Exchange): Promise<void> {
  exchange.clearCookie(SESSION_COOKIE);
  if (token) await closeSession(token);
}

/** Known and unknown addresses take the same way, so that neither answer nor time tells them apart. */
async function provePassword(role: AccountRole, { email, password }: LoginBody): Promise<AccountRow> {
  const account = await findAccount(await getDb(), role, email);
  const right = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !right) throw new AppError("bad_request", WRONG_CREDENTIALS);
  return account;
}
