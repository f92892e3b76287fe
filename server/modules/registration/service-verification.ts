import { LINK_GONE } from "@/contracts/recovery";
import { ALREADY_VERIFIED, type Registrant, VERIFICATION_SECONDS } from "@/contracts/register";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { CustomerActor } from "@/server/http/actor";
import { AppError } from "@/server/http/errors";
import { verifyEmailLink } from "@/server/links";
import { recordEvent } from "@/server/modules/account-event/service";
import { latestTokenAt, makeToken, ownerOfToken, spendToken } from "@/server/modules/action-token/service";
import { endWithPassword } from "@/server/modules/auth/service-credentials";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import * as repo from "./repo";

/** Mails a link that verifies the address, in place of the one before. */
export async function mailVerification(
  tx: Transaction,
  { id, email, firstName }: { id: string; email: string; firstName: string },
): Promise<void> {
  const token = await makeToken(tx, id, "verify-email");
  await enqueueMessage(tx, { to: email, kind: "verify-email", firstName, link: verifyEmailLink(token) });
}

/**
 * Whom the mailed link would verify: anybody may have typed the address, so that its owner is asked. Throws
 * `bad_request` when the link serves no more.
 */
export async function registrantOf(token: string): Promise<Registrant> {
  const db = await getDb();
  const accountId = await ownerOfToken(db, token, "verify-email", "customer");
  const registrant = accountId ? await repo.findRegistrant(db, accountId) : null;
  if (!registrant) throw new AppError("bad_request", LINK_GONE);
  const { firstName, lastName, createdAt } = registrant;
  return { name: `${firstName} ${lastName}`.trim(), registeredAt: createdAt.toISOString() };
}

/**
 * The owner of the address says that somebody else registered with it: that one's password and sessions end, and its
 * names go. Throws `bad_request` when the link serves no more.
 */
export async function disownRegistration(token: string): Promise<void> {
  await inTransaction(async (tx) => {
    const spent = await spendToken(tx, token, "verify-email", "customer");
    if (!spent) throw new AppError("bad_request", LINK_GONE);
    const { accountId } = spent;
    await repo.disownAccount(tx, accountId);
    await endWithPassword(tx, accountId);
    await recordEvent(tx, { accountId, kind: "registration-disowned", doneBy: "customer" });
  });
}

/** Verifies the address that the link was mailed to. Throws `bad_request` when the link serves no more. */
export async function verifyEmail(token: string): Promise<void> {
  await inTransaction(async (tx) => {
    const spent = await spendToken(tx, token, "verify-email", "customer");
    if (!spent) throw new AppError("bad_request", LINK_GONE);
    await repo.markVerified(tx, spent.accountId);
    await recordEvent(tx, { accountId: spent.accountId, kind: "email-verified", doneBy: "customer" });
  });
}

/**
 * Mails the signed-in customer a new link. Throws `bad_request` when there is nothing to verify and
 * `too_many_requests` within a minute of the last link.
 */
export async function resendVerification({ accountId }: CustomerActor): Promise<void> {
  await inTransaction(async (tx) => {
    const registered = await repo.lockCustomer(tx, accountId);
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
