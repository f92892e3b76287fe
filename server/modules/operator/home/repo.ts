import { gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";

/** Returns the payments, refunds, payouts and commission booked since then, in cents. */
export async function moneySince(db: Db, since: Date) {
  const { account, kind, amountCents } = ledgerEntry;
  const sumWhere = (condition: SQL) =>
    sql`coalesce(sum(${amountCents}) filter (where ${condition}), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      paidInCents: sumWhere(sql`${account} = 'gateway' and ${kind} in ('payment', 'voucher_sale')`),
      refundedCents:
        sql`-${sumWhere(sql`${account} = 'gateway' and ${kind} in ('refund', 'voucher_refund')`)}`.mapWith(
          Number,
        ),
      paidOutCents:
        sql`-${sumWhere(sql`${account} = 'gateway' and ${kind} in ('payout', 'payout_return')`)}`.mapWith(
          Number,
        ),
      commissionCents: sql`-${sumWhere(sql`${account} = 'commission'`)}`.mapWith(Number),
    })
    .from(ledgerEntry)
    .where(gte(ledgerEntry.createdAt, since));
  return row ?? { paidInCents: 0, refundedCents: 0, paidOutCents: 0, commissionCents: 0 };
}
