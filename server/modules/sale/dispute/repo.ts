import { and, eq, inArray, sql } from "drizzle-orm";
import type { DisputeState } from "@/contracts/sale/dispute";
import type { Transaction } from "@/server/db/client";
import { dispute } from "@/server/db/schema/sale/dispute";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";

export type DisputeRow = typeof dispute.$inferSelect;

/** Writes the dispute; returns null when it is known. */
export async function insertDispute(
  tx: Transaction,
  values: typeof dispute.$inferInsert,
): Promise<DisputeRow | null> {
  const [row] = await tx.insert(dispute).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function lockDispute(
  tx: Transaction,
  gateway: string,
  gatewayDisputeId: string,
): Promise<DisputeRow | null> {
  const [row] = await tx
    .select()
    .from(dispute)
    .where(and(eq(dispute.gateway, gateway), eq(dispute.gatewayDisputeId, gatewayDisputeId)))
    .for("update");
  return row ?? null;
}

export async function closeRow(
  tx: Transaction,
  id: string,
  state: Exclude<DisputeState, "open">,
  closedAt: Date,
): Promise<void> {
  await tx.update(dispute).set({ state, closedAt }).where(eq(dispute.id, id));
}

/** Returns the sums that a dispute took from an order's account, or from ours, and that have not come back. */
export type Taken = { orderId: string | null; account: "order" | "commission"; cents: number };

export async function takenBy(tx: Transaction, paymentId: string): Promise<Taken[]> {
  const rows = await tx
    .select({
      orderId: ledgerEntry.orderId,
      account: ledgerEntry.account,
      cents: sql`sum(${ledgerEntry.amountCents})`.mapWith(Number),
    })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.paymentId, paymentId),
        inArray(ledgerEntry.kind, ["dispute", "dispute_won"]),
        inArray(ledgerEntry.account, ["order", "commission"]),
      ),
    )
    .groupBy(ledgerEntry.orderId, ledgerEntry.account)
    .orderBy(ledgerEntry.orderId, ledgerEntry.account);
  return rows.flatMap(({ orderId, account, cents }) =>
    cents > 0 ? [{ orderId, account: account === "order" ? "order" : "commission", cents }] : [],
  );
}
