import { and, asc, desc, eq, lt } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account } from "@/server/db/schema/identity/account";
import type { SettledMessage } from "@/server/mail/public";
import { voucherPurchase } from "@/server/db/schema/sale/evoucher";

export type PurchaseRow = typeof voucherPurchase.$inferSelect;

/** Returns the new purchase, or null when its key is taken. */
export async function insertPurchase(
  tx: Transaction,
  values: typeof voucherPurchase.$inferInsert,
): Promise<PurchaseRow | null> {
  const [row] = await tx.insert(voucherPurchase).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function findByKey(db: Db, idempotencyKey: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(voucherPurchase)
    .where(eq(voucherPurchase.idempotencyKey, idempotencyKey));
  return row ?? null;
}

export async function findPurchase(db: Db, id: string): Promise<PurchaseRow | null> {
  const [row] = await db.select().from(voucherPurchase).where(eq(voucherPurchase.id, id));
  return row ?? null;
}

export async function lockPurchase(tx: Transaction, id: string): Promise<PurchaseRow | null> {
  const [row] = await tx
    .select()
    .from(voucherPurchase)
    .where(eq(voucherPurchase.id, id))
    .for("no key update");
  return row ?? null;
}

export async function updatePurchase(
  tx: Transaction,
  id: string,
  values: Partial<typeof voucherPurchase.$inferInsert>,
): Promise<void> {
  await tx.update(voucherPurchase).set(values).where(eq(voucherPurchase.id, id));
}

/** Records the outcome of a mail. Returns the purchase whose last mail it was, or null. */
export async function noteMail(
  tx: Transaction,
  { messageId, status, reason }: SettledMessage,
): Promise<PurchaseRow | null> {
  const [row] = await tx
    .update(voucherPurchase)
    .set({ mailStatus: status, mailReason: reason })
    .where(eq(voucherPurchase.mailId, messageId))
    .returning();
  return row ?? null;
}

export async function purchasesOf(db: Db, customerId: string): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(voucherPurchase)
    .where(and(eq(voucherPurchase.customerId, customerId)))
    .orderBy(desc(voucherPurchase.createdAt), desc(voucherPurchase.id))
    .limit(100);
}

/** Returns purchases that have been unpaid since before `before`. */
export async function unpaidSince(db: Db, before: Date, limit: number): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(voucherPurchase)
    .where(and(eq(voucherPurchase.state, "pending"), lt(voucherPurchase.createdAt, before)))
    .orderBy(asc(voucherPurchase.createdAt))
    .limit(limit);
}

export async function emailOf(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db.select({ email: account.email }).from(account).where(eq(account.id, accountId));
  return row?.email ?? null;
}
