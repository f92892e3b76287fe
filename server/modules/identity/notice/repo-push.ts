import { and, asc, eq, inArray, notInArray, desc } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { pushSubscription } from "@/server/db/schema/identity/notice";

export type SubscriptionRow = typeof pushSubscription.$inferSelect;
type New = Pick<SubscriptionRow, "accountId" | "sessionId" | "endpoint" | "p256dh" | "auth">;

/** Saves a device for the account that is signed in on it now. */
export async function saveSubscription(tx: Transaction, row: New): Promise<void> {
  const { accountId, sessionId, p256dh, auth } = row;
  await tx
    .insert(pushSubscription)
    .values(row)
    .onConflictDoUpdate({
      target: pushSubscription.endpoint,
      set: { accountId, sessionId, p256dh, auth, createdAt: new Date() },
    });
}

/** Deletes all but the newest devices of an account. */
export async function keepNewest(tx: Transaction, accountId: string, limit: number): Promise<void> {
  const newest = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, accountId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
    .limit(limit);
  await tx
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.accountId, accountId), notInArray(pushSubscription.id, newest)));
}

export async function deleteByEndpoint(db: Db, accountId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.accountId, accountId), eq(pushSubscription.endpoint, endpoint)));
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.id, id));
}

export async function isSubscribed(db: Db, accountId: string, endpoint: string): Promise<boolean> {
  const [row] = await db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(and(eq(pushSubscription.accountId, accountId), eq(pushSubscription.endpoint, endpoint)));
  return row !== undefined;
}

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(pushSubscription).where(eq(pushSubscription.id, id));
  return row ?? null;
}

export async function subscriptionsOf(
  db: Db,
  accountIds: readonly string[],
): Promise<{ id: string; accountId: string }[]> {
  return db
    .select({ id: pushSubscription.id, accountId: pushSubscription.accountId })
    .from(pushSubscription)
    .where(inArray(pushSubscription.accountId, [...accountIds]))
    .orderBy(asc(pushSubscription.id));
}
