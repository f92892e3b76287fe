import { type InferType, number, object, string } from "yup";
import type { OrderState } from "./order-process";
import { text } from "./text";
import { uuid } from "./uuid";

export const MESSAGE_MAX = 2000;
/** A couple may write to so many vendors for the first time in 24 hours. */
export const NEW_ROOMS_A_DAY = 20;
/** Of a room's list no more than so many unread messages are counted. */
export const UNREAD_MAX = 100;

/** Where a list of rooms goes on: when the last one was written in (milliseconds), and its id. */
const ROOM_CURSOR = /^\d{13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Spec vendor §7, POST /room/roomsList. `searchBy` finds the other side's name. */
export const roomsListBody = object({
  searchBy: text().max(100).default(""),
  cursor: string().matches(ROOM_CURSOR, "cursor is not one that this list gave out"),
  limit: number().integer().min(1).max(50).default(20),
});
export type RoomsListBody = InferType<typeof roomsListBody>;

/**
 * Spec vendor §7, POST /room/chatsList. The latest messages; those before a message, for who scrolls up; or those
 * since one, for who waits. `before` and `since` are ids of messages.
 */
export const chatsListBody = object({
  roomId: uuid().required("roomId is required"),
  before: uuid(),
  since: uuid(),
  limit: number().integer().min(1).max(100).default(30),
});
export type ChatsListBody = InferType<typeof chatsListBody>;

/** A text with its line breaks, of one kind, and nothing around it. */
const messageText = () =>
  text().transform((value: unknown) =>
    typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : value,
  );

/** A couple names the vendor, which opens the room when there is none; whoever has a room may name that. */
export const sendMessageBody = object({
  vendorId: uuid(),
  roomId: uuid(),
  body: messageText()
    .max(MESSAGE_MAX, `A message holds at most ${MESSAGE_MAX.toLocaleString("en-SG")} characters`)
    .required("Please write a message"),
  /** New for every message, the same when it is sent again. */
  clientId: uuid().required("clientId is required"),
});
export type SendMessageBody = InferType<typeof sendMessageBody>;

/** All up to `chatId` has been seen. */
export const readRoomBody = object({
  roomId: uuid().required("roomId is required"),
  chatId: uuid().required("chatId is required"),
});
export type ReadRoomBody = InferType<typeof readRoomBody>;

export const roomWithQuery = object({ vendorId: uuid().required("vendorId is required") });

/** Instants in ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type Chat = {
  id: string;
  _id: string;
  roomId: string;
  /** Whether who asks wrote it. */
  mine: boolean;
  body: string;
  sentAt: string;
  /** Of one's own. */
  clientId: string | null;
};

/** Oldest first. `hasMore`: beyond them, in the direction that was asked for. */
export type ChatsList = { chats: Chat[]; hasMore: boolean };

export type RoomVendor = {
  id: string;
  slug: string;
  vendorName: string;
  profileImage: string | null;
  /** Whether it has a page that couples can open. */
  isListed: boolean;
};
/** All that a vendor sees of a couple. */
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

/** A room's head; `id` is null as long as nobody has written. */
export type RoomDetail = {
  id: string | null;
  vendor: RoomVendor;
  couple: RoomCouple;
  /** The latest order between the two. */
  order: { id: string; orderNumber: string; state: OrderState; eventDate: string | null } | null;
};

/** In how many rooms something is unread, and when somebody last wrote in any. */
export type UnreadRooms = { unread: number; lastMessageAt: string | null };

export type SentMessage = { roomId: string; chat: Chat };
