import type { EmailChangeBody } from "@/contracts/identity/account/email-change.schema";
import { EMAIL_TAKEN, type PendingEmailChange, SAME_EMAIL } from "@/contracts/identity/account/email-change";
import { LINK_GONE } from "@/contracts/identity/recovery";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { changeEmailLink, loginLink, resetPasswordLink, undoEmailLink } from "@/server/core/links";
import { withMinimumDuration } from "@/server/core/minimum-duration";
import { getDb } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import {
  changeEmail,
  clearPassword,
  fieldError,
  findAccount,
  holdPassword,
  lockAccount,
  provenOwner,
  WRONG_PASSWORD,
} from "@/server/modules/identity/account/public";
import {
  addUndoToken,
  isEmailHeld,
  makeChangeToken,
  makeToken,
  pendingEmailChange,
  spendAllTokens,
  spendToken,
  spendUndoTokensSince,
} from "@/server/modules/identity/action-token/public";
import { endWithPassword, resetPasswordMail } from "@/server/modules/identity/recovery/public";
import { disconnectSince } from "@/server/modules/identity/social/public";
import { confirmNewEmail, emailChanged, emailInUse } from "./mail";

/**
 * Mails a link to the new address. Nothing changes until it is opened. The response does not reveal whether the address
 * has an account; its owner is notified by mail. Throws `bad_request` when the password is wrong.
 */
export async function askEmailChange(
  actor: CustomerActor,
  { email, password }: EmailChangeBody,
): Promise<void> {
  const owner = await provenOwner(actor, "password", password);
  if (owner.email === email) throw fieldError("email", SAME_EMAIL);
  await withMinimumDuration(() =>
    inTransaction(async (tx) => {
      // A later password reset invalidates the link created here.
      if (!(await holdPassword(tx, owner.id, owner.passwordHash)))
        throw fieldError("password", WRONG_PASSWORD);
      await recordEvent(tx, { accountId: owner.id, kind: "email-change-asked", doneBy: "customer" });
      const link = changeEmailLink(await makeChangeToken(tx, owner.id, email));
      const taken = await findAccount(tx, "customer", email);
      await (taken
        ? enqueueMessage(tx, emailInUse, { to: email, loginLink: loginLink("customer") })
        : enqueueMessage(tx, confirmNewEmail, { to: email, link }));
    }),
  );
}

/** Returns the address waiting for confirmation. */
export async function pendingChange({ accountId }: CustomerActor): Promise<PendingEmailChange> {
  const pending = await pendingEmailChange(await getDb(), accountId);
  return { pending: pending && { email: pending.email, expiresAt: pending.expiresAt.toISOString() } };
}

/**
 * Changes the address by the mailed link, and ends every other session. Only the account that asked can use its link,
 * so a mistyped address gives nobody the account. The previous address gets a mail, with an undo link if it had been
 * confirmed. Throws `bad_request` when the link is no longer valid or the address has been taken in the meantime.
 */
export async function confirmEmailChange(actor: CustomerActor, token: string): Promise<void> {
  const { accountId } = actor;
  await inTransaction(async (tx) => {
    const before = await lockAccount(tx, accountId);
    const spent = await spendToken(tx, token, "change-email", "customer");
    if (!before || spent?.accountId !== accountId || !spent.email)
      throw new AppError("bad_request", LINK_GONE);
    if (await isEmailHeld(tx, spent.email, accountId)) throw new AppError("bad_request", EMAIL_TAKEN);
    await changeEmail(tx, accountId, spent.email);
    await endWithPassword(tx, accountId, actor.sessionId);
    await spendAllTokens(tx, accountId, ["verify-email"]);
    const undo = before.emailVerifiedAt ? await addUndoToken(tx, accountId, before.email) : null;
    await recordEvent(tx, { accountId, kind: "email-changed", doneBy: "customer" });
    await enqueueMessage(tx, emailChanged, { to: before.email, undoLink: undo && undoEmailLink(undo) });
  }).catch(refuseTaken);
}

/**
 * Restores the previous address using the link mailed there. The password is removed, too, because the person who
 * changed the address knew it; a new one is chosen through a link to the restored address. All sessions end, and social
 * logins connected since are disconnected, because the link that connects one goes to the account's current address.
 * Throws `bad_request` when the link is no longer valid.
 */
export async function undoEmailChange(token: string): Promise<void> {
  await inTransaction(async (tx) => {
    const spent = await spendToken(tx, token, "undo-email", "customer");
    if (!spent?.email) throw new AppError("bad_request", LINK_GONE);
    const { accountId, email, createdAt } = spent;
    await changeEmail(tx, accountId, email);
    await clearPassword(tx, accountId);
    await endWithPassword(tx, accountId);
    await disconnectSince(tx, { id: accountId, email }, createdAt);
    await spendAllTokens(tx, accountId, ["verify-email"]);
    // Invalidates links mailed to later addresses.
    await spendUndoTokensSince(tx, accountId, createdAt);
    const link = resetPasswordLink("customer", await makeToken(tx, accountId, "reset-password"));
    await recordEvent(tx, { accountId, kind: "email-restored", doneBy: "anyone" });
    await enqueueMessage(tx, resetPasswordMail, { to: email, link });
  }).catch(refuseTaken);
}

function refuseTaken(error: unknown): never {
  if (isConstraint(error, "account_role_email_key")) throw new AppError("bad_request", EMAIL_TAKEN);
  throw error;
}
