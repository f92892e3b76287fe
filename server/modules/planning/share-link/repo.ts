import { and, count, desc, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { ShareLinkKind } from "@/contracts/planning/share-link";
import type { Db, Transaction } from "@/server/db/client";
import { shareLink } from "@/server/db/schema/planning/share-link";

export type ShareLinkRow = typeof shareLink.$inferSelect;
export type ShareLinkInsert = typeof shareLink.$inferInsert;

/** The page that a link opens; `eventId` is null when it belongs to the wedding as a whole. */
export type ShareLinkScope = { kind: ShareLinkKind; weddingId: string; eventId: string | null };

/** Serialises the creation of links in a scope, so that its limit holds. */
export async function lockScope(tx: Transaction, { kind, weddingId }: ShareLinkScope): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`share links ${kind} ${weddingId}`}, 0))`,
  );
}

const inScope = ({ kind, weddingId, eventId }: ShareLinkScope) =>
  and(
    eq(shareLink.kind, kind),
    eq(shareLink.weddingId, weddingId),
    eventId === null ? isNull(shareLink.eventId) : eq(shareLink.eventId, eventId),
    isNull(shareLink.revokedAt),
  );

/** Returns the active links, newest first. */
export async function listLinks(db: Db, scope: ShareLinkScope): Promise<ShareLinkRow[]> {
  return db
    .select()
    .from(shareLink)
    .where(inScope(scope))
    .orderBy(desc(shareLink.createdAt), asc(shareLink.id));
}

/** Counts the links that are active and not over. */
export async function countOpen(tx: Transaction, scope: ShareLinkScope, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(shareLink)
    .where(and(inScope(scope), or(isNull(shareLink.validUntil), gt(shareLink.validUntil, now))));
  return row?.n ?? 0;
}

export async function insertLink(tx: Transaction, row: ShareLinkInsert): Promise<void> {
  await tx.insert(shareLink).values(row);
}

export async function setTokenHash(db: Db, id: string, tokenHash: string): Promise<void> {
  await db.update(shareLink).set({ tokenHash }).where(eq(shareLink.id, id));
}

export async function setLastUsed(db: Db, id: string, now: Date): Promise<void> {
  await db.update(shareLink).set({ lastUsedAt: now }).where(eq(shareLink.id, id));
}

/** Turns a link off and returns it; null when the wedding has no such link. */
export async function revoke(
  db: Db,
  { kind, weddingId }: Omit<ShareLinkScope, "eventId">,
  id: string,
  now: Date,
): Promise<ShareLinkRow | null> {
  const [row] = await db
    .update(shareLink)
    .set({ revokedAt: sql`coalesce(${shareLink.revokedAt}, ${now.toISOString()})` })
    .where(and(eq(shareLink.kind, kind), eq(shareLink.weddingId, weddingId), eq(shareLink.id, id)))
    .returning();
  return row ?? null;
}

/** Returns the link of a token, or null when it never existed or is turned off. */
export async function findByHash(
  db: Db,
  kind: ShareLinkKind,
  tokenHash: string,
): Promise<ShareLinkRow | null> {
  const [row] = await db
    .select()
    .from(shareLink)
    .where(and(eq(shareLink.kind, kind), eq(shareLink.tokenHash, tokenHash), isNull(shareLink.revokedAt)));
  return row ?? null;
}

export async function deleteLinks(tx: Transaction, kind: ShareLinkKind, weddingId: string): Promise<void> {
  await tx.delete(shareLink).where(and(eq(shareLink.kind, kind), eq(shareLink.weddingId, weddingId)));
}
