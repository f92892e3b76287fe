import { and, asc, count, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { checkInLink } from "@/server/db/schema/planning/check-in";

export type LinkRow = typeof checkInLink.$inferSelect;

export async function findByHash(db: Db, tokenHash: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(checkInLink).where(eq(checkInLink.tokenHash, tokenHash));
  return row ?? null;
}

/** Returns an event's links that are not turned off, with the heads that each checked in. */
export async function listLinks(db: Db, eventId: string) {
  return db
    .select({
      link: checkInLink,
      arrived: sql<number>`coalesce((select sum(c.heads)::int from check_in c
        where c.event_id = check_in_link.event_id and c.link_id = check_in_link.id and c.undone_at is null), 0)`,
    })
    .from(checkInLink)
    .where(and(eq(checkInLink.eventId, eventId), isNull(checkInLink.revokedAt)))
    .orderBy(asc(checkInLink.createdAt), asc(checkInLink.id));
}

export async function countOpenLinks(tx: Transaction, eventId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(checkInLink)
    .where(
      and(eq(checkInLink.eventId, eventId), isNull(checkInLink.revokedAt), gt(checkInLink.validUntil, now)),
    );
  return row?.n ?? 0;
}

export async function insertLink(tx: Transaction, row: typeof checkInLink.$inferInsert): Promise<void> {
  await tx.insert(checkInLink).values(row);
}

export async function setLinkHash(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.update(checkInLink).set({ tokenHash }).where(eq(checkInLink.id, id));
}

/** Turns a link off; returns its event, or null when the wedding has no such link. */
export async function revokeLink(db: Db, weddingId: string, id: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(checkInLink)
    .set({ revokedAt: sql`coalesce(${checkInLink.revokedAt}, ${now.toISOString()})` })
    .where(and(eq(checkInLink.weddingId, weddingId), eq(checkInLink.id, id)))
    .returning({ eventId: checkInLink.eventId });
  return row?.eventId ?? null;
}
