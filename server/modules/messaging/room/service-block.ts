import type { RoomDetail } from "@/contracts/messaging/room";
import type { BlockRoomBody } from "@/contracts/messaging/room.schema";
import type { Actor } from "@/server/core/actor";
import { inTransaction } from "@/server/db/transaction";
import { noSuchRoom, partyOf } from "./party";
import * as repo from "./repo/room";
import { presentHead } from "./service";

/**
 * POST /room/block: prevents both sides from writing until the caller's side unblocks the other. Inactive while the two
 * have an open order, for which they need to talk. Throws `not_found` for other people's rooms.
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
