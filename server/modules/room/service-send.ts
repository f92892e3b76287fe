import { NEW_ROOMS_A_DAY, type SendMessageBody, type SentMessage } from "@/contracts/room";
import type { Transaction } from "@/server/db/client";
import { isConstraint } from "@/server/db/pg-error";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/http/actor";
import { AppError } from "@/server/http/errors";
import { noSuchRoom, noSuchVendor, partyOf } from "./party";
import { presentChat } from "./present";
import * as repo from "./repo";
import { tellLater } from "./service-mail";

const DAY_SECONDS = 86_400;

/**
 * Writes a message, and opens the room when a couple writes to a vendor for the first time. The same `clientId` answers
 * the same message again. Throws `not_found`, `too_many_requests` for too many new rooms, and `conflict` for a
 * `clientId` that was another message's.
 */
export async function sendMessage(actor: Actor, body: SendMessageBody): Promise<SentMessage> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  const chat = await inTransaction(async (tx) => {
    const room = await roomFor(tx, party, body);
    const { clientId } = body;
    const sent = await repo.findSent(tx, party.accountId, clientId);
    if (sent) return sameAgain(sent, room, body);
    const other = party.side === "customer" ? "vendor" : "customer";
    await tellLater(tx, room, other);
    return repo.insertMessage(tx, {
      roomId: room.id,
      senderAccountId: party.accountId,
      clientId,
      body: body.body,
    });
  }).catch(alreadyElsewhere);
  return { roomId: chat.roomId, chat: presentChat(chat, party) };
}

async function roomFor(
  tx: Transaction,
  party: repo.Party,
  { roomId, vendorId }: SendMessageBody,
): Promise<repo.RoomRow> {
  if (roomId) return (await repo.lockRoom(tx, party, { roomId })) ?? fail(noSuchRoom());
  if (party.side === "vendor") throw needed("roomId");
  if (!vendorId) throw needed("vendorId");
  return (await repo.lockRoom(tx, party, { vendorId })) ?? openRoom(tx, party, vendorId);
}

async function openRoom(tx: Transaction, party: repo.Party, vendorId: string): Promise<repo.RoomRow> {
  const vendor = await repo.findVendor(tx, vendorId);
  if (vendor?.status !== "approved") throw noSuchVendor();
  if ((await repo.countNewRooms(tx, party.id)) >= NEW_ROOMS_A_DAY) {
    throw new AppError(
      "too_many_requests",
      `You have written to ${NEW_ROOMS_A_DAY} new vendors today. Please go on tomorrow; the conversations you have stay open.`,
      { retryAfterSeconds: DAY_SECONDS },
    );
  }
  // Another press of the button may have been quicker.
  await repo.insertRoom(tx, party.id, vendorId);
  return (await repo.lockRoom(tx, party, { vendorId })) ?? fail(noSuchRoom());
}

function sameAgain(sent: repo.MessageRow, room: repo.RoomRow, { body }: SendMessageBody): repo.MessageRow {
  if (sent.roomId !== room.id || sent.body !== body) throw otherMessage();
  return sent;
}

/** At the same moment in another room, so that no lock stood between. */
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
