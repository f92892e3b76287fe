import { asc, eq } from "drizzle-orm";
import { groupBy } from "@/lib/group-by";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { message, messageFile, room } from "@/server/db/schema/messaging/room";

/** Returns a couple's conversations with the names of their files, for the download of its data. */
export async function ownConversations(db: Db, customerId: string) {
  const own = eq(room.customerId, customerId);
  const rooms = await db
    .select({ id: room.id, vendor: vendor.vendorName, startedAt: room.createdAt })
    .from(room)
    .innerJoin(vendor, eq(vendor.id, room.vendorId))
    .where(own)
    .orderBy(asc(room.createdAt), asc(room.id));
  const messages = await db
    .select({
      id: message.id,
      roomId: room.id,
      sender: message.senderAccountId,
      words: message.body,
      sentAt: message.createdAt,
    })
    .from(message)
    .innerJoin(room, eq(room.id, message.roomId))
    .where(own)
    .orderBy(asc(message.createdAt), asc(message.id));
  const files = await db
    .select({ messageId: messageFile.messageId, name: messageFile.name })
    .from(messageFile)
    .innerJoin(message, eq(message.id, messageFile.messageId))
    .innerJoin(room, eq(room.id, message.roomId))
    .where(own)
    .orderBy(asc(messageFile.position));
  const said = groupBy(messages, ({ roomId }) => roomId);
  const enclosed = groupBy(files, ({ messageId }) => messageId);
  return {
    conversations: rooms.map(({ id, ...columns }) => ({
      ...columns,
      messages: (said.get(id) ?? []).map(({ id: messageId, sender, words, sentAt }) => ({
        from: sender === customerId ? "you" : "vendor",
        sentAt,
        words,
        files: (enclosed.get(messageId) ?? []).map(({ name }) => name),
      })),
    })),
  };
}
