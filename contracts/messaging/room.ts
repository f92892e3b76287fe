import { PICTURE_ACCEPT } from "@/contracts/pictures";
import type { AppointmentState } from "./appointment/appointment-process";
import type { OrderState } from "@/contracts/sale/order/order-process";

export const MESSAGE_MAX = 2000;
/** How many new conversations a couple may start in 24 hours. */
export const NEW_ROOMS_A_DAY = 20;
/** Minutes for which the author of a message can edit or delete it. */
export const CHANGE_MINUTES = 15;
export const MESSAGE_DELETED = "Message deleted";
/** Unread messages in a room are counted up to this number. */
export const UNREAD_MAX = 100;

export const ROOM_FILES_MAX = 5;
export const ROOM_FILE_BYTES = 10 * 1024 * 1024;
export const ROOM_FILE_ACCEPT = `.pdf,.doc,.docx,.xlsx,.txt,${PICTURE_ACCEPT}`;
export const ROOM_FILE_REFUSED =
  "Files must be PDF, Word, Excel (.xlsx), plain text, or pictures (JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF, BMP)";
export const ROOM_FILE_TOO_LARGE = "Each file must be at most 10 MB";

/** A file in a message: GET /room/files/{id}; pictures also in a small copy (`?size=small`). */
export type ChatFile = {
  id: string;
  _id: string;
  name: string;
  mime: string;
  bytes: number;
  /** The size of the small copy; null for files that aren't pictures. */
  picture: { width: number; height: number } | null;
};

/** What a message can be about. */
export const CARD_KINDS = ["product", "order", "appointment"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a message is about, as its reader may see it now. */
export type RoomCard =
  | {
      kind: "product";
      id: string;
      title: string;
      image: string | null;
      /** Of the product's page; null while it isn't for sale. */
      page: { vendor: string; product: string } | null;
    }
  | { kind: "order"; id: string; orderNumber: string; state: OrderState; eventDate: string | null }
  | { kind: "appointment"; id: string; state: AppointmentState; startsAt: string };

/** Instants in ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type Chat = {
  id: string;
  _id: string;
  roomId: string;
  /** True when the caller wrote it. */
  mine: boolean;
  /** Empty for a message of files only. */
  body: string;
  files: ChatFile[];
  /** The offer that it shows; `body` sums it up. */
  offerId: string | null;
  /** What the message is about; null also for what the reader can't see. */
  card: RoomCard | null;
  /** The vendor's off-hours reply. */
  isAutomatic: boolean;
  isEdited: boolean;
  /** Deleted by its author: `body` and `files` are empty. */
  isDeleted: boolean;
  sentAt: string;
  /** Only for the caller's own messages. */
  clientId: string | null;
};

/** Oldest first. `hasMore` is true when there are more in the direction of the query. */
export type ChatsList = { chats: Chat[]; hasMore: boolean };

export type RoomVendor = {
  id: string;
  slug: string;
  vendorName: string;
  profileImage: string | null;
  /** True when it has a public page. */
  isListed: boolean;
};
/** The details of a couple that a vendor sees. */
export type RoomCouple = { name: string; weddingDate: string | null };

export type RoomSummary = {
  id: string;
  _id: string;
  vendor: RoomVendor;
  couple: RoomCouple;
  /** `words` is empty for a message of files only. */
  lastChat: { words: string; files: number; mine: boolean; sentAt: string };
  /** Counted up to UNREAD_MAX. */
  unread: number;
  /** For vendors: since when the couple waits for an answer; null when it doesn't. */
  waitingSince: string | null;
};

/** Latest first, or first those that wait. `nextCursor` is null at the end. */
export type RoomsList = { rooms: RoomSummary[]; nextCursor: string | null };

/** The header of a room; `id` is null before the first message. */
export type RoomDetail = {
  id: string | null;
  vendor: RoomVendor;
  couple: RoomCouple;
  /** The time up to which the other side has read, in ISO 8601 UTC. */
  theirReadAt: string | null;
  /** The time up to which a device of the other side has received messages, in ISO 8601 UTC. */
  theirDeliveredAt: string | null;
  /**
   * Set when the caller has blocked the other side, or has been blocked. A block rests while an order of the two is
   * running, and isn't shown to the blocked side then.
   */
  block: { byYou: boolean; rests: boolean } | null;
  /** For vendors: since when the couple waits for an answer; null when it doesn't. */
  waitingSince: string | null;
  /** The latest order between the two sides. */
  order: { id: string; orderNumber: string; state: OrderState; eventDate: string | null } | null;
};

/** The number of rooms with unread messages, and the time of the latest message in any room. */
/** The response of POST /room/with-couple. */
export type OpenedRoom = { roomId: string };

export type UnreadRooms = { unread: number; lastMessageAt: string | null };

/** `read` and `delivered` of the live stream. */
export type RoomReads = {
  roomId: string;
  customerReadAt: string | null;
  vendorReadAt: string | null;
  customerDeliveredAt: string | null;
  vendorDeliveredAt: string | null;
};

/** `typing` of the live stream: the other side is typing. Not stored; repeated every few seconds. */
export type RoomTyping = { roomId: string };
export const TYPING_AGAIN_MS = 3_000;

/** `message` of the live stream. */
export type RoomNews = { roomId: string; chat: Chat };

export type SentMessage = { roomId: string; chat: Chat };

/** A message that contains the words of a search. */
export type ChatHit = {
  id: string;
  _id: string;
  roomId: string;
  vendor: RoomVendor;
  couple: RoomCouple;
  mine: boolean;
  /** The text around the match. */
  excerpt: string;
  sentAt: string;
};
/** Latest first, at most HITS_MAX. */
export type ChatHits = { hits: ChatHit[] };
export const HITS_MAX = 30;
