import type { ChangePasswordBody, TwoStepBody } from "@/contracts/profile";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Actor, CustomerActor } from "@/server/http/actor";
import { AppError } from "@/server/http/errors";
import { forgotPasswordLink } from "@/server/links";
import { recordEvent } from "@/server/modules/account-event/service";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import { hashPassword, verifyPassword } from "./password";
import { type AccountRow, findAccountById, replacePassword, setTwoStep } from "./repo";
import { endWithPassword } from "./service-credentials";

const WRONG_PASSWORD = "The password is not right";
const NO_PASSWORD =
  "This account has no password yet. Please choose one by ‘Forgot password’ on the sign-in page.";
const VERIFY_FIRST = "Please verify your email address first: the codes go there";
const SAME_PASSWORD = "Please choose a password that you have not used so far";

/**
 * PATCH /auth/two-step. Every browser has to do the second step again after it. Throws `bad_request`: the password is
 * wrong, or nobody has proven yet that the codes would arrive. The owner is told by mail.
 */
export async function switchTwoStep(actor: CustomerActor, body: TwoStepBody): Promise<void> {
  const account = await provenOwner(actor, "password", body.password);
  if (body.enabled && !account.emailVerifiedAt) throw new AppError("bad_request", VERIFY_FIRST);
  if (body.enabled === account.twoStepAuthentication) return;
  await inTransaction(async (tx) => {
    await setTwoStep(tx, account.id, body.enabled);
    const kind = body.enabled ? "two-step-on" : "two-step-off";
    await recordEvent(tx, { accountId: account.id, kind, doneBy: actor.role });
    const resetLink = forgotPasswordLink("customer");
    await enqueueMessage(tx, {
      to: account.email,
      kind: "two-step-switched",
      enabled: body.enabled,
      resetLink,
    });
  });
}

/** PATCH /auth/password: ends every other session and tells the owner by mail. Throws `bad_request`. */
export async function changePassword(actor: Actor, body: ChangePasswordBody): Promise<void> {
  const account = await provenOwner(actor, "currentPassword", body.currentPassword);
  if (body.password === body.currentPassword) throw wrong("password", SAME_PASSWORD);
  const passwordHash = await hashPassword(body.password);
  await inTransaction(async (tx) => {
    const replaced = await replacePassword(tx, account.id, account.passwordHash, passwordHash);
    // Of two changes at once the second no longer knows the current password.
    if (!replaced) throw wrong("currentPassword", WRONG_PASSWORD);
    await endWithPassword(tx, account.id, actor.sessionId);
    await recordEvent(tx, { accountId: account.id, kind: "password-changed", doneBy: actor.role });
    const resetLink = forgotPasswordLink(actor.role === "vendor" ? "vendor" : "customer");
    await enqueueMessage(tx, { to: account.email, kind: "password-changed", resetLink });
  });
}

type Owner = AccountRow & { passwordHash: string };

async function provenOwner(actor: Actor, field: string, password: string): Promise<Owner> {
  const account = await findAccountById(await getDb(), actor.accountId);
  if (!account?.passwordHash) throw wrong(field, NO_PASSWORD);
  if (!(await verifyPassword(account.passwordHash, password))) throw wrong(field, WRONG_PASSWORD);
  return { ...account, passwordHash: account.passwordHash };
}

function wrong(field: string, message: string): AppError {
  return new AppError("bad_request", message, [{ field, message }]);
}
