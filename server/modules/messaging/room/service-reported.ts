import type { ReportedMessage } from "@/contracts/messaging/report/report";
import type { Actor } from "@/server/core/actor";
import type { Db } from "@/server/db/client";
import { partyOf } from "./party";
import { coupleName } from "@/lib/couple-name";
import * as messages from "./repo/message";
import * as repo from "./repo/room";
import { filesOf } from "./repo/files";

/**
 * Returns the other side of the caller's conversation and its latest messages, oldest first; null when it is not the
 * caller's.
 */
export async function reportedTalk(db: Db, actor: Actor, roomId: string, limit: number) {
  const party = partyOf(actor);
  const found = party && (await repo.findRoom(db, party, { roomId }));
  if (!party || !found) return null;
  const { room, vendor, couple } = found;
  return {
    name: `The conversation with ${party.side === "customer" ? vendor.vendorName : coupleName(couple)}`,
    vendorId: room.vendorId,
    customerId: room.customerId,
    messages: await messagesAsTheyStand(db, room, limit),
  };
}

/** Returns the latest messages of a conversation for an operator, oldest first; null when it doesn't exist. */
export async function wholeTalk(db: Db, roomId: string, limit: number): Promise<ReportedMessage[] | null> {
  const room = await repo.roomById(db, roomId);
  return room && messagesAsTheyStand(db, room, limit);
}

async function messagesAsTheyStand(
  db: Db,
  { id, customerId }: repo.RoomRow,
  limit: number,
): Promise<ReportedMessage[]> {
  const rows = await messages.listMessages(db, id, { limit });
  const files = await filesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    from: row.senderAccountId === customerId ? "customer" : "vendor",
    body: row.body,
    files: (files.get(row.id) ?? []).map(({ name }) => name),
    sentAt: row.createdAt.toISOString(),
  }));
}
