import type { ChatsList, RoomDetail, UnreadRooms } from "@/contracts/messaging/room";
import type { ChatsListBody, DeliveredBody, ReadRoomBody } from "@/contracts/messaging/room.schema";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import type { Actor, CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { hint } from "@/server/modules/identity/live/public";
import { isHiddenFromVendor } from "@/server/modules/sale/order/public";
import { noSuchRoom, noSuchVendor, partyOf } from "./party";
import { presentChat, presentCouple, presentOrder, presentVendor } from "./present";
import * as messages from "./repo/message";
import * as repo from "./repo/room";
import { filesOf } from "./repo/files";
import { blockOf, shownBlock } from "./block";
import { cancelMail, hasUnread } from "./repo/mail";
import { cardsOf } from "./service-cards";
import { roomRead } from "./service-notice";

/** POST /room/chatsList. Throws `not_found` for other people's rooms, `bad_request` for a cursor from one. */
export async function listChats(actor: Actor, body: ChatsListBody): Promise<ChatsList> {
  const db = await getDb();
  const party = partyOf(actor);
  const found = party && (await repo.findRoom(db, party, body));
  if (!party || !found) throw noSuchRoom();
  const { roomId, limit } = body;
  const since = await placeOf(db, roomId, "since", body.since);
  const before = await placeOf(db, roomId, "before", body.before);
  const rows = await messages.listMessages(db, roomId, { since, before, limit: limit + 1 });
  const page = since ? rows.slice(0, limit) : rows.slice(-limit);
  const card = await cardsOf(db, party, page);
  const files = await filesOf(
    db,
    page.map(({ id }) => id),
  );
  return {
    chats: page.map((row) =>
      presentChat(row, party, found.room.customerId, { files: files.get(row.id), card: card(row) }),
    ),
    hasMore: rows.length > limit,
  };
}

/** Returns the header of a room. Throws `not_found` for other people's rooms. */
export async function readRoom(actor: Actor, roomId: string): Promise<RoomDetail> {
  const db = await getDb();
  const party = partyOf(actor);
  const found = party && (await repo.findRoom(db, party, { roomId }));
  if (!party || !found) throw noSuchRoom();
  return presentHead(db, party, found);
}

/** Returns the couple's room with that vendor, or the one that a first message would open. Throws `not_found`. */
export async function readRoomWith(actor: CustomerActor, vendorId: string): Promise<RoomDetail> {
  const db = await getDb();
  const party = partyOf(actor);
  const found = await repo.findRoom(db, party, { vendorId });
  if (found) return presentHead(db, party, found);
  const [vendor, couple] = await Promise.all([
    repo.findVendor(db, vendorId),
    repo.findCouple(db, actor.customerId),
  ]);
  if (vendor?.status !== "approved" || !couple) throw noSuchVendor();
  return {
    id: null,
    vendor: presentVendor(vendor),
    couple: presentCouple(couple),
    theirReadAt: null,
    theirDeliveredAt: null,
    block: null,
    waitingSince: null,
    order: await orderBetween(db, party, { customerId: actor.customerId, vendorId }),
  };
}

/** Returns the number of rooms with unread messages, for the menu's badge. */
export async function countUnreadRooms(actor: Actor): Promise<UnreadRooms> {
  const party = partyOf(actor);
  if (!party) return { unread: 0, lastMessageAt: null };
  const { unread, lastMessageAt } = await repo.countUnread(await getDb(), party);
  return { unread, lastMessageAt: lastMessageAt?.toISOString() ?? null };
}

/** Marks all messages up to the given one as read, but never fewer than before. Throws `not_found`. */
export async function markRoomRead(actor: Actor, { roomId, chatId }: ReadRoomBody): Promise<UnreadRooms> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  await inTransaction(async (tx) => {
    const found = await repo.lockRoom(tx, party, { roomId });
    if (!found) throw noSuchRoom();
    const at = await messages.instantOf(tx, roomId, chatId);
    if (!at) throw new AppError("not_found", "This message does not exist");
    await repo.markRead(tx, party, roomId, at);
    const customerReadAt = party.side === "customer" ? at : found.customerReadAt;
    const vendorReadAt = party.side === "vendor" ? at : found.vendorReadAt;
    const seen = { ...found, customerReadAt, vendorReadAt };
    if (await hasUnread(tx, seen, party.side)) return;
    await cancelMail(tx, roomId, party.side);
    await roomRead(tx, roomId, party.side);
  });
  return countUnreadRooms(actor);
}

/**
 * POST /room/delivered: records that a device of the caller's side has received these messages, or all so far. Ignores
 * messages in other people's rooms.
 */
export async function markDelivered(actor: Actor, { chatIds }: DeliveredBody): Promise<null> {
  const party = partyOf(actor);
  if (party) await repo.markDelivered(await getDb(), party, chatIds);
  return null;
}

/** Shows on the other side's open screens that the caller is typing. Throws `not_found`. */
export async function tellTyping(actor: Actor, roomId: string): Promise<void> {
  const db = await getDb();
  const party = partyOf(actor);
  const found = party && (await repo.findRoom(db, party, { roomId }));
  if (!party || !found) throw noSuchRoom();
  const { customerId, vendorId } = found.room;
  if ((await blockOf(db, found.room))?.rests === false) return;
  await hint(db, party.side === "customer" ? { vendorId } : { customerId }, "typing", { roomId });
}

export async function presentHead(
  db: Db,
  party: repo.Party,
  { room, vendor, couple }: repo.RoomHeadRow,
): Promise<RoomDetail> {
  const block = await blockOf(db, room);
  const isCouple = party.side === "customer";
  const readAt = isCouple ? room.vendorReadAt : room.customerReadAt;
  const deliveredAt = isCouple ? room.vendorDeliveredAt : room.customerDeliveredAt;
  const isTold = block?.rests !== false;
  const waitingSince = isCouple ? null : room.waitingSince;
  return {
    id: room.id,
    vendor: presentVendor(vendor),
    couple: presentCouple(couple),
    theirReadAt: isTold ? (readAt?.toISOString() ?? null) : null,
    theirDeliveredAt: isTold ? (deliveredAt?.toISOString() ?? null) : null,
    block: block && shownBlock(block, party),
    waitingSince: waitingSince?.toISOString() ?? null,
    order: await orderBetween(db, party, room),
  };
}

async function orderBetween(
  db: Db,
  { side }: repo.Party,
  { customerId, vendorId }: Pick<repo.RoomRow, "customerId" | "vendorId">,
) {
  const orders = await repo.latestOrders(db, customerId, vendorId);
  return presentOrder(orders.find((order) => side === "customer" || !isHiddenFromVendor(order)));
}

async function placeOf(
  db: Db,
  roomId: string,
  field: "since" | "before",
  messageId: string | undefined,
): Promise<Date | null> {
  if (messageId === undefined) return null;
  const at = await messages.instantOf(db, roomId, messageId);
  if (at) return at;
  const message = `${field} is no message of this room`;
  throw new AppError("bad_request", message, [{ field, message }]);
}
