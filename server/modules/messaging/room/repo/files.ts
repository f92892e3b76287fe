import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { message, messageFile, room } from "@/server/db/schema/messaging/room";
import { ownedBy, type Party } from "./room";

export type FileRow = typeof messageFile.$inferSelect;

export async function insertFiles(tx: Transaction, rows: (typeof messageFile.$inferInsert)[]): Promise<void> {
  await tx.insert(messageFile).values(rows);
}

/** Returns files by message id, each message's in its sender's order. */
export async function filesOf(db: Db, messageIds: readonly string[]): Promise<Map<string, FileRow[]>> {
  const byMessage = new Map<string, FileRow[]>();
  if (messageIds.length === 0) return byMessage;
  const rows = await db
    .select()
    .from(messageFile)
    .where(inArray(messageFile.messageId, [...messageIds]))
    .orderBy(asc(messageFile.messageId), asc(messageFile.position));
  for (const row of rows) byMessage.set(row.messageId, [...(byMessage.get(row.messageId) ?? []), row]);
  return byMessage;
}

/** Returns a file from a room that belongs to the party. */
export async function findFile(db: Db, party: Party, id: string): Promise<FileRow | null> {
  const [row] = await db
    .select({ file: messageFile })
    .from(messageFile)
    .innerJoin(message, eq(message.id, messageFile.messageId))
    .innerJoin(room, eq(room.id, message.roomId))
    .where(and(eq(messageFile.id, id), ownedBy(party)));
  return row?.file ?? null;
}
