import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { SPENDABLE_STATES, type VoucherEntryKind } from "@/contracts/sale/promotion/voucher";
import type { Db, Transaction } from "@/server/db/client";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";

export type VoucherRow = typeof voucher.$inferSelect;

export async function insertVoucher(
  tx: Transaction,
  values: typeof voucher.$inferInsert,
): Promise<VoucherRow> {
  const [row] = await tx.insert(voucher).values(values).returning();
  if (!row) throw new Error("no row");
  return row;
}

export async function findByHash(db: Db, codeHash: string): Promise<VoucherRow | null> {
  const [row] = await db.select().from(voucher).where(eq(voucher.codeHash, codeHash));
  return row ?? null;
}

export async function findVoucher(db: Db, id: string): Promise<VoucherRow | null> {
  const [row] = await db.select().from(voucher).where(eq(voucher.id, id));
  return row ?? null;
}

/** Returns the existing vouchers in id order, locked until the transaction ends. */
export async function lockVouchers(tx: Transaction, ids: string[]): Promise<VoucherRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(voucher)
    .where(inArray(voucher.id, ids))
    .orderBy(asc(voucher.id))
    .for("no key update");
}

/** Returns the vouchers of a purchase, locked until the transaction ends. */
export async function lockVouchersOfPurchase(tx: Transaction, purchaseId: string): Promise<VoucherRow[]> {
  return tx
    .select()
    .from(voucher)
    .where(eq(voucher.purchaseId, purchaseId))
    .orderBy(asc(voucher.id))
    .for("no key update");
}

export async function vouchersOfPurchases(db: Db, purchaseIds: string[]): Promise<VoucherRow[]> {
  if (purchaseIds.length === 0) return [];
  return db.select().from(voucher).where(inArray(voucher.purchaseId, purchaseIds)).orderBy(asc(voucher.id));
}

/** Returns the purchases with active vouchers that were due for mailing by `lastDay` and have not been mailed. */
export async function purchasesToSend(db: Db, lastDay: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ purchaseId: voucher.purchaseId })
    .from(voucher)
    .where(
      and(
        eq(voucher.state, "active"),
        isNull(voucher.sentAt),
        isNull(voucher.frozenAt),
        lte(voucher.sendOn, lastDay),
      ),
    )
    .limit(limit);
  return rows.flatMap(({ purchaseId }) => purchaseId ?? []);
}

export async function updateVoucher(
  tx: Transaction,
  id: string,
  values: Partial<typeof voucher.$inferInsert>,
): Promise<void> {
  await tx.update(voucher).set(values).where(eq(voucher.id, id));
}

export async function insertEntry(
  tx: Transaction,
  entry: { voucherId: string; kind: VoucherEntryKind; deltaCents: number; orderId?: string; at: Date },
): Promise<void> {
  await tx.insert(voucherEntry).values(entry);
}

/** Returns what each voucher has paid for the order, less what was returned. */
export async function spentOnOrder(
  tx: Transaction,
  orderId: string,
): Promise<{ voucherId: string; cents: number }[]> {
  return tx
    .select({
      voucherId: voucherEntry.voucherId,
      cents: sql`-sum(${voucherEntry.deltaCents})`.mapWith(Number),
    })
    .from(voucherEntry)
    .where(and(eq(voucherEntry.orderId, orderId), inArray(voucherEntry.kind, ["spend", "return"])))
    .groupBy(voucherEntry.voucherId)
    .orderBy(asc(voucherEntry.voucherId));
}

/** Returns the vouchers that the customer can spend, the first to expire first. */
export async function spendableOf(db: Db, customerId: string, now: Date): Promise<VoucherRow[]> {
  return db
    .select()
    .from(voucher)
    .where(
      and(
        eq(voucher.customerId, customerId),
        inArray(voucher.state, [...SPENDABLE_STATES]),
        isNull(voucher.frozenAt),
        or(isNull(voucher.expiresAt), gt(voucher.expiresAt, now)),
      ),
    )
    .orderBy(sql`${voucher.expiresAt} asc nulls last`, asc(voucher.id));
}
