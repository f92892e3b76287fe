import type { RoomDetail } from "@/contracts/messaging/room";
import type { BlockRoomBody } from "@/contracts/messaging/room.schema";
import type { Actor } from "@/server/core/actor";
import { inTransaction } from "@/server/db/transaction";
import { noSuchRoom, partyOf } from "./party";
import * as repo from "./repo/room";
import { blockOf } from "./block";
import { unansweredSince } from "./repo/message";
import { presentHead } from "./service";

/**
 * POST /room/block: prevents both sides from writing until the caller's side unblocks the other. Inactive while the two
 * have an open order, for which they need to talk. A blocked couple no longer waits for the vendor's answer, until the
 * block is lifted. Throws `not_found` for other people's rooms.
 */
export async function blockRoom(actor: Actor, { roomId, blocked }: BlockRoomBody): Promise<RoomDetail> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  return inTransaction(async (tx) => {
    const before = await repo.lockRoom(tx, party, { roomId });
    if (!before) throw noSuchRoom();
    await repo.setBlocked(tx, party, roomId, blocked);
    const was = await blockOf(tx, before);
    const found = await repo.findRoom(tx, party, { roomId });
    if (!found) throw noSuchRoom();
    const block = await blockOf(tx, found.room);
    if (block && !was) {
      // The vendor must not learn of the couple's block while it is inactive.
      if (party.side === "vendor" || !block.rests) await repo.setWaiting(tx, roomId, null);
    } else if (was && !block) await repo.setWaiting(tx, roomId, await unansweredSince(tx, roomId));
    return presentHead(tx, party, found);
  });
}
