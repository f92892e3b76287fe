import { CHANGE_MINUTES, type ChatHits, type SentMessage } from "@/contracts/messaging/room";
import type { EditMessageBody, SearchChatsQuery } from "@/contracts/messaging/room.schema";
import { MINUTE_MS } from "@/lib/time";
import { removePrivate } from "@/server/adapters/storage/private-files";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { refuseBlocked } from "./block";
import { noSuchRoom, partyOf } from "./party";
import { presentChat, presentHit } from "./present";
import * as messages from "./repo/message";
import * as change from "./repo/change";
import * as rooms from "./repo/room";
import { cardsOf } from "./service-cards";

/**
 * PATCH /room/message/{id}: changes the text of the caller's message within 15 minutes. Throws `not_found` for other
 * people's messages, and `conflict` when it is too late, the message has no text, it is an offer, or the
 * conversation is blocked.
 */
export async function editMessage(actor: Actor, id: string, { body }: EditMessageBody): Promise<SentMessage> {
  return changing(actor, id, async (tx, { message: own, room }, party) => {
    if (own.body === "") throw new AppError("conflict", "This message has no words to change");
    await refuseBlocked(tx, room, party);
    return change.changeWords(tx, id, body);
  });
}

/**
 * DELETE /room/message/{id}: deletes the caller's message and files within 15 minutes. A couple's no longer waits for
 * an answer. Throws like `editMessage`.
 */
export async function deleteMessage(actor: Actor, id: string): Promise<SentMessage> {
  const removed: string[] = [];
  const answer = await changing(actor, id, async (tx, { room }, party) => {
    const { row, storageKeys } = await change.emptyMessage(tx, id);
    removed.push(...storageKeys);
    if (party.side === "customer") {
      // The couple may be writing at the same time.
      await rooms.lockRoom(tx, party, { roomId: room.id });
      await rooms.waitForRemaining(tx, room.id);
    }
    return row;
  });
  for (const storageKey of removed) await removePrivate(storageKey);
  return answer;
}

async function changing(
  actor: Actor,
  id: string,
  apply: (tx: Transaction, own: change.OwnMessage, party: rooms.Party) => Promise<messages.MessageRow>,
): Promise<SentMessage> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  return inTransaction(async (tx) => {
    const locked = await change.lockMessage(tx, party, id);
    const own = locked?.message;
    if (!locked || own?.senderAccountId !== party.accountId || own.deletedAt) {
      throw new AppError("not_found", "This message does not exist, or isn’t yours");
    }
    if (own.offerId) throw new AppError("conflict", "Withdraw the offer instead");
    if (Date.now() - own.createdAt.getTime() > CHANGE_MINUTES * MINUTE_MS) {
      throw new AppError("conflict", `A message can be changed for ${CHANGE_MINUTES} minutes`);
    }
    const row = await apply(tx, locked, party);
    const [of] = await messages.messagesOf(tx, [id]);
    const card = (await cardsOf(tx, party, [row]))(row);
    return { roomId: row.roomId, chat: presentChat(row, party, of?.customerId ?? "", { card }) };
  });
}

/** GET /room/search: the latest messages in the caller's rooms that contain the words. */
export async function searchChats(actor: Actor, { words }: SearchChatsQuery): Promise<ChatHits> {
  const party = partyOf(actor);
  if (!party) return { hits: [] };
  const rows = await change.searchMessages(await getDb(), party, words);
  return { hits: rows.map((row) => presentHit(row, party)) };
}
