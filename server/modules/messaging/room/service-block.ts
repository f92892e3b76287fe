import type { RoomDetail } from "@/contracts/messaging/room";
import type { BlockRoomBody } from "@/contracts/messaging/room.schema";
import type { Actor } from "@/server/core/actor";
import { inTransaction } from "@/server/db/transaction";
import { noSuchRoom, partyOf } from "./party";
import * as repo from "./repo/room";
import { presentHead } from "./service";

/**
 * POST /room/block: neither side can write from now on, until this one unblocks the other. Holds once no order of the two
 * is running, because an order needs both sides to talk. Throws `not_found` for other people's rooms.
 */
export async function blockRoom(actor: Actor, { roomId, blocked }: BlockRoomBody): Promise<RoomDetail> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  return inTransaction(async (tx) => {
    if (!(await repo.lockRoom(tx, party, { roomId }))) throw noSuchRoom();
    await repo.setBlocked(tx, party, roomId, blocked);
    const found = await repo.findRoom(tx, party, { roomId });
    if (!found) throw noSuchRoom();
    return presentHead(tx, party, found);
  });
}
