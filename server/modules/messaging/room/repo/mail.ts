import { coupleNames } from "@/server/db/couple-name";
import { and, asc, count, eq, gt, isNotNull, isNull, lte, ne, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { account, customer } from "@/server/db/schema/identity/account";
import { message, messageFile, room, roomMail } from "@/server/db/schema/messaging/room";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type Side = "customer" | "vendor";

/** Returns true when this side of the room has unread messages. */
export async function hasUnread(
  tx: Transaction,
  { id, customerId, customerReadAt, vendorReadAt }: typeof room.$inferSelect,
  side: Side,
): Promise<boolean> {
  const readAt = side === "customer" ? customerReadAt : vendorReadAt;
  // A customer's id equals its account's.
  const fromOther = side === "customer" ? ne : eq;
  const [row] = await tx
    .select({ one: sql`1` })
    .from(message)
    .where(
      and(
        eq(message.roomId, id),
        fromOther(message.senderAccountId, customerId),
        readAt ? gt(message.createdAt, readAt) : undefined,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Schedules a mail, at the earliest an hour after the last one. An earlier schedule is kept. */
export async function planMail(
  tx: Transaction,
  roomId: string,
  side: Side,
  { waitSeconds, apartSeconds }: { waitSeconds: number; apartSeconds: number },
): Promise<void> {
  const soonest = sql`clock_timestamp() + make_interval(secs => ${waitSeconds})`;
  await tx
    .insert(roomMail)
    .values({ roomId, side, dueAt: soonest as unknown as Date })
    .onConflictDoUpdate({
      target: [roomMail.roomId, roomMail.side],
      set: {
        dueAt: sql`coalesce(${roomMail.dueAt}, greatest(excluded.due_at, ${roomMail.mailedAt} + make_interval(secs => ${apartSeconds})))`,
      },
    });
}

export async function cancelMail(tx: Transaction, roomId: string, side: Side): Promise<void> {
  await tx
    .update(roomMail)
    .set({ dueAt: null })
    .where(and(eq(roomMail.roomId, roomId), eq(roomMail.side, side), isNotNull(roomMail.dueAt)));
}

/** Claims the room that has been due the longest; other processes claim others. */
export async function claimDue(tx: Transaction): Promise<{ roomId: string; side: Side } | null> {
  const [row] = await tx
    .select({ roomId: roomMail.roomId, side: roomMail.side })
    .from(roomMail)
    .where(lte(roomMail.dueAt, sql`now()`))
    .orderBy(asc(roomMail.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return row ?? null;
}

/** Clears the schedule; `mailed` records the time. */
export async function settleMail(
  tx: Transaction,
  { roomId, side }: { roomId: string; side: Side },
  mailed: boolean,
): Promise<void> {
  await tx
    .update(roomMail)
    .set({ dueAt: null, ...(mailed ? { mailedAt: sql`now()` } : {}) })
    .where(and(eq(roomMail.roomId, roomId), eq(roomMail.side, side)));
}

export type Waiting = NonNullable<Awaited<ReturnType<typeof readWaiting>>>;

/** Returns both sides of a room, and the messages that `side` has not read, oldest first. */
export async function readWaiting(
  tx: Transaction,
  { roomId, side }: { roomId: string; side: Side },
  limit: number,
) {
  const [head] = await tx
    .select({
      vendorId: vendor.id,
      vendorName: vendor.vendorName,
      couple: coupleNames,
      customerId: room.customerId,
      vendorVerifiedAt: account.emailVerifiedAt,
      readAt: side === "customer" ? room.customerReadAt : room.vendorReadAt,
    })
    .from(room)
    .innerJoin(vendor, eq(vendor.id, room.vendorId))
    .innerJoin(customer, eq(customer.id, room.customerId))
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(eq(room.id, roomId));
  if (!head) return null;
  const unread = and(
    eq(message.roomId, roomId),
    side === "customer"
      ? ne(message.senderAccountId, head.customerId)
      : eq(message.senderAccountId, head.customerId),
    head.readAt ? gt(message.createdAt, head.readAt) : undefined,
    isNull(message.deletedAt),
  );
  const words = await tx
    .select({
      body: message.body,
      files: sql<
        string[]
      >`array(select name from ${messageFile} where message_id = "message"."id" order by position)`,
    })
    .from(message)
    .where(unread)
    .orderBy(asc(message.createdAt))
    .limit(limit);
  const [counted] = await tx.select({ unread: count() }).from(message).where(unread);
  return { ...head, words: words.map(wordsOf), unread: counted?.unread ?? 0 };
}

/** The text of a message, or the names of its files. */
function wordsOf({ body, files }: { body: string; files: readonly string[] }): string {
  if (files.length === 0) return body;
  return `Sent ${files.length === 1 ? "a file" : `${files.length} files`}: ${files.join(", ")}`;
}
