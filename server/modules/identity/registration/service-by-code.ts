import type { CustomerLogin } from "@/contracts/identity/auth";
import { REGISTRATION_CODE_WRONG } from "@/contracts/identity/registration/register";
import type { RegisterByCodeBody } from "@/contracts/identity/registration/register.schema";
import type { RegistrationCodeBody } from "@/contracts/identity/two-step.schema";
import type { Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { AppError } from "@/server/core/errors";
import { verifyEmailLink } from "@/server/core/links";
import { withMinimumDuration } from "@/server/core/minimum-duration";
import type { Exchange } from "@/server/http/route";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import {
  findAccountById,
  hashPassword,
  lockAccount,
  markVerified,
  replacePassword,
  updateCustomer,
} from "@/server/modules/identity/account/public";
import { makeToken, spendAllTokens } from "@/server/modules/identity/action-token/public";
import { codeForChallenge, openChallenge, tryChallenge } from "@/server/modules/identity/otp/public";
import { endWithPassword } from "@/server/modules/identity/recovery/public";
import { signInCustomer } from "@/server/modules/identity/session/public";
import { enqueueMessage } from "@/server/mail/public";
import { registrationCode } from "./mail";
import {
  forgetRegistration,
  keepRegistration,
  registrationOf,
  registrationToken,
} from "./registering-browser";
import * as repo from "./repo";
import { createCustomer } from "./service";

/** The first order asks for a phone number. */
const NO_PHONE = { countryCode: "+65", phone: "" };

/**
 * POST /user/auth/register/code: creates the account and mails a code that signs in this browser. The browser may
 * correct its own registration until it is verified. A known address gets the same response in the same time.
 */
export async function registerByCode(body: RegisterByCodeBody, exchange: Exchange): Promise<void> {
  const token = await withMinimumDuration(async () => {
    const passwordHash = await hashPassword(body.password);
    return inTransaction(async (tx) => {
      const own = await registrationOf(tx, exchange);
      const corrected = own !== null && (await correct(tx, own, body, passwordHash));
      const id = corrected ? own : await createCustomer(tx, { ...body, ...NO_PHONE }, passwordHash);
      return id ? mailCode(tx, { id, email: body.email, firstName: body.firstName }, "") : null;
    });
  });
  keepRegistration(exchange, token);
}

/**
 * Replaces name and password of an account that is not verified yet. Returns false when it is verified or another
 * account.
 */
async function correct(
  tx: Transaction,
  id: string,
  { email, firstName, lastName }: RegisterByCodeBody,
  passwordHash: string,
): Promise<boolean> {
  const account = await lockAccount(tx, id);
  if (account?.email !== email || account.emailVerifiedAt || !account.passwordHash) return false;
  await replacePassword(tx, id, account.passwordHash, passwordHash);
  await updateCustomer(tx, id, { firstName, lastName });
  await endWithPassword(tx, id);
  await recordEvent(tx, { accountId: id, kind: "registration-corrected", doneBy: "anyone" });
  return true;
}

/** POST /user/auth/register/code/resend: a new code, at most once a minute. The response is always the same. */
export async function resendRegistrationCode(exchange: Exchange): Promise<void> {
  const token = await withMinimumDuration(() =>
    inTransaction(async (tx) => {
      const id = await registrationOf(tx, exchange);
      const registered = id && (await repo.findById(tx, id));
      return registered ? mailCode(tx, registered, registrationToken(exchange)) : null;
    }),
  );
  if (token) keepRegistration(exchange, token);
}

/** Mails a code, and a link that signs in only this browser. Returns the token that the browser stores. */
async function mailCode(
  tx: Transaction,
  { id, email, firstName }: Pick<repo.Registered, "id" | "email" | "firstName">,
  held: string,
): Promise<string> {
  await lockAccount(tx, id);
  const token = await openChallenge(tx, id, held);
  const code = await codeForChallenge(tx, id, token);
  if (code) {
    const link = verifyEmailLink(await makeToken(tx, id, "verify-email"));
    await enqueueMessage(tx, registrationCode, { to: email, firstName, code, link });
  }
  return token;
}

/**
 * POST /user/auth/register/verify: verifies the address and signs in the browser that registered. Throws `bad_request`
 * with one message for all invalid codes, so that it does not reveal whether an account exists.
 */
export async function verifyRegistration(
  { code }: RegistrationCodeBody,
  exchange: Exchange,
): Promise<CustomerLogin> {
  const account = await withMinimumDuration(() =>
    inTransaction(async (tx) => {
      const id = await registrationOf(tx, exchange);
      if (!id || (await tryChallenge(tx, id, registrationToken(exchange), code)) !== "right") return null;
      await markVerified(tx, id);
      await spendAllTokens(tx, id, ["verify-email"]);
      await recordEvent(tx, { accountId: id, kind: "email-verified", doneBy: "customer" });
      return findAccountById(tx, id);
    }),
  );
  if (!account) {
    const message = REGISTRATION_CODE_WRONG;
    throw new AppError("bad_request", message, [{ field: "code", message }]);
  }
  forgetRegistration(exchange);
  return signInCustomer(account, exchange);
}
