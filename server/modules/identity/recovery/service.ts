import type { ForgotPasswordBody } from "@/contracts/identity/recovery.schema";
import { LINK_GONE } from "@/contracts/identity/recovery";
import { inTransaction } from "@/server/db/transaction";
import { withMinimumDuration } from "@/server/core/minimum-duration";
import { AppError } from "@/server/core/errors";
import { resetAttempts } from "@/server/http/throttle/throttle";
import { forgotPasswordLink, resetPasswordLink } from "@/server/core/links";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { makeToken, spendAllTokens, spendToken } from "@/server/modules/identity/action-token/public";
import { findAccount, hashPassword, setPassword } from "@/server/modules/identity/account/public";
import { endWithPassword } from "./service-credentials";
import { enqueueMessage } from "@/server/mail/public";
import { passwordChanged, resetPasswordMail } from "./mail";

type Role = "customer" | "vendor";

/** Mails a link for choosing a new password. Neither response nor timing reveals whether the address is known. */
export async function mailReset(role: Role, { email }: ForgotPasswordBody): Promise<void> {
  await withMinimumDuration(() =>
    inTransaction(async (tx) => {
      const accountId = (await findAccount(tx, role, email))?.id;
      if (!accountId) return;
      const token = await makeToken(tx, accountId, "reset-password");
      await recordEvent(tx, { accountId, kind: "password-reset-asked", doneBy: "anyone" });
      await enqueueMessage(tx, resetPasswordMail, { to: email, link: resetPasswordLink(role, token) });
    }),
  );
}

/**
 * Sets a new password with a mailed token and ends all sessions. The link proves the address. Throws `bad_request` when
 * the link is no longer valid, or belongs to an account of another role.
 */
export async function resetPassword(role: Role, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const owner = await inTransaction(async (tx) => {
    const spent = await spendToken(tx, token, "reset-password", role);
    if (!spent) throw new AppError("bad_request", LINK_GONE);
    const { accountId } = spent;
    const email = await setPassword(tx, accountId, passwordHash);
    await spendAllTokens(tx, accountId, ["verify-email"]);
    await endWithPassword(tx, accountId);
    await recordEvent(tx, { accountId, kind: "password-reset", doneBy: role });
    await enqueueMessage(tx, passwordChanged, { to: email, resetLink: forgotPasswordLink(role) });
    return email;
  });
  // An owner locked out by wrong guesses can sign in with the new password at once.
  await resetAttempts("login", `${role} ${owner}`);
}
