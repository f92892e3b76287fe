import { NEW_ROOMS_A_DAY, type SentMessage } from "@/contracts/messaging/room";
import type { SendMessageBody } from "@/contracts/messaging/room.schema";
import { DAY_SECONDS } from "@/lib/time";
import { getDb, type Transaction } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/core/actor";
import { isDeletedAddress } from "@/server/core/deleted-account";
import { AppError } from "@/server/core/errors";
import { refuseBlocked } from "./block";
import { noSuchRoom, noSuchVendor, partyOf } from "./party";
import { presentChat } from "./present";
import { findAccountById, lockCustomer } from "@/server/modules/identity/account/public";
import * as messages from "./repo/message";
import * as repo from "./repo/room";
import { cardsOf, refersTo } from "./service-cards";
import { answerAway } from "./service-away";
import { scheduleUnreadMail } from "./service-mail";
import { tellOtherSide } from "./service-notice";

/**
 * Writes a message, and opens the room on a couple's first message to a vendor. Repeating a `clientId` returns the same
 * message. Throws `not_found` for the room or for a thing that doesn't belong to its two sides, `too_many_requests` for
 * too many new rooms, and `conflict` for a `clientId` of another message or when either side has blocked the other.
 * With `isBroadcast`, it is one of a vendor's messages to many and answers nothing.
 */
export async function sendMessage(
  actor: Actor,
  body: SendMessageBody,
  { isBroadcast = false } = {},
): Promise<SentMessage> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  const { chat, customerId } = await inTransaction(async (tx) => {
    const room = await roomFor(tx, party, body);
    const { customerId } = room;
    const sent = await messages.findSent(tx, party.accountId, body.clientId);
    if (sent) return { chat: sameAgain(sent, room, body), customerId };
    return { chat: await write(tx, party, room, body, isBroadcast), customerId };
  }).catch(alreadyElsewhere);
  const card = (await cardsOf(await getDb(), party, [chat]))(chat);
  return { roomId: chat.roomId, chat: presentChat(chat, party, customerId, { card }) };
}

type Words = Pick<SendMessageBody, "body" | "clientId"> & { about?: SendMessageBody["about"] };

/** Writes a message for another module, in its transaction. Throws like `sendMessage`. */
export async function writeInto(
  tx: Transaction,
  party: repo.Party,
  to: { roomId: string } | { vendorId: string },
  words: Words,
): Promise<{ roomId: string }> {
  const room = await roomFor(tx, party, {
    roomId: "roomId" in to ? to.roomId : undefined,
    vendorId: "vendorId" in to ? to.vendorId : undefined,
  });
  await write(tx, party, room, words);
  return { roomId: room.id };
}

async function write(
  tx: Transaction,
  party: repo.Party,
  room: repo.RoomRow,
  { body, clientId, about }: Words,
  isBroadcast = false,
): Promise<messages.MessageRow> {
  await refuseBlocked(tx, room, party);
  if (party.side === "customer") await refuseClosed(tx, room.vendorId);
  const refers = about ? await refersTo(tx, party, room, about) : {};
  await scheduleUnreadMail(tx, room, party.side === "customer" ? "vendor" : "customer");
  const row = { roomId: room.id, senderAccountId: party.accountId, clientId, body, isBroadcast, ...refers };
  const chat = await messages.insertMessage(tx, row);
  await tellOtherSide(tx, room, party);
  if (party.side === "customer") await answerAway(tx, room);
  return chat;
}

/** Throws `conflict` when the vendor has closed and nobody would read the message. */
async function refuseClosed(tx: Transaction, vendorId: string): Promise<void> {
  const vendor = await repo.findVendor(tx, vendorId);
  if (vendor?.status === "closed") {
    throw new AppError("conflict", `${vendor.vendorName} has closed and no longer reads messages`);
  }
}

/**
 * Locks the room to write to; a couple's first message to a vendor opens it. Throws like `sendMessage`, and `conflict`
 * when the vendor writes to a couple that has deleted their account.
 */
export async function roomFor(
  tx: Transaction,
  party: repo.Party,
  { roomId, vendorId }: Pick<SendMessageBody, "roomId" | "vendorId">,
): Promise<repo.RoomRow> {
  if (roomId) {
    const room = (await repo.lockRoom(tx, party, { roomId })) ?? fail(noSuchRoom());
    const couple = party.side === "vendor" ? await findAccountById(tx, room.customerId) : null;
    if (couple && isDeletedAddress(couple.email)) throw coupleLeft();
    return room;
  }
  if (party.side === "vendor") throw needed("roomId");
  if (!vendorId) throw needed("vendorId");
  return (await repo.lockRoom(tx, party, { vendorId })) ?? openRoom(tx, party, vendorId);
}

async function openRoom(tx: Transaction, party: repo.Party, vendorId: string): Promise<repo.RoomRow> {
  const vendor = await repo.findVendor(tx, vendorId);
  if (vendor?.status !== "approved") throw noSuchVendor();
  // Serialises the opening of a customer's rooms, however many messages arrive concurrently.
  await lockCustomer(tx, party.id);
  if ((await repo.countNewRooms(tx, party.id)) >= NEW_ROOMS_A_DAY) {
    throw new AppError(
      "too_many_requests",
      `You have written to ${NEW_ROOMS_A_DAY} new vendors today. Please go on tomorrow; the conversations you have stay open.`,
      { retryAfterSeconds: DAY_SECONDS },
    );
  }
  // A concurrent call may have been faster.
  await repo.insertRoom(tx, party.id, vendorId);
  return (await repo.lockRoom(tx, party, { vendorId })) ?? fail(noSuchRoom());
}

function sameAgain(
  sent: messages.MessageRow,
  room: repo.RoomRow,
  { body }: SendMessageBody,
): messages.MessageRow {
  if (sent.roomId !== room.id || sent.body !== body) throw otherMessage();
  return sent;
}

/** Sent concurrently to another room, whose lock did not prevent it. */
function alreadyElsewhere(error: unknown): never {
  throw isConstraint(error, "message_sender_client_key") ? otherMessage() : error;
}

function otherMessage(): AppError {
  const message = "clientId was used for another message";
  return new AppError("conflict", message, [{ field: "clientId", message }]);
}

function needed(field: "roomId" | "vendorId"): AppError {
  const message = `${field} is required`;
  return new AppError("bad_request", message, [{ field, message }]);
}

function fail(error: AppError): never {
  throw error;
}

export const coupleLeft = () =>
  new AppError("conflict", "This couple has deleted their account, so nobody would read your message");
