import type {
  AccountRole,
  CustomerLogin,
  LoginBody,
  OperatorLogin,
  TokenPair,
  VendorLogin,
} from "@/contracts/auth";
import { SESSION_COOKIE, SESSION_SECONDS, signSessionCookie } from "@/lib/session-cookie";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import type { Exchange } from "@/server/http/route";
import { sessionSecret } from "@/server/secrets";
import { verifyPassword } from "./password";
import { signedInCustomer, signedInVendor } from "./profile";
import { type AccountRow, findAccount } from "./repo";
import { closeSession, type OpenedSession, openSession, rotate } from "./sessions";

const WRONG_CREDENTIALS = "Incorrect email or password";
const EXPIRED = "Session has expired. Please Log in again.";

/** Spec customer §7, POST /user/auth/login. Throws `bad_request` on wrong credentials. */
export async function loginCustomer(body: LoginBody, exchange: Exchange): Promise<CustomerLogin> {
  const { account, tokens } = await signIn("customer", body, exchange);
  return { tokens, ...(await signedInCustomer(account.id)) };
}

/** For a customer whom a social network vouches for. */
export async function signInVouched(accountId: string, exchange: Exchange): Promise<CustomerLogin> {
  const opened = await openSession({ accountId, role: "customer", vendorId: null }, exchange);
  setSessionCookie(opened, exchange);
  return { tokens: opened.tokens, ...(await signedInCustomer(accountId)) };
}

/** Spec vendor §7, POST /vendor/auth/login. A vendor of any status may sign in. Throws as above. */
export async function loginVendor(body: LoginBody, exchange: Exchange): Promise<VendorLogin> {
  const { account, tokens } = await signIn("vendor", body, exchange);
  if (!account.vendorId) throw new Error(`the vendor account ${account.id} has no vendor`);
  return { tokens, vendor: await signedInVendor(account.vendorId) };
}

export async function loginOperator(body: LoginBody, exchange: Exchange): Promise<OperatorLogin> {
  const { account, tokens } = await signIn("operator", body, exchange);
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
async function signIn(
  role: AccountRole,
  { email, password }: LoginBody,
  exchange: Exchange,
): Promise<{ account: AccountRow; tokens: TokenPair }> {
  const account = await findAccount(await getDb(), role, email);
  const right = await verifyPassword(account?.passwordHash ?? null, password);
  if (!account || !right) throw new AppError("bad_request", WRONG_CREDENTIALS);
  const holder = { accountId: account.id, role, vendorId: account.vendorId };
  const opened = await openSession(holder, exchange);
  setSessionCookie(opened, exchange);
  return { account, tokens: opened.tokens };
}

function setSessionCookie({ actor, expires }: OpenedSession, exchange: Exchange): void {
  const value = { role: actor.role, accountId: actor.accountId, expires: expires.getTime() };
  exchange.setCookie(SESSION_COOKIE, signSessionCookie(value, sessionSecret()), {
    maxAgeSeconds: SESSION_SECONDS,
    httpOnly: true,
  });
}
