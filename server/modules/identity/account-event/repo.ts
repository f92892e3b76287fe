import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { accountEvent } from "@/server/db/schema/identity/account-event";

export async function insertEvent(
  db: Db,
  row: Pick<typeof accountEvent.$inferInsert, "accountId" | "kind" | "doneBy" | "detail">,
): Promise<void> {
  await db.insert(accountEvent).values(row);
}

export async function latestEventId(
  db: Db,
  accountId: string,
  kinds: readonly string[],
): Promise<string | null> {
  const [row] = await db
    .select({ id: accountEvent.id })
    .from(accountEvent)
    .where(and(eq(accountEvent.accountId, accountId), inArray(accountEvent.kind, [...kinds])))
    .orderBy(desc(accountEvent.createdAt), desc(accountEvent.id))
    .limit(1);
  return row?.id ?? null;
}

/** Returns the history of an account, without the actors. */
export async function eventsOf(db: Db, accountId: string): Promise<{ kind: string; createdAt: Date }[]> {
  return db
    .select({ kind: accountEvent.kind, createdAt: accountEvent.createdAt })
    .from(accountEvent)
    .where(eq(accountEvent.accountId, accountId))
    .orderBy(asc(accountEvent.createdAt), asc(accountEvent.id));
}
