import type { RoomDetail } from "@/contracts/messaging/room";
import { AppError } from "@/server/core/errors";
import type { Db } from "@/server/db/client";
import * as repo from "./repo/room";

/** The sides that have blocked the other. `rests`: inactive, because the two have an open order. */
export type Block = { by: readonly repo.Party["side"][]; rests: boolean };

type Room = Pick<repo.RoomRow, "customerId" | "vendorId" | "customerBlockedAt" | "vendorBlockedAt">;

/** Returns the block in a room, or null when neither side has blocked the other. */
export async function blockOf(db: Db, room: Room): Promise<Block | null> {
  const by = [
    ...(room.customerBlockedAt ? (["customer"] as const) : []),
    ...(room.vendorBlockedAt ? (["vendor"] as const) : []),
  ];
  if (by.length === 0) return null;
  return { by, rests: await repo.hasRunningOrder(db, room.customerId, room.vendorId) };
}

/** Returns the block as one side sees it. An inactive block by the other side is hidden. */
export function shownBlock({ by, rests }: Block, { side }: repo.Party): RoomDetail["block"] {
  if (by.includes(side)) return { byYou: true, rests };
  return rests ? null : { byYou: false, rests };
}

/** Throws `conflict` when the side can't write; the message reveals nothing else. */
export async function refuseBlocked(db: Db, room: Room, { side }: repo.Party): Promise<void> {
  const block = await blockOf(db, room);
  if (!block || block.rests) return;
  throw new AppError(
    "conflict",
    block.by.includes(side)
      ? "You blocked this conversation. Unblock it to write again."
      : "You can’t write in this conversation any more",
  );
}
