import type { ChangePasswordBody } from "@/contracts/identity/credential/password.schema";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/core/actor";
import { forgotPasswordLink } from "@/server/core/links";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import {
  hashPassword,
  provenOwner,
  replacePassword,
  fieldError,
  WRONG_PASSWORD,
} from "@/server/modules/identity/account/public";
import { enqueueMessage } from "@/server/mail/public";
import { passwordChanged } from "./mail";
import { endWithPassword } from "./service-credentials";

const SAME_PASSWORD = "Please choose a password that you have not used so far";

/** PATCH /auth/password: ends every other session and notifies the owner by mail. Throws `bad_request`. */
export async function changePassword(actor: Actor, body: ChangePasswordBody): Promise<void> {
  const account = await provenOwner(actor, "currentPassword", body.currentPassword);
  if (body.password === body.currentPassword) throw fieldError("password", SAME_PASSWORD);
  const passwordHash = await hashPassword(body.password);
  await inTransaction(async (tx) => {
    const replaced = await replacePassword(tx, account.id, account.passwordHash, passwordHash);
    // The second of two concurrent changes no longer has the current password.
    if (!replaced) throw fieldError("currentPassword", WRONG_PASSWORD);
    await endWithPassword(tx, account.id, actor.sessionId);
    await recordEvent(tx, { accountId: account.id, kind: "password-changed", doneBy: actor.role });
    const resetLink = forgotPasswordLink(actor.role === "vendor" ? "vendor" : "customer");
    await enqueueMessage(tx, passwordChanged, { to: account.email, resetLink });
  });
}
