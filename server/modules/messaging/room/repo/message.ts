import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { message, room } from "@/server/db/schema/messaging/room";

export type MessageRow = typeof message.$inferSelect;

/** Returns the time of a message, or null when it is not in the room. */
export async function instantOf(db: Db, roomId: string, messageId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: message.createdAt })
    .from(message)
    .where(and(eq(message.id, messageId), eq(message.roomId, roomId)));
  return row?.at ?? null;
}

/** Oldest first: those after `since`, or else the latest ones before `before`. */
export async function listMessages(
  db: Db,
  roomId: string,
  { since, before, limit }: { since?: Date | null; before?: Date | null; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(message)
    .where(
      and(
        eq(message.roomId, roomId),
        since ? gt(message.createdAt, since) : undefined,
        before ? lt(message.createdAt, before) : undefined,
      ),
    )
    .orderBy(since ? asc(message.createdAt) : desc(message.createdAt))
    .limit(limit);
  return since ? rows : rows.toReversed();
}

/** Returns messages with the two sides of their rooms, in no order. */
export async function messagesOf(
  db: Db,
  ids: readonly string[],
): Promise<{ message: MessageRow; customerId: string; vendorId: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ message, customerId: room.customerId, vendorId: room.vendorId })
    .from(message)
    .innerJoin(room, eq(room.id, message.roomId))
    .where(inArray(message.id, [...ids]));
}

export async function findSent(db: Db, accountId: string, clientId: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(message)
    .where(and(eq(message.senderAccountId, accountId), eq(message.clientId, clientId)));
  return row ?? null;
}

/**
 * Inserts under the room's lock, with a time later than every earlier message, whatever the clocks say. A couple's
 * message waits for the vendor's answer, which neither the off-hours reply nor a message to many is.
 */
export async function insertMessage(
  tx: Transaction,
  row: Pick<MessageRow, "roomId" | "senderAccountId" | "clientId" | "body"> &
    Partial<
      Pick<MessageRow, "offerId" | "productId" | "orderId" | "appointmentId" | "isAutomatic" | "isBroadcast">
    >,
): Promise<MessageRow> {
  // Read once, for both columns.
  const now = tx
    .select({
      at: sql`greatest(clock_timestamp(), ${room.lastMessageAt} + interval '1 millisecond')`.as("at"),
    })
    .from(room)
    .where(eq(room.id, row.roomId))
    .as("now");
  const [touched] = await tx
    .update(room)
    .set({
      lastMessageAt: sql`${now.at}`,
      ...(row.isAutomatic || row.isBroadcast
        ? {}
        : {
            waitingSince: sql`case when ${room.customerId} = ${row.senderAccountId}
              then coalesce(${room.waitingSince}, ${now.at}) end`,
          }),
    })
    .from(now)
    .where(eq(room.id, row.roomId))
    .returning({ at: room.lastMessageAt });
  const [made] = await tx
    .insert(message)
    .values({ ...row, createdAt: touched?.at })
    .returning();
  if (!made) throw new Error("the message was not written");
  return made;
}

/** Returns the time of the first message of the couple that the vendor hasn't answered, or null. */
export async function unansweredSince(db: Db, roomId: string): Promise<Date | null> {
  const answered = sql`coalesce((
    select max(v.created_at) from ${message} v
    where v.room_id = ${roomId} and v.sender_account_id <> ${room.customerId} and not v.is_automatic
      and not v.is_broadcast), '-infinity')`;
  const [row] = await db
    .select({ at: message.createdAt })
    .from(message)
    .innerJoin(room, eq(room.id, message.roomId))
    .where(
      and(
        eq(message.roomId, roomId),
        eq(message.senderAccountId, room.customerId),
        isNull(message.deletedAt),
        sql`${message.createdAt} > ${answered}`,
      ),
    )
    .orderBy(asc(message.createdAt))
    .limit(1);
  return row?.at ?? null;
}
