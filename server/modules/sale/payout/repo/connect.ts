import { and, eq, gt, lt, ne, or } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { connectAccount, connectAttempt } from "@/server/db/schema/sale/payout";

export async function insertAttempt(
  db: Db,
  stateHash: string,
  vendorId: string,
  createdAt: Date,
): Promise<void> {
  await db.insert(connectAttempt).values({ stateHash, vendorId, createdAt });
}

/** Uses up the vendor's attempt. Returns false when none was started after `since`. */
export async function takeAttempt(
  db: Db,
  stateHash: string,
  vendorId: string,
  since: Date,
): Promise<boolean> {
  const rows = await db
    .delete(connectAttempt)
    .where(
      and(
        eq(connectAttempt.stateHash, stateHash),
        eq(connectAttempt.vendorId, vendorId),
        gt(connectAttempt.createdAt, since),
      ),
    )
    .returning({ stateHash: connectAttempt.stateHash });
  return rows.length === 1;
}

export async function deleteAttemptsBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(connectAttempt).where(lt(connectAttempt.createdAt, before));
  return rowCount ?? 0;
}

type Account = Omit<typeof connectAccount.$inferInsert, "updatedAt">;

export async function isTaken(db: Db, { gateway, gatewayAccountId, vendorId }: Account): Promise<boolean> {
  const rows = await db
    .select({ vendorId: connectAccount.vendorId })
    .from(connectAccount)
    .where(
      and(
        eq(connectAccount.gateway, gateway),
        eq(connectAccount.gatewayAccountId, gatewayAccountId),
        ne(connectAccount.vendorId, vendorId),
      ),
    );
  return rows.length > 0;
}

export async function saveAccount(tx: Transaction, values: Account, updatedAt: Date): Promise<void> {
  const row = { ...values, updatedAt };
  await tx
    .insert(connectAccount)
    .values(row)
    .onConflictDoUpdate({ target: connectAccount.vendorId, set: row });
}

export async function findAccount(db: Db, vendorId: string) {
  const [row] = await db.select().from(connectAccount).where(eq(connectAccount.vendorId, vendorId));
  return row ?? null;
}

export async function lockAccount(tx: Transaction, gateway: string, gatewayAccountId: string) {
  const [row] = await tx
    .select()
    .from(connectAccount)
    .where(and(eq(connectAccount.gateway, gateway), eq(connectAccount.gatewayAccountId, gatewayAccountId)))
    .for("no key update");
  return row ?? null;
}

/** Returns the accounts for which the processor may still require information. */
export async function unfinishedAccounts(db: Db, limit: number) {
  return db
    .select()
    .from(connectAccount)
    .where(or(eq(connectAccount.payoutsEnabled, false), eq(connectAccount.detailsSubmitted, false)))
    .orderBy(connectAccount.updatedAt)
    .limit(limit);
}
