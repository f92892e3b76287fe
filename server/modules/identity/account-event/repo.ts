import { and, desc, eq, inArray } from "drizzle-orm";
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
