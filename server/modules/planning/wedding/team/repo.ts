import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { wedding, weddingMember } from "@/server/db/schema/planning/wedding";

export type MemberRow = typeof weddingMember.$inferSelect;

export async function listMembers(db: Db, weddingId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(weddingMember)
    .where(and(eq(weddingMember.weddingId, weddingId), isNull(weddingMember.revokedAt)))
    .orderBy(asc(weddingMember.createdAt), asc(weddingMember.id));
}

/** Locks the wedding until the transaction ends, so that its team is counted by one call at a time. */
export async function lockWedding(tx: Transaction, weddingId: string): Promise<void> {
  await tx.select({ id: wedding.id }).from(wedding).where(eq(wedding.id, weddingId)).for("no key update");
}

export async function insertMember(
  tx: Transaction,
  weddingId: string,
  values: Omit<typeof weddingMember.$inferInsert, "weddingId">,
): Promise<void> {
  await tx.insert(weddingMember).values({ weddingId, ...values });
}

export async function lockMember(tx: Transaction, weddingId: string, id: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(weddingMember)
    .where(
      and(eq(weddingMember.weddingId, weddingId), eq(weddingMember.id, id), isNull(weddingMember.revokedAt)),
    )
    .for("update");
  return row ?? null;
}

/** Locks the invitation with this token unless it was revoked. */
export async function lockInvitation(tx: Transaction, tokenHash: string): Promise<MemberRow | null> {
  const [row] = await tx
    .select()
    .from(weddingMember)
    .where(and(eq(weddingMember.tokenHash, tokenHash), isNull(weddingMember.revokedAt)))
    .for("update");
  return row ?? null;
}

export async function updateMember(tx: Db, id: string, values: Partial<MemberRow>): Promise<void> {
  await tx.update(weddingMember).set(values).where(eq(weddingMember.id, id));
}

/** Ends every membership of an account. */
export async function leave(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(weddingMember)
    .set({ revokedAt: now })
    .where(
      and(
        eq(weddingMember.accountId, accountId),
        isNotNull(weddingMember.acceptedAt),
        isNull(weddingMember.revokedAt),
      ),
    );
}

export async function ownerOf(db: Db, weddingId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: wedding.customerId })
    .from(wedding)
    .where(eq(wedding.id, weddingId));
  return row?.customerId ?? null;
}

/** Returns true when a fiancé or fiancée has joined the wedding that this customer owns. */
export async function hasPartner(db: Db, customerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: weddingMember.id })
    .from(weddingMember)
    .innerJoin(wedding, eq(wedding.id, weddingMember.weddingId))
    .where(
      and(
        eq(wedding.customerId, customerId),
        eq(weddingMember.role, "fiancee"),
        isNotNull(weddingMember.acceptedAt),
        isNull(weddingMember.revokedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}
