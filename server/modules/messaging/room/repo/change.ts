import { and, desc, eq, ilike, isNull, sql } from "drizzle-orm";
import { HITS_MAX } from "@/contracts/messaging/room";
import type { Db, Transaction } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";
import { message, messageFile, room } from "@/server/db/schema/messaging/room";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import type { MessageRow } from "./message";
import { type HitRow, ownedBy, type Party, people, type RoomRow } from "./room";

export type OwnMessage = { message: MessageRow; room: RoomRow };

/** Locks a message of a room that belongs to the party; null for other people's. */
export async function lockMessage(tx: Transaction, party: Party, id: string): Promise<OwnMessage | null> {
  const [row] = await tx
    .select({ message, room })
    .from(message)
    .innerJoin(room, eq(room.id, message.roomId))
    .where(and(eq(message.id, id), ownedBy(party)))
    .for("update", { of: message });
  return row ?? null;
}

export async function changeWords(tx: Transaction, id: string, body: string): Promise<MessageRow> {
  const [row] = await tx
    .update(message)
    .set({ body, editedAt: new Date() })
    .where(eq(message.id, id))
    .returning();
  if (!row) throw new Error("the message is gone");
  return row;
}

/** Empties a message. Returns it with the storage keys of its files, for the caller to delete after the commit. */
export async function emptyMessage(
  tx: Transaction,
  id: string,
): Promise<{ row: MessageRow; storageKeys: string[] }> {
  const files = await tx.delete(messageFile).where(eq(messageFile.messageId, id)).returning({
    storageKey: messageFile.storageKey,
    previewKey: messageFile.previewKey,
  });
  const [row] = await tx
    .update(message)
    .set({ body: "", deletedAt: new Date() })
    .where(eq(message.id, id))
    .returning();
  if (!row) throw new Error("the message is gone");
  const storageKeys = files.flatMap(({ storageKey, previewKey }) =>
    previewKey ? [storageKey, previewKey] : [storageKey],
  );
  return { row, storageKeys };
}

/** The number of characters shown before the match. */
const BEFORE = 40;
const EXCERPT = 160;

/** Returns the latest messages in the party's rooms that contain the words. */
export async function searchMessages(db: Db, party: Party, words: string): Promise<HitRow[]> {
  // Special characters such as % are matched literally.
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const at = sql`greatest(1, position(lower(${words}) in lower(${message.body})) - ${BEFORE}::int)`;
  return db
    .select({
      id: message.id,
      senderAccountId: message.senderAccountId,
      createdAt: message.createdAt,
      excerpt: sql<string>`(case when ${at} > 1 then '…' else '' end) || substr(${message.body}, ${at}, ${EXCERPT}::int)`,
      room,
      ...people,
    })
    .from(message)
    .innerJoin(room, eq(room.id, message.roomId))
    .innerJoin(vendor, eq(vendor.id, room.vendorId))
    .innerJoin(customer, eq(customer.id, room.customerId))
    .where(and(ownedBy(party), isNull(message.deletedAt), ilike(message.body, pattern)))
    .orderBy(desc(message.createdAt), message.id)
    .limit(HITS_MAX);
}
