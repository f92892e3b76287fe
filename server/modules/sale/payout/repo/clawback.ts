import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";

/** Returns the part of Sayang's own coupon that the vendor was paid for the order and still has. */
export async function subsidyPaid(tx: Transaction, vendorId: string, orderId: string): Promise<number> {
  const [row] = await tx
    .select({ cents: sql`coalesce(-sum(${ledgerEntry.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.account, "vendor"),
        eq(ledgerEntry.accountId, vendorId),
        eq(ledgerEntry.orderId, orderId),
        eq(ledgerEntry.kind, "subsidy"),
      ),
    );
  return row?.cents ?? 0;
}
