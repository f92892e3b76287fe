import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";
import { saleDocument, saleDocumentCounter, saleDocumentSeries } from "@/server/db/schema/sale/document";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { milestone, order } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { refund } from "@/server/db/schema/sale/refund";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";

export type DocumentRow = typeof saleDocument.$inferSelect;
export type OrderRow = typeof order.$inferSelect;
export type VendorRow = typeof vendor.$inferSelect;
export type Owner = { customerId: string } | { vendorId: string };

const owned = (owner: Owner) =>
  "customerId" in owner ? eq(order.customerId, owner.customerId) : eq(order.vendorId, owner.vendorId);

/** Returns an order with its vendor and its customer's email address. */
export async function findOrder(db: Db, orderId: string) {
  const [row] = await db
    .select({ order, vendor, email: account.email })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(account, eq(account.id, order.customerId))
    .where(eq(order.id, orderId));
  return row ?? null;
}

export async function documentsOf(db: Db, orderId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(saleDocument)
    .where(eq(saleDocument.orderId, orderId))
    .orderBy(asc(saleDocument.createdAt), asc(saleDocument.number));
}

export async function findDocument(db: Db, id: string, owner: Owner): Promise<DocumentRow | null> {
  const [row] = await db
    .select({ document: saleDocument })
    .from(saleDocument)
    .innerJoin(order, eq(order.id, saleDocument.orderId))
    .where(and(eq(saleDocument.id, id), owned(owner)));
  return row?.document ?? null;
}

/**
 * Inserts a document with the next number of its kind in the vendor's series, and locks the counter until the
 * transaction ends.
 */
export async function insertDocument(
  tx: Transaction,
  vendorId: string,
  row: Omit<typeof saleDocument.$inferInsert, "series" | "number">,
): Promise<DocumentRow> {
  const series = await seriesOf(tx, vendorId);
  const [counter] = await tx
    .insert(saleDocumentCounter)
    .values({ series, kind: row.kind, last: 1 })
    .onConflictDoUpdate({
      target: [saleDocumentCounter.series, saleDocumentCounter.kind],
      set: { last: sql`${saleDocumentCounter.last} + 1` },
    })
    .returning();
  if (!counter) throw new Error("the document was not numbered");
  const [written] = await tx
    .insert(saleDocument)
    .values({ ...row, series, number: counter.last })
    .returning();
  if (!written) throw new Error("the document was not written");
  return written;
}

async function seriesOf(tx: Transaction, vendorId: string): Promise<number> {
  await tx.insert(saleDocumentSeries).values({ vendorId }).onConflictDoNothing();
  const [row] = await tx.select().from(saleDocumentSeries).where(eq(saleDocumentSeries.vendorId, vendorId));
  if (!row) throw new Error("the vendor has no series");
  return row.series;
}

/** Returns the accepted edits, in the order of their decisions. */
export async function acceptedEdits(db: Db, orderId: string) {
  return db
    .select()
    .from(orderEdit)
    .where(and(eq(orderEdit.orderId, orderId), eq(orderEdit.state, "accepted")))
    .orderBy(asc(orderEdit.version));
}

/** Returns the part of each successful charge that paid for the order, oldest first. */
export async function paymentsOf(db: Db, orderId: string) {
  return db
    .select({
      id: payment.id,
      method: payment.method,
      succeededAt: payment.succeededAt,
      cents: sql`sum(${paymentAllocation.amountCents})`.mapWith(Number),
      labels: sql<string[]>`array_agg(${milestone.label} order by ${milestone.position})`,
    })
    .from(paymentAllocation)
    .innerJoin(payment, eq(payment.id, paymentAllocation.paymentId))
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .where(and(eq(milestone.orderId, orderId), eq(payment.status, "succeeded")))
    .groupBy(payment.id)
    .orderBy(asc(payment.succeededAt), asc(payment.id));
}

/** Returns the refunds that the couple has received, from us or, once withdrawn, from its bank; oldest first. */
export async function refundsOf(db: Db, orderId: string) {
  const returnedAt = sql<Date>`coalesce(${refund.succeededAt}, ${refund.withdrawnAt})`.mapWith(
    refund.succeededAt,
  );
  return db
    .select({
      id: refund.id,
      cents: refund.amountCents,
      reason: refund.reason,
      scheduledAt: refund.createdAt,
      returnedAt,
      isByBank: isNotNull(refund.withdrawnAt).mapWith(Boolean),
      paidAt: payment.succeededAt,
    })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(refund.orderId, orderId), isNotNull(returnedAt)))
    .orderBy(asc(returnedAt), asc(refund.id));
}

/** Returns refunds to vouchers and as store credit, oldest first. */
export async function voucherRefundsOf(
  db: Db,
  orderId: string,
): Promise<{ id: string; cents: number; at: Date; isCredit: boolean }[]> {
  const returned = await db
    .select({ id: voucherEntry.id, cents: voucherEntry.deltaCents, at: voucherEntry.at })
    .from(voucherEntry)
    .where(and(eq(voucherEntry.orderId, orderId), eq(voucherEntry.kind, "return")));
  const credited = await db
    .select({ id: voucher.id, cents: voucher.amountCents, at: voucher.createdAt })
    .from(ledgerEntry)
    .innerJoin(voucher, eq(voucher.id, ledgerEntry.accountId))
    .where(
      and(
        eq(ledgerEntry.orderId, orderId),
        eq(ledgerEntry.kind, "credit_issue"),
        eq(ledgerEntry.account, "credit"),
      ),
    );
  return [
    ...returned.map((row) => ({ ...row, isCredit: false })),
    ...credited.map((row) => ({ ...row, isCredit: true })),
  ];
}

/** Returns what vouchers and store credit paid of the order, oldest first. */
export async function voucherPaymentsOf(db: Db, orderId: string) {
  return db
    .select({
      id: voucherEntry.id,
      cents: sql`-${voucherEntry.deltaCents}`.mapWith(Number),
      at: voucherEntry.at,
    })
    .from(voucherEntry)
    .where(and(eq(voucherEntry.orderId, orderId), eq(voucherEntry.kind, "spend")))
    .orderBy(asc(voucherEntry.at), asc(voucherEntry.id));
}

/** Returns how much charges and vouchers had paid of the order by then. */
export async function paidBefore(db: Db, orderId: string, before: Date): Promise<number> {
  const charges = (await paymentsOf(db, orderId)).map(({ cents, succeededAt }) => ({
    cents,
    at: succeededAt,
  }));
  const paid = [...charges, ...(await voucherPaymentsOf(db, orderId))];
  return paid.reduce((sum, { cents, at }) => (at && at < before ? sum + cents : sum), 0);
}
