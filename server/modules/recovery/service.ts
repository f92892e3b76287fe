import { type ForgotPasswordBody, LINK_GONE } from "@/contracts/recovery";
import { inTransaction } from "@/server/db/transaction";
import { inEvenTime } from "@/server/even-time";
import { AppError } from "@/server/http/errors";
import { forgive } from "@/server/http/throttle";
import { forgotPasswordLink, resetPasswordLink } from "@/server/links";
import { recordEvent } from "@/server/modules/account-event/service";
import { makeToken, spendAllTokens, spendToken } from "@/server/modules/action-token/service";
import { endWithPassword, hashPassword } from "@/server/modules/auth/service-credentials";
import { enqueueMessage } from "@/server/modules/outgoing-message/service";
import * as repo from "./repo";

type Role = "customer" | "vendor";

/** Mails a link to choose a new password. Neither the answer nor its time tells whether the address is known. */
export async function mailReset(role: Role, { email }: ForgotPasswordBody): Promise<void> {
  await inEvenTime(() =>
    inTransaction(async (tx) => {
      const accountId = await repo.findAccountId(tx, role, email);
      if (!accountId) return;
      const token = await makeToken(tx, accountId, "reset-password");
      await recordEvent(tx, { accountId, kind: "password-reset-asked", doneBy: "anyone" });
      await enqueueMessage(tx, { to: email, kind: "reset-password", link: resetPasswordLink(role, token) });
    }),
  );
}

/**
 * Sets a new password by a mailed token and signs the account out everywhere. The link proves the address. Throws
 * `bad_request` when the link serves no more, or was mailed to an account of another role.
 */
export async function resetPassword(role: Role, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const owner = await inTransaction(async (tx) => {
    const spent = await spendToken(tx, token, "reset-password", role);
    if (!spent) throw new AppError("bad_request", LINK_GONE);
    const { accountId } = spent;
    const email = await repo.setPassword(tx, accountId, passwordHash);
    await spendAllTokens(tx, accountId, ["verify-email"]);
    await endWithPassword(tx, accountId);
    await recordEvent(tx, { accountId, kind: "password-reset", doneBy: role });
    await enqueueMessage(tx, { to: email, kind: "password-changed", resetLink: forgotPasswordLink(role) });
    return email;
  });
  // Whoever was locked out by guesses, their own or a stranger's, may sign in with the new password at once.
  await forgive("login", `${role} ${owner}`);
}
