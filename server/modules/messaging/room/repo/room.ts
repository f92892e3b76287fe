import { coupleNames } from "@/server/db/couple-name";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { UNREAD_MAX } from "@/contracts/messaging/room";
import type { Db, Transaction } from "@/server/db/client";
import { holdsName } from "@/server/db/name-search";
import { customer } from "@/server/db/schema/identity/account";
import { order } from "@/server/db/schema/sale/order";
import { message, messageFile, room } from "@/server/db/schema/messaging/room";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import type { MessageRow } from "./message";

export type RoomRow = typeof room.$inferSelect;

/** The caller's side. Other people's rooms count as missing. */
export type Party =
  | { side: "customer"; id: string; accountId: string }
  | { side: "vendor"; id: string; accountId: string };

const PREVIEW = 160;

export const ownedBy = (party: Party): SQL =>
  party.side === "customer" ? eq(room.customerId, party.id) : eq(room.vendorId, party.id);

const readAt = (party: Party) => (party.side === "customer" ? room.customerReadAt : room.vendorReadAt);

/** A couple writes from one account; a vendor from those of its whole team. */
const theirs = (party: Party): SQL =>
  party.side === "customer"
    ? sql`${message.senderAccountId} <> ${room.customerId}`
    : sql`${message.senderAccountId} = ${room.customerId}`;

/** Written by the other side since this side last read. */
const unreadBy = (party: Party): SQL =>
  sql`${message.roomId} = ${room.id} and ${theirs(party)} and ${message.createdAt} > coalesce(${readAt(party)}, '-infinity')`;

export const people = {
  vendor: {
    id: vendor.id,
    accountId: vendor.accountId,
    slug: vendor.slug,
    vendorName: vendor.vendorName,
    profileImage: vendor.profileImage,
    status: vendor.status,
  },
  couple: {
    ...coupleNames,
    weddingDate: customer.weddingDate,
  },
};
export type VendorRow = Pick<
  typeof vendor.$inferSelect,
  "id" | "accountId" | "slug" | "vendorName" | "profileImage" | "status"
>;
export type CoupleRow = Pick<
  typeof customer.$inferSelect,
  "firstName" | "brideFirstName" | "groomFirstName" | "weddingDate"
>;

export type RoomListRow = { room: RoomRow; vendor: VendorRow; couple: CoupleRow } & {
  words: string;
  files: number;
  senderAccountId: string;
  isDeleted: boolean;
  unread: number;
};

export type HitRow = { room: RoomRow; vendor: VendorRow; couple: CoupleRow } & Pick<
  MessageRow,
  "id" | "senderAccountId" | "createdAt"
> & { excerpt: string };

export type RoomPlace = { at: Date; id: string };

/** `waiting` are those that wait for the vendor's answer, the longest first; `others` those that don't. */
export type RoomGroup = "all" | "waiting" | "others";

/** Latest first, unless they are `waiting`. Omits rooms without messages. */
export async function listRooms(
  db: Db,
  party: Party,
  {
    searchBy,
    group,
    after,
    limit,
  }: { searchBy: string; group: RoomGroup; after: RoomPlace | null; limit: number },
): Promise<RoomListRow[]> {
  const last = db
    .select({
      words: sql<string>`left(${message.body}, ${PREVIEW})`.as("words"),
      senderAccountId: message.senderAccountId,
      isDeleted: sql<boolean>`${message.deletedAt} is not null`.as("is_deleted"),
      files: sql<number>`(select count(*)::int from ${messageFile} where message_id = "message"."id")`.as(
        "files",
      ),
    })
    .from(message)
    .where(eq(message.roomId, room.id))
    .orderBy(desc(message.createdAt))
    .limit(1)
    .as("last");
  const fresh = db
    .select({ one: sql`1`.as("one") })
    .from(message)
    .where(unreadBy(party))
    .limit(UNREAD_MAX)
    .as("fresh");
  const unread = db
    .select({ unread: count().as("unread") })
    .from(fresh)
    .as("counted");
  return (
    db
      .select({
        room,
        ...people,
        words: last.words,
        senderAccountId: last.senderAccountId,
        files: last.files,
        isDeleted: last.isDeleted,
        unread: unread.unread,
      })
      .from(room)
      .innerJoin(vendor, eq(vendor.id, room.vendorId))
      .innerJoin(customer, eq(customer.id, room.customerId))
      .innerJoinLateral(last, sql`true`)
      .innerJoinLateral(unread, sql`true`)
      .where(
        and(
          ownedBy(party),
          searchBy === "" ? undefined : named(party, searchBy),
          group === "waiting" ? isNotNull(room.waitingSince) : undefined,
          group === "others" ? isNull(room.waitingSince) : undefined,
          after ? following(group, after) : undefined,
        ),
      )
      // Must match the indexes, which would not be used otherwise.
      .orderBy(
        group === "waiting" ? asc(room.waitingSince) : sql`${room.lastMessageAt} desc nulls last`,
        asc(room.id),
      )
      .limit(limit)
  );
}

