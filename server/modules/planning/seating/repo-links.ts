import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { seatingLink } from "@/server/db/schema/planning/seating";

export type LinkRow = typeof seatingLink.$inferSelect;

const open = (weddingId: string, eventId: string) =>
  and(eq(seatingLink.weddingId, weddingId), eq(seatingLink.eventId, eventId), isNull(seatingLink.revokedAt));

export async function listLinks(db: Db, weddingId: string, eventId: string): Promise<LinkRow[]> {
  return db
    .select()
    .from(seatingLink)
    .where(open(weddingId, eventId))
    .orderBy(desc(seatingLink.createdAt), asc(seatingLink.id));
}

export async function insertLink(tx: Transaction, row: typeof seatingLink.$inferInsert): Promise<void> {
  await tx.insert(seatingLink).values(row);
}

export async function setLinkHash(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.update(seatingLink).set({ tokenHash }).where(eq(seatingLink.id, id));
}

/** Returns the event whose link it was, or null when there is no such link. */
export async function revokeLink(db: Db, weddingId: string, id: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(seatingLink)
    .set({ revokedAt: now })
    .where(and(eq(seatingLink.weddingId, weddingId), eq(seatingLink.id, id)))
    .returning({ eventId: seatingLink.eventId });
  return row?.eventId ?? null;
}

/** Returns what a link opens, or null for one that was revoked. */
export async function findLink(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ weddingId: seatingLink.weddingId, eventId: seatingLink.eventId })
    .from(seatingLink)
    .where(and(eq(seatingLink.tokenHash, tokenHash), isNull(seatingLink.revokedAt)));
  return row ?? null;
}
