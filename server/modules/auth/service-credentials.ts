import type { Transaction } from "@/server/db/client";
import { spendAllTokens } from "@/server/modules/action-token/service";
import { closeSignIn } from "@/server/modules/otp/service-codes";
import { hashPassword as hash } from "./password";
import { revokeSessionsOf } from "./session-repo";

/** The argon2id hash that is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * What must not outlive a password, in the transaction that changes it: every session but `exceptId`, a sign-in that
 * waits for its code, and links in the mailbox that open the account.
 */
export async function endWithPassword(tx: Transaction, accountId: string, exceptId?: string): Promise<void> {
  await revokeSessionsOf(tx, accountId, exceptId);
  await closeSignIn(tx, accountId);
  await spendAllTokens(tx, accountId, ["reset-password", "link-social"]);
}
