import { and, asc, count, eq, min } from "drizzle-orm";
import type { PageQuery } from "@/contracts/envelope.schema";
import type { ProposalKind, ProposalState } from "@/contracts/operator/proposal/proposal";
import type { Db, Transaction } from "@/server/db/client";
import { operatorProposal } from "@/server/db/schema/operator/proposal";

export type ProposalRow = typeof operatorProposal.$inferSelect;
export type NewProposal = Pick<
  typeof operatorProposal.$inferInsert,
  "kind" | "subjectId" | "subject" | "content" | "amountCents" | "reason" | "proposedBy"
>;

const isOpen = eq(operatorProposal.state, "open");

/** Returns null when the same act is already proposed for the subject. */
export async function insertProposal(tx: Transaction, values: NewProposal): Promise<ProposalRow | null> {
  const [row] = await tx.insert(operatorProposal).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

export async function lockProposal(tx: Transaction, id: string): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(operatorProposal).where(eq(operatorProposal.id, id)).for("update");
  return row ?? null;
}

export async function decide(
  tx: Transaction,
  id: string,
  state: Exclude<ProposalState, "open">,
  decidedBy: string,
  decidedAt: Date,
): Promise<ProposalRow> {
  const [row] = await tx
    .update(operatorProposal)
    .set({ state, decidedBy, decidedAt })
    .where(eq(operatorProposal.id, id))
    .returning();
  if (!row) throw new Error(`proposal ${id} is gone`);
  return row;
}

/** Returns the open proposals, longest waiting first. */
export async function openProposals(
  db: Db,
  { page, limit }: Pick<PageQuery, "page" | "limit">,
): Promise<{ rows: ProposalRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(operatorProposal)
      .where(isOpen)
      .orderBy(asc(operatorProposal.createdAt), asc(operatorProposal.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(operatorProposal).where(isOpen),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

export async function openProposalsOf(db: Db, subjectId: string): Promise<ProposalRow[]> {
  return db
    .select()
    .from(operatorProposal)
    .where(and(isOpen, eq(operatorProposal.subjectId, subjectId)))
    .orderBy(asc(operatorProposal.createdAt), asc(operatorProposal.id));
}

/** Returns the number of open proposals and the time of the oldest, or null. */
export async function waitingProposals(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(operatorProposal.createdAt) })
    .from(operatorProposal)
    .where(isOpen);
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** Returns the confirmed proposals of a kind, with the operator who confirmed each. */
export async function confirmedProposals(
  db: Db,
  kind: ProposalKind,
): Promise<{ subjectId: string; doneBy: string; reason: string }[]> {
  const rows = await db
    .select({
      subjectId: operatorProposal.subjectId,
      decidedBy: operatorProposal.decidedBy,
      reason: operatorProposal.reason,
    })
    .from(operatorProposal)
    .where(and(eq(operatorProposal.kind, kind), eq(operatorProposal.state, "confirmed")));
  return rows.map(({ decidedBy, ...row }) => ({ ...row, doneBy: decidedBy ?? "" }));
}
