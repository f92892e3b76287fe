import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { ledgerEntry, type LedgerKind } from "@/server/db/schema/sale/ledger";
import { payoutLine } from "@/server/db/schema/sale/payout";

/** Returns the part of Sayang's own coupon that the vendor has been paid for the order and still has. */
export const subsidyPaid = (tx: Transaction, vendorId: string, orderId: string): Promise<number> =>
  creditedTo(tx, vendorId, orderId, ["subsidy"]);

/** Returns what the ledger owes the vendor for the order beyond its lines. */
export async function owedBeyondLines(tx: Transaction, vendorId: string, orderId: string): Promise<number> {
  const kinds: LedgerKind[] = ["settlement", "subsidy", "clawback", "voucher_spend", "voucher_return"];
  const [lines] = await tx
    .select({ cents: sql`coalesce(sum(${payoutLine.netCents}), 0)`.mapWith(Number) })
    .from(payoutLine)
    .where(eq(payoutLine.orderId, orderId));
  return (await creditedTo(tx, vendorId, orderId, kinds)) - (lines?.cents ?? 0);
}

/** Returns what postings of these kinds have credited to the vendor for the order, less what they took back. */
async function creditedTo(tx: Transaction, vendorId: string, orderId: string, kinds: LedgerKind[]) {
  const [row] = await tx
    .select({ cents: sql`coalesce(-sum(${ledgerEntry.amountCents}), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.account, "vendor"),
        eq(ledgerEntry.accountId, vendorId),
        eq(ledgerEntry.orderId, orderId),
        inArray(ledgerEntry.kind, kinds),
      ),
    );
  return row?.cents ?? 0;
}

export async function insertLine(tx: Transaction, row: typeof payoutLine.$inferInsert): Promise<void> {
  await tx.insert(payoutLine).values(row);
}
