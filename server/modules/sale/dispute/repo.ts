import { and, asc, count, eq, inArray, isNull, min, ne, type SQL, sql } from "drizzle-orm";
import type { DisputeState } from "@/contracts/sale/dispute";
import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { dispute, disputeFile, disputePart } from "@/server/db/schema/sale/dispute";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";

export type DisputeRow = typeof dispute.$inferSelect;

/** Inserts the dispute; returns null when it is already known. */
export async function insertDispute(
  tx: Transaction,
  values: typeof dispute.$inferInsert,
): Promise<DisputeRow | null> {
  const [row] = await tx.insert(dispute).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** An order's part of a dispute. */
export type Part = { orderId: string; cents: Cents };

export async function insertParts(tx: Transaction, disputeId: string, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  await tx
    .insert(disputePart)
    .values(parts.map(({ orderId, cents }) => ({ disputeId, orderId, amountCents: cents })));
}

export async function partsOf(tx: Transaction, disputeId: string): Promise<Part[]> {
  return tx
    .select({ orderId: disputePart.orderId, cents: disputePart.amountCents })
    .from(disputePart)
    .where(eq(disputePart.disputeId, disputeId))
    .orderBy(disputePart.orderId);
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

/** Returns true when a bank has decided, or may decide, that it keeps something of the charge. */
export async function hasStanding(tx: Transaction, paymentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.paymentId, paymentId), ne(dispute.state, "won")))
    .limit(1);
  return rows.length > 0;
}

/** Returns those of the charges whose dispute is undecided. */
export async function disputedNow(tx: Transaction, paymentIds: string[]): Promise<Set<string>> {
  if (paymentIds.length === 0) return new Set();
  const rows = await tx
    .select({ paymentId: dispute.paymentId })
    .from(dispute)
    .where(and(inArray(dispute.paymentId, paymentIds), eq(dispute.state, "open")));
  return new Set(rows.map(({ paymentId }) => paymentId));
}

/** An order’s card payments, the refunds to those cards, and the store credit issued instead of refunds. */
export type CardFlows = { paidCents: number; refundedCents: number; creditCents: number };

export async function cardFlows(tx: Transaction, orderId: string): Promise<CardFlows> {
  const { account, kind, amountCents } = ledgerEntry;
  const sumWhere = (condition: SQL) =>
    sql`coalesce(sum(${amountCents}) filter (where ${condition}), 0)`.mapWith(Number);
  const [row] = await tx
    .select({
      paidCents: sumWhere(sql`${account} = 'gateway' and ${kind} = 'payment'`),
      refundedCents: sumWhere(sql`${account} = 'order' and ${kind} = 'refund'`),
      // Less the part that was later taken back.
      creditCents: sumWhere(
        sql`${account} = 'order' and ${kind} = 'credit_issue' or ${account} = 'commission' and ${kind} = 'credit_revoked'`,
      ),
    })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.orderId, orderId));
  return row ?? { paidCents: 0, refundedCents: 0, creditCents: 0 };
}

/** Returns the store credit issued as refunds of the order. */
export async function creditsOf(tx: Transaction, orderId: string): Promise<string[]> {
  const rows = await tx
    .select({ voucherId: ledgerEntry.accountId })
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.orderId, orderId),
        eq(ledgerEntry.kind, "credit_issue"),
        eq(ledgerEntry.account, "credit"),
      ),
    );
  return rows.flatMap(({ voucherId }) => voucherId ?? []);
}

/** Returns the amounts that a dispute took from orders' accounts or from ours, and that have not been returned. */
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

/** Returns the number of open disputes without evidence, and the time of the oldest, or null. */
export async function waitingDisputes(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(dispute.createdAt) })
    .from(dispute)
    .where(and(eq(dispute.state, "open"), isNull(dispute.evidenceSentAt)));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

export async function findDispute(db: Db, id: string): Promise<DisputeRow | null> {
  const [row] = await db.select().from(dispute).where(eq(dispute.id, id));
  return row ?? null;
}

/** Records the evidence sent to the bank. Returns false when evidence had been sent before. */
export async function noteEvidence(
  tx: Transaction,
  id: string,
  evidence: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(dispute)
    .set({ evidence, evidenceSentAt: now })
    .where(and(eq(dispute.id, id), isNull(dispute.evidenceSentAt)))
    .returning({ id: dispute.id });
  return rows.length === 1;
}

export async function insertFiles(
  tx: Transaction,
  rows: readonly (typeof disputeFile.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(disputeFile).values([...rows]);
}

/** Returns the files sent about these disputes, oldest first. */
export async function evidenceFiles(db: Db, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .select()
    .from(disputeFile)
    .where(inArray(disputeFile.disputeId, [...disputeIds]))
    .orderBy(asc(disputeFile.createdAt), asc(disputeFile.id));
}

export async function findEvidenceFile(db: Db, id: string) {
  const [row] = await db.select().from(disputeFile).where(eq(disputeFile.id, id));
  return row ?? null;
}
