import { MESSAGE_DELETED } from "@/contracts/messaging/room";
import type {
  Chat,
  ChatFile,
  ChatHit,
  RoomCard,
  RoomCouple,
  RoomDetail,
  RoomSummary,
  RoomVendor,
} from "@/contracts/messaging/room";
import { coupleName } from "@/lib/couple-name";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import type * as messages from "./repo/message";
import type * as repo from "./repo/room";
import type { FileRow } from "./repo/files";

export function presentVendor({ status, accountId: _, ...row }: repo.VendorRow): RoomVendor {
  return { ...row, isListed: status === "approved" };
}

export function presentCouple(row: repo.CoupleRow): RoomCouple {
  return { name: coupleName(row), weddingDate: row.weddingDate };
}

export function presentSummary(row: repo.RoomListRow, party: repo.Party): RoomSummary {
  const { room } = row;
  return {
    id: room.id,
    _id: room.id,
    vendor: presentVendor(row.vendor),
    couple: presentCouple(row.couple),
    lastChat: {
      words: row.isDeleted ? MESSAGE_DELETED : row.words,
      files: row.files,
      mine: isMine(row.senderAccountId, party, room.customerId),
      sentAt: room.lastMessageAt.toISOString(),
    },
    unread: row.unread,
    waitingSince: party.side === "vendor" ? (room.waitingSince?.toISOString() ?? null) : null,
  };
}

type OrderRow = Awaited<ReturnType<typeof repo.latestOrders>>[number];

export function presentOrder(row: OrderRow | undefined): RoomDetail["order"] {
  if (!row) return null;
  const { id, number, state, eventDate, placedAt } = row;
  return { id, orderNumber: orderNumberOf(number, placedAt), state, eventDate };
}

/** `customerId` is the room's couple. On the vendor's side, messages by anyone on the team count as its own. */
export function presentChat(
  row: messages.MessageRow,
  party: repo.Party,
  customerId: string,
  { files = [], card = null }: { files?: readonly FileRow[] | undefined; card?: RoomCard | null } = {},
): Chat {
  const mine = isMine(row.senderAccountId, party, customerId);
  return {
    id: row.id,
    _id: row.id,
    roomId: row.roomId,
    mine,
    body: row.body,
    files: files.map(presentFile),
    offerId: row.offerId,
    card: row.deletedAt === null ? card : null,
    isAutomatic: row.isAutomatic,
    isEdited: row.editedAt !== null,
    isDeleted: row.deletedAt !== null,
    sentAt: row.createdAt.toISOString(),
    clientId: row.senderAccountId === party.accountId ? row.clientId : null,
  };
}

const isMine = (senderId: string, { side }: repo.Party, customerId: string) =>
  (senderId === customerId) === (side === "customer");

const presentFile = ({ id, name, mime, bytes, width, height }: FileRow): ChatFile => ({
  id,
  _id: id,
  name,
  mime,
  bytes,
  picture: width === null || height === null ? null : { width, height },
});

export function presentHit(row: repo.HitRow, party: repo.Party): ChatHit {
  return {
    id: row.id,
    _id: row.id,
    roomId: row.room.id,
    vendor: presentVendor(row.vendor),
    couple: presentCouple(row.couple),
    mine: isMine(row.senderAccountId, party, row.room.customerId),
    excerpt: row.excerpt,
    sentAt: row.createdAt.toISOString(),
  };
}
