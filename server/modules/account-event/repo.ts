import type { Db } from "@/server/db/client";
import { accountEvent } from "@/server/db/schema/identity";

export async function insertEvent(
  db: Db,
  row: Pick<typeof accountEvent.$inferInsert, "accountId" | "kind" | "doneBy" | "detail">,
): Promise<void> {
  await db.insert(accountEvent).values(row);
}
