import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { dispute } from "@/server/db/schema/sale/dispute";
import { voucherPurchase } from "@/server/db/schema/sale/evoucher";
import { payment } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";

/** Returns how many refunds of a customer's gift vouchers are in progress. */
export async function countOpenVoucherRefunds(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(refund)
    .innerJoin(voucherPurchase, eq(voucherPurchase.id, refund.purchaseId))
    .where(
      and(
        eq(voucherPurchase.customerId, customerId),
        isNull(refund.succeededAt),
        isNull(refund.failedAt),
        isNull(refund.withdrawnAt),
      ),
    );
  return row?.n ?? 0;
}

/** Returns a charge's amount in cents, less what banks have decided to return and what refunds pay back. */
export async function leftOfCharge(tx: Transaction, paymentId: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(sql`
    select (p.amount_cents
      - coalesce((select sum(d.amount_cents) from ${dispute} d where d.payment_id = p.id and d.state = 'lost'), 0)
      - coalesce((
          select sum(r.amount_cents) from ${refund} r
          where r.payment_id = p.id and r.failed_at is null and r.withdrawn_at is null
        ), 0))::int as cents
    from ${payment} p where p.id = ${paymentId}`);
  return rows[0]?.cents ?? 0;
}
