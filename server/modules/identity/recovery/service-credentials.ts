import type { Transaction } from "@/server/db/client";
import { spendAllTokens } from "@/server/modules/identity/action-token/public";
import { closeChallenges } from "@/server/modules/identity/otp/public";
import { revokeSessionsOf } from "@/server/modules/identity/session/public";

/**
 * Ends everything that must not outlive a password, in the transaction that changes it: every session except
 * `exceptId`, a sign-in that waits for its code, and mailed links that give access to the account.
 */
export async function endWithPassword(tx: Transaction, accountId: string, exceptId?: string): Promise<void> {
  await revokeSessionsOf(tx, accountId, exceptId);
  await closeChallenges(tx, accountId);
  await spendAllTokens(tx, accountId, ["reset-password", "link-social", "change-email"]);
}
