import { type InferType, number, object, string } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import { MESSAGE_MAX } from "./room";

/** The cursor of a list of rooms: the time of the last room's latest message (milliseconds), and the room's id. */
const ROOM_CURSOR = /^\d{13}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** POST /room/roomsList. `searchBy` matches the other side's name. */
export const roomsListBody = object({
  searchBy: text().max(100).default(""),
  cursor: string().matches(ROOM_CURSOR, "cursor is not one that this list gave out"),
  limit: number().integer().min(1).max(50).default(20),
});
export type RoomsListBody = InferType<typeof roomsListBody>;

/**
 * POST /room/chatsList. The latest messages; those before a message, when scrolling up; or those
 * since one, when polling. `before` and `since` are ids of messages.
 */
export const chatsListBody = object({
  roomId: uuid().required("roomId is required"),
  before: uuid(),
  since: uuid(),
  limit: number().integer().min(1).max(100).default(30),
});
export type ChatsListBody = InferType<typeof chatsListBody>;

/** A trimmed text with normalised line breaks. */
const messageText = () =>
  text().transform((value: unknown) =>
    typeof value === "string" ? value.replace(/\r\n?/g, "\n").trim() : value,
  );

/** Couples may name the vendor, which opens the room when there is none; both sides may name an existing room. */
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

/**
 * POST /room/image-upload, a form with one or more `file`. The sender is the token's and the kinds are read from the
 * files: `senderId` and `type` are ignored.
 */
export const uploadFilesBody = object({
  vendorId: uuid(),
  roomId: uuid(),
  /** As that of a text; the server makes one where it is missing. */
  clientId: uuid(),
});
export type UploadFilesBody = InferType<typeof uploadFilesBody>;

export const roomFileQuery = object({
  size: text().oneOf(["small", "full"], "size must be small or full").default("full"),
});

/** Marks all messages up to `chatId` as read. */
export const readRoomBody = object({
  roomId: uuid().required("roomId is required"),
  chatId: uuid().required("chatId is required"),
});
export type ReadRoomBody = InferType<typeof readRoomBody>;

export const roomWithQuery = object({ vendorId: uuid().required("vendorId is required") });
