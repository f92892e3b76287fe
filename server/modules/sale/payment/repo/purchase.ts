import { and, eq, notInArray } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { payment } from "@/server/db/schema/sale/payment";
import type { PaymentRow } from "./charge";

/** Returns the charge of a voucher purchase that is neither paid nor cancelled. */
export async function findOpenCharge(db: Db, purchaseId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(
      and(eq(payment.voucherPurchaseId, purchaseId), notInArray(payment.status, ["succeeded", "cancelled"])),
    );
  return row ?? null;
}

/** Returns the charge that paid a voucher purchase. */
export async function paidPurchaseCharge(db: Db, purchaseId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.voucherPurchaseId, purchaseId), eq(payment.status, "succeeded")));
  return row?.id ?? null;
}

export async function insertCharge(
  tx: Transaction,
  values: typeof payment.$inferInsert,
): Promise<PaymentRow> {
  const [row] = await tx.insert(payment).values(values).returning();
  if (!row) throw new Error("no row");
  return row;
}