function following(group: RoomGroup, { at, id }: RoomPlace): SQL | undefined {
  const later = gt(room.id, id);
  return group === "waiting"
    ? or(gt(room.waitingSince, at), and(eq(room.waitingSince, at), later))
    : or(lt(room.lastMessageAt, at), and(eq(room.lastMessageAt, at), later));
}

/** Writes since when the couple waits; null when the vendor set the conversation aside. */
export async function setWaiting(tx: Transaction, roomId: string, waitingSince: Date | null): Promise<void> {
  await tx.update(room).set({ waitingSince }).where(eq(room.id, roomId));
}

/** Makes a room that waits wait since the couple's first message that isn't deleted. The caller must have locked it. */
export async function waitForRemaining(tx: Transaction, roomId: string): Promise<void> {
  const remaining = sql`(select min(m.created_at) from ${message} m
    where m.room_id = ${room.id} and m.sender_account_id = ${room.customerId} and m.deleted_at is null
    and m.created_at >= ${room.waitingSince})`;
  await tx
    .update(room)
    .set({ waitingSince: remaining })
    .where(and(eq(room.id, roomId), isNotNull(room.waitingSince)));
}

/** Makes none of a couple's rooms wait for an answer, because nobody would read it. */
export async function endWaiting(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .update(room)
    .set({ waitingSince: null })
    .where(and(eq(room.customerId, customerId), isNotNull(room.waitingSince)));
}

/** Matches the other side's name, as this side sees it. */
function named({ side }: Party, words: string): SQL | undefined {
  // Special characters such as % are matched literally.
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  if (side === "customer") {
    return or(ilike(vendor.vendorName, pattern), holdsName(vendor.vendorName, words));
  }
  const both = sql`${customer.brideFirstName} || ' & ' || ${customer.groomFirstName}`;
  return or(holdsName(both, words), holdsName(customer.firstName, words));
}

export async function countUnread(
  db: Db,
  party: Party,
): Promise<{ unread: number; lastMessageAt: Date | null }> {
  const somethingNew = sql`${room.lastMessageAt} > coalesce(${readAt(party)}, '-infinity') and exists (select 1 from ${message} where ${unreadBy(party)})`;
  const [row] = await db
    .select({
      unread: sql`count(*) filter (where ${somethingNew})`.mapWith(Number),
      lastMessageAt: sql<string | null>`max(${room.lastMessageAt})`,
    })
    .from(room)
    .where(ownedBy(party));
  return {
    unread: row?.unread ?? 0,
    lastMessageAt: row?.lastMessageAt ? new Date(row.lastMessageAt) : null,
  };
}

export type RoomHeadRow = { room: RoomRow; vendor: VendorRow; couple: CoupleRow };

export async function findRoom(
  db: Db,
  party: Party,
  by: { roomId: string } | { vendorId: string },
): Promise<RoomHeadRow | null> {
  const wanted = "roomId" in by ? eq(room.id, by.roomId) : eq(room.vendorId, by.vendorId);
  const [row] = await db
    .select({ room, ...people })
    .from(room)
    .innerJoin(vendor, eq(vendor.id, room.vendorId))
    .innerJoin(customer, eq(customer.id, room.customerId))
    .where(and(ownedBy(party), wanted));
  return row ?? null;
}

/** Returns any room, for an operator. */
export async function roomById(db: Db, id: string): Promise<RoomRow | null> {
  const [row] = await db.select().from(room).where(eq(room.id, id));
  return row ?? null;
}

export async function findVendor(db: Db, id: string): Promise<VendorRow | null> {
  const [row] = await db.select(people.vendor).from(vendor).where(eq(vendor.id, id));
  return row ?? null;
}

export async function findCouple(db: Db, customerId: string): Promise<CoupleRow | null> {
  const [row] = await db.select(people.couple).from(customer).where(eq(customer.id, customerId));
  return row ?? null;
}

