import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { wedding, weddingMember } from "@/server/db/schema/planning/wedding";

export async function findPage(db: Db, weddingId: string) {
  const [row] = await db
    .select({
      publishedAt: wedding.publishedAt,
      rsvpCutOff: wedding.rsvpCutOff,
      story: wedding.story,
      dressCode: wedding.dressCode,
      giftNote: wedding.giftNote,
      travel: wedding.travel,
      questions: wedding.questions,
      pictures: wedding.pictures,
      guestsDeletedOn: wedding.purgeOn,
    })
    .from(wedding)
    .where(eq(wedding.id, weddingId));
  return row ?? null;
}

export async function findTeam(db: Db, weddingId: string) {
  return db
    .select({
      name: weddingMember.name,
      email: weddingMember.email,
      role: weddingMember.role,
      invitedAt: weddingMember.createdAt,
      acceptedAt: weddingMember.acceptedAt,
    })
    .from(weddingMember)
    .where(and(eq(weddingMember.weddingId, weddingId), isNull(weddingMember.revokedAt)))
    .orderBy(asc(weddingMember.createdAt), asc(weddingMember.id));
}

/** Returns other couples' weddings that an account helps plan. */
export async function findJoined(db: Db, accountId: string) {
  return db
    .select({
      bride: customer.brideFirstName,
      groom: customer.groomFirstName,
      role: weddingMember.role,
      acceptedAt: weddingMember.acceptedAt,
    })
    .from(weddingMember)
    .innerJoin(wedding, eq(wedding.id, weddingMember.weddingId))
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .where(
      and(
        eq(weddingMember.accountId, accountId),
        isNotNull(weddingMember.acceptedAt),
        isNull(weddingMember.revokedAt),
      ),
    );
}

/** Returns the people who joined a couple's wedding, with their accounts' addresses. */
export async function findJoinedTo(db: Db, customerId: string) {
  return db
    .select({ name: weddingMember.name, role: weddingMember.role, email: account.email })
    .from(weddingMember)
    .innerJoin(wedding, eq(wedding.id, weddingMember.weddingId))
    .innerJoin(account, eq(account.id, weddingMember.accountId))
    .where(
      and(
        eq(wedding.customerId, customerId),
        isNotNull(weddingMember.acceptedAt),
        isNull(weddingMember.revokedAt),
      ),
    );
}

/**
 * Deletes a couple's wedding with everything in it, and returns its pictures. Also removes the account from other
 * weddings' teams; those weddings stay with their couples.
 */
export async function deleteWedding(tx: Transaction, customerId: string): Promise<string[]> {
  await tx.delete(weddingMember).where(eq(weddingMember.accountId, customerId));
  const [row] = await tx
    .delete(wedding)
    .where(eq(wedding.customerId, customerId))
    .returning({ pictures: wedding.pictures });
  return row?.pictures ?? [];
}
