import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { angBao, checkIn } from "@/server/db/schema/planning/check-in";
import { shareLink } from "@/server/db/schema/planning/share-link";

const standing = (eventId: string) => and(eq(angBao.eventId, eventId), isNull(angBao.undoneAt));

/** Returns a page of the ang bao of an event, latest first. */
export async function findGiftPage(
  db: Db,
  eventId: string,
  { page, limit }: { page: number; limit: number },
) {
  return db
    .select({ row: angBao, by: shareLink.name })
    .from(angBao)
    .leftJoin(shareLink, eq(shareLink.id, angBao.linkId))
    .where(standing(eventId))
    .orderBy(desc(angBao.createdAt), desc(angBao.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function sumGifts(db: Db, eventId: string) {
  const [row] = await db
    .select({
      n: sql<number>`count(*)::int`,
      unopened: sql<number>`count(*) filter (where ${angBao.amountCents} is null)::int`,
      cents: sql<string>`coalesce(sum(${angBao.amountCents}), 0)`,
    })
    .from(angBao)
    .where(standing(eventId));
  return { total: row?.n ?? 0, unopened: row?.unopened ?? 0, cents: Number(row?.cents ?? 0) };
}

/** Returns the event of one of the wedding's ang bao or arrivals, or null. */
export async function eventOfGift(db: Db, weddingId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ eventId: angBao.eventId })
    .from(angBao)
    .where(and(eq(angBao.weddingId, weddingId), eq(angBao.id, id)));
  return row?.eventId ?? null;
}

export async function eventOfArrival(db: Db, weddingId: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ eventId: checkIn.eventId })
    .from(checkIn)
    .where(and(eq(checkIn.weddingId, weddingId), eq(checkIn.id, id)));
  return row?.eventId ?? null;
}
