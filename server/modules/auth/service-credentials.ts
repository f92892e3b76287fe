import type { Transaction } from "@/server/db/client";
import { hashPassword as hash } from "./password";
import { revokeSessionsOf } from "./session-repo";

/** The argon2id hash that is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Signs an account out everywhere, in the caller's transaction. */
export async function endSessions(tx: Transaction, accountId: string): Promise<void> {
  await revokeSessionsOf(tx, accountId);
}
