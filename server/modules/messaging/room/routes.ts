import { idParam } from "@/contracts/envelope.schema";
import {
  chatsListBody,
  readRoomBody,
  roomsListBody,
  roomWithQuery,
  sendMessageBody,
} from "@/contracts/messaging/room.schema";
import { route } from "@/server/http/route";
import { countUnreadRooms, listChats, listRooms, markRoomRead, readRoom, readRoomWith } from "./service";
import { sendMessage } from "./service-send";

export const roomRoutes = [
  route({
    method: "POST",
    path: "/room/roomsList",
    guard: "account",
    whileSuspended: "allowed",
    summary: "The caller's conversations, latest first, with the last words and how much is unread",
    reply: "RoomsList",
    body: roomsListBody,
    run: ({ actor, body }) => listRooms(actor, body),
  }),
  route({
    method: "POST",
    path: "/room/chatsList",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Messages of one conversation: the latest, those before one, or those since one",
    reply: "ChatsList",
    body: chatsListBody,
    run: ({ actor, body }) => listChats(actor, body),
  }),
  route({
    method: "POST",
    path: "/room/message",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Writes a message; a couple's first one to a vendor opens the conversation",
    reply: "SentMessage",
    body: sendMessageBody,
    throttle: { policy: "message", of: ({ actor }) => actor.accountId },
    message: "Message sent",
    run: ({ actor, body }) => sendMessage(actor, body),
  }),
  route({
    method: "POST",
    path: "/room/read",
    guard: "account",
    whileSuspended: "allowed",
    summary: "Notes that everything up to a message has been seen",
    reply: "UnreadRooms",
    body: readRoomBody,
    run: ({ actor, body }) => markRoomRead(actor, body),
  }),
  route({
    method: "GET",
    path: "/room/unread",
    guard: "account",
    summary: "In how many conversations something is unread",
    reply: "UnreadRooms",
    run: ({ actor }) => countUnreadRooms(actor),
  }),
  route({
    method: "GET",
    path: "/room/with",
    guard: "customer",
    summary: "The couple's conversation with a vendor, also before its first message",
    reply: "RoomDetail",
    query: roomWithQuery,
    run: ({ actor, query }) => readRoomWith(actor, query.vendorId),
  }),
  route({
    method: "GET",
    path: "/room/:id",
    guard: "account",
    summary: "Who a conversation is between, and their latest order",
    reply: "RoomDetail",
    params: idParam,
    run: ({ actor, params }) => readRoom(actor, params.id),
  }),
];
