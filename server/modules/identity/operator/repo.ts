import { asc, eq } from "drizzle-orm";
import type { OperatorRole } from "@/contracts/identity/operator/operator";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import { operator } from "@/server/db/schema/identity/operator";

export type OperatorRow = { email: string; role: OperatorRole; createdAt: Date };

/** Every operator's account, oldest first. A market has few. */
export function operators(db: Db): Promise<OperatorRow[]> {
  return db
    .select({ email: account.email, role: operator.role, createdAt: account.createdAt })
    .from(account)
    .innerJoin(operator, eq(operator.accountId, account.id))
    .orderBy(asc(account.createdAt), asc(account.id));
}

export async function putRole(tx: Transaction, accountId: string, role: OperatorRole): Promise<void> {
  await tx
    .insert(operator)
    .values({ accountId, role })
    .onConflictDoUpdate({ target: operator.accountId, set: { role } });
}

/** Returns the accounts of all admins, locked until the transaction ends. */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: operator.accountId })
    .from(operator)
    .where(eq(operator.role, "admin"))
    .for("update");
  return rows.map(({ id }) => id);
}
