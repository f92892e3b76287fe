import { eq } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { calendarFeed } from "@/server/db/schema/sale/calendar";

export type FeedRow = typeof calendarFeed.$inferSelect;

export async function findFeed(db: Db, accountId: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.accountId, accountId));
  return row ?? null;
}

/** Replaces an earlier feed. */
export async function saveFeed(
  db: Db,
  feed: Pick<FeedRow, "accountId" | "salt" | "tokenHash">,
): Promise<void> {
  const { salt, tokenHash } = feed;
  await db
    .insert(calendarFeed)
    .values(feed)
    .onConflictDoUpdate({
      target: calendarFeed.accountId,
      set: { salt, tokenHash, createdAt: new Date() },
    });
}

export async function deleteFeed(db: Db, accountId: string): Promise<void> {
  await db.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId));
}

export async function accountOfToken(db: Db, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ accountId: calendarFeed.accountId })
    .from(calendarFeed)
    .where(eq(calendarFeed.tokenHash, tokenHash));
  return row?.accountId ?? null;
}

/** A couple's account id is also the couple's id. */
export async function forgetFeed(db: Db, { customerId }: { customerId: string }): Promise<void> {
  await deleteFeed(db, customerId);
}
