import type { OrderState } from "@/contracts/sale/order-process";

export const MESSAGE_MAX = 2000;
/** The number of vendors that a couple may write to for the first time in 24 hours. */
export const NEW_ROOMS_A_DAY = 20;
/** Unread messages of a room are counted up to this number. */
export const UNREAD_MAX = 100;

/** Instants in ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type Chat = {
  id: string;
  _id: string;
  roomId: string;
  /** True when the caller wrote it. */
  mine: boolean;
  body: string;
  sentAt: string;
  /** Of the caller's own messages. */
  clientId: string | null;
};

/** Oldest first. `hasMore` is true when there are more in the direction of the query. */
export type ChatsList = { chats: Chat[]; hasMore: boolean };

export type RoomVendor = {
  id: string;
  slug: string;
  vendorName: string;
  profileImage: string | null;
  /** True when it has a page that couples can open. */
  isListed: boolean;
};
/** The details of a couple that a vendor sees. */
export type RoomCouple = { name: string; weddingDate: string | null };

export type RoomSummary = {
  id: string;
  _id: string;
  vendor: RoomVendor;
  couple: RoomCouple;
  lastChat: { words: string; mine: boolean; sentAt: string };
  /** Counted up to UNREAD_MAX. */
  unread: number;
};

/** Latest first. `nextCursor` is null at the end. */
export type RoomsList = { rooms: RoomSummary[]; nextCursor: string | null };

/** A room's head; `id` is null before the first message. */
export type RoomDetail = {
  id: string | null;
  vendor: RoomVendor;
  couple: RoomCouple;
  /** The latest order between the two sides. */
  order: { id: string; orderNumber: string; state: OrderState; eventDate: string | null } | null;
};

/** The number of rooms with unread messages, and the time of the latest message in any room. */
export type UnreadRooms = { unread: number; lastMessageAt: string | null };

export type SentMessage = { roomId: string; chat: Chat };
