import { fullName } from "@/lib/text/full-name";
import type { VerifiedEmail } from "@/contracts/identity/auth";
import { LINK_GONE } from "@/contracts/identity/recovery";
import {
  ALREADY_VERIFIED,
  type Registrant,
  VERIFICATION_SECONDS,
} from "@/contracts/identity/registration/register";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { verifyEmailLink } from "@/server/core/links";
import type { Exchange } from "@/server/http/route";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import {
  clearCustomer,
  clearPassword,
  findAccountById,
  lockAccount,
  markVerified,
} from "@/server/modules/identity/account/public";
import {
  latestTokenAt,
  makeToken,
  ownerOfToken,
  spendToken,
} from "@/server/modules/identity/action-token/public";
import { endWithPassword } from "@/server/modules/identity/recovery/public";
import { signInCustomer } from "@/server/modules/identity/session/public";
import { enqueueMessage } from "@/server/mail/public";
import { verificationMail } from "./mail";
import { forgetRegistration, registrationOf } from "./registering-browser";
import * as repo from "./repo";

/** Mails a link that verifies the address, replacing the previous one. */
export async function mailVerification(
  tx: Transaction,
  { id, email, firstName }: { id: string; email: string; firstName: string },
): Promise<void> {
  const token = await makeToken(tx, id, "verify-email");
  await enqueueMessage(tx, verificationMail, { to: email, firstName, link: verifyEmailLink(token) });
}

/**
 * Returns the registration that a mailed link would verify. The owner is asked to confirm, because anyone may have
 * typed the address. Throws `bad_request` when the link is no longer valid.
 */
export async function registrantOf(token: string): Promise<Registrant> {
  const db = await getDb();
  const accountId = await ownerOfToken(db, token, "verify-email", "customer");
  const registrant = accountId ? await repo.findRegistrant(db, accountId) : null;
  if (!registrant) throw new AppError("bad_request", LINK_GONE);
  const { firstName, lastName, createdAt } = registrant;
  return { name: fullName({ firstName, lastName }), registeredAt: createdAt.toISOString() };
}

/**
 * Rejects a registration by another person with the owner's address: its password, sessions and names are removed.
 * Throws `bad_request` when the link is no longer valid.
 */
export async function disownRegistration(token: string): Promise<void> {
  await inTransaction(async (tx) => {
    const spent = await spendToken(tx, token, "verify-email", "customer");
    if (!spent) throw new AppError("bad_request", LINK_GONE);
    const { accountId } = spent;
    await clearPassword(tx, accountId);
    await clearCustomer(tx, accountId);
    await endWithPassword(tx, accountId);
    await recordEvent(tx, { accountId, kind: "registration-disowned", doneBy: "customer" });
  });
}

/**
 * Verifies the address that the link was mailed to, and signs in the browser that registered it with a code. Throws
 * `bad_request` when the link is no longer valid.
 */
export async function verifyEmail(token: string, exchange: Exchange): Promise<VerifiedEmail> {
  const { accountId, registeredHere } = await inTransaction(async (tx) => {
    const spent = await spendToken(tx, token, "verify-email", "customer");
    if (!spent) throw new AppError("bad_request", LINK_GONE);
    await markVerified(tx, spent.accountId);
    await recordEvent(tx, { accountId: spent.accountId, kind: "email-verified", doneBy: "customer" });
    const here = await registrationOf(tx, exchange);
    return { accountId: spent.accountId, registeredHere: here === spent.accountId };
  });
  if (!registeredHere) return { login: null };
  forgetRegistration(exchange);
  // Opening a link never signs anybody out, or into another account.
  if (exchange.cookie(SESSION_COOKIE)) return { login: null };
  const account = await findAccountById(await getDb(), accountId);
  return { login: account ? await signInCustomer(account, exchange) : null };
}

/**
 * Mails the signed-in customer a new link. Throws `bad_request` when there is nothing to verify and
 * `too_many_requests` within a minute of the last link.
 */
export async function resendVerification({ accountId }: CustomerActor): Promise<void> {
  await inTransaction(async (tx) => {
    await lockAccount(tx, accountId);
    const registered = await repo.findById(tx, accountId);
    if (!registered) throw new AppError("unauthenticated", "Session has expired. Please Log in again.");
    if (registered.emailVerifiedAt) throw new AppError("bad_request", ALREADY_VERIFIED);
    const mailedAt = await latestTokenAt(tx, accountId, "verify-email");
    const seconds = mailedAt ? (Date.now() - mailedAt.getTime()) / 1000 : Infinity;
    if (seconds < VERIFICATION_SECONDS) {
      const left = Math.max(1, Math.ceil(VERIFICATION_SECONDS - seconds));
      throw new AppError("too_many_requests", `Please wait ${left} seconds before you ask for another link`, {
        retryAfterSeconds: left,
      });
    }
    await mailVerification(tx, registered);
    await recordEvent(tx, { accountId, kind: "verification-mailed", doneBy: "customer" });
  });
}
