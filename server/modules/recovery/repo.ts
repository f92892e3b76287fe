import { and, eq, sql } from "drizzle-orm";
import type { AccountRole } from "@/contracts/auth";
import type { Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/account";

export async function findAccountId(
  tx: Transaction,
  role: AccountRole,
  email: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.role, role), eq(account.email, email)));
  return row?.id ?? null;
}

/** Answers the account's address, which the link has proved. */
export async function setPassword(tx: Transaction, accountId: string, passwordHash: string): Promise<string> {
  const [row] = await tx
    .update(account)
    .set({ passwordHash, emailVerifiedAt: sql`coalesce(${account.emailVerifiedAt}, now())` })
    .where(eq(account.id, accountId))
    .returning({ email: account.email });
  if (!row) throw new Error(`no account ${accountId}`);
  return row.email;
}
