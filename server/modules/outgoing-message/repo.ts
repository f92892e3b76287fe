import type { Db } from "@/server/db/client";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";

export async function insertMessage(
  db: Db,
  row: Pick<typeof outgoingMessage.$inferInsert, "channel" | "kind" | "recipient" | "sealedContent">,
): Promise<void> {
  await db.insert(outgoingMessage).values(row);
}