/** Returns a few orders, latest first; the caller decides which of them a vendor may see. */
export async function latestOrders(db: Db, customerId: string, vendorId: string) {
  return db
    .select({
      id: order.id,
      number: order.number,
      state: order.state,
      paidCents: order.paidCents,
      voucherCents: order.voucherCents,
      answerBy: order.answerBy,
      eventDate: order.eventDate,
      placedAt: order.placedAt,
    })
    .from(order)
    .where(and(eq(order.customerId, customerId), eq(order.vendorId, vendorId)))
    .orderBy(desc(order.placedAt), asc(order.id))
    .limit(10);
}

const RUNNING = [
  "awaiting_approval",
  "in_progress",
  "all_paid",
  "delivered",
  "under_cancellation",
] as const satisfies readonly OrderState[];

/** Returns true while the two have an order that has been submitted and has not ended. */
export async function hasRunningOrder(db: Db, customerId: string, vendorId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(eq(order.customerId, customerId), eq(order.vendorId, vendorId), inArray(order.state, [...RUNNING])),
    )
    .limit(1);
  return row !== undefined;
}

/** Blocks or unblocks the other side; blocking again keeps the original time. The caller must have locked the room. */
export async function setBlocked(
  tx: Transaction,
  party: Party,
  roomId: string,
  isBlocked: boolean,
): Promise<void> {
  const column = party.side === "customer" ? "customerBlockedAt" : "vendorBlockedAt";
  await tx
    .update(room)
    .set({ [column]: isBlocked ? sql`coalesce(${room[column]}, now())` : null })
    .where(and(eq(room.id, roomId), ownedBy(party)));
}

/** Returns those of the rooms in which neither side has blocked the other. */
export async function unblockedRooms(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: room.id })
    .from(room)
    .where(and(inArray(room.id, [...ids]), isNull(room.customerBlockedAt), isNull(room.vendorBlockedAt)));
  return rows.map(({ id }) => id);
}

export async function markRead(db: Db, party: Party, roomId: string, at: Date): Promise<void> {
  const column = party.side === "customer" ? "customerReadAt" : "vendorReadAt";
  await db
    .update(room)
    .set({ [column]: sql`greatest(${readAt(party)}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(room.id, roomId), ownedBy(party)));
}

/** Marks messages as delivered, never going back in time. Without ids, all messages sent so far. */
export async function markDelivered(db: Db, party: Party, messageIds: readonly string[]): Promise<void> {
  const column = party.side === "customer" ? "customerDeliveredAt" : "vendorDeliveredAt";
  if (messageIds.length === 0) {
    await db
      .update(room)
      .set({ [column]: room.lastMessageAt })
      .where(and(ownedBy(party), sql`coalesce(${room[column]}, '-infinity') < ${room.lastMessageAt}`));
    return;
  }
  const latest = db
    .select({ roomId: message.roomId, at: max(message.createdAt).as("at") })
    .from(message)
    .where(inArray(message.id, [...messageIds]))
    .groupBy(message.roomId)
    .as("latest");
  await db
    .update(room)
    .set({ [column]: sql`${latest.at}` })
    .from(latest)
    .where(
      and(
        ownedBy(party),
        eq(room.id, latest.roomId),
        sql`coalesce(${room[column]}, '-infinity') < ${latest.at}`,
      ),
    );
}

/** Returns how many rooms the customer opened within 24 hours. The caller must have locked the customer's row. */
export async function countNewRooms(tx: Transaction, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ rooms: count() })
    .from(room)
    .where(and(eq(room.customerId, customerId), sql`${room.createdAt} > now() - interval '24 hours'`));
  return row?.rooms ?? 0;
}

export async function insertRoom(tx: Transaction, customerId: string, vendorId: string): Promise<void> {
  await tx.insert(room).values({ customerId, vendorId }).onConflictDoNothing();
}

/** Locks the room, so that its messages are written one at a time. */
export async function lockRoom(
  tx: Transaction,
  party: Party,
  by: { roomId: string } | { vendorId: string },
): Promise<RoomRow | null> {
  const wanted = "roomId" in by ? eq(room.id, by.roomId) : eq(room.vendorId, by.vendorId);
  const [row] = await tx
    .select()
    .from(room)
    .where(and(ownedBy(party), wanted))
    .for("update");
  return row ?? null;
}
