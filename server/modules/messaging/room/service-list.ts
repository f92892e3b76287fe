import type { RoomsList } from "@/contracts/messaging/room";
import type { RoomsListBody, SetAsideBody } from "@/contracts/messaging/room.schema";
import type { Actor, VendorActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { noSuchRoom, partyOf } from "./party";
import { presentSummary } from "./present";
import { unansweredSince } from "./repo/message";
import * as repo from "./repo/room";

/**
 * POST /room/roomsList: the caller's conversations, latest first. With `waitingFirst`, a vendor's begin with those that
 * wait for its answer, the longest first, whether they were read or not.
 */
export async function listRooms(
  actor: Actor,
  { searchBy, waitingFirst, cursor, limit }: RoomsListBody,
): Promise<RoomsList> {
  const party = partyOf(actor);
  if (!party) return { rooms: [], nextCursor: null };
  const db = await getDb();
  const isSplit = waitingFirst && party.side === "vendor";
  const place = cursor ? readCursor(cursor) : null;
  const rows: repo.RoomListRow[] = [];
  if (isSplit && (!place || place.waits)) {
    rows.push(
      ...(await repo.listRooms(db, party, { searchBy, group: "waiting", after: place, limit: limit + 1 })),
    );
  }
  if (rows.length <= limit) rows.push(...(await others(db, party)));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.room : undefined;
  return {
    rooms: page.map((row) => presentSummary(row, party)),
    nextCursor: last ? cursorAfter(last, isSplit) : null,
  };

  function others(db: Db, party: repo.Party) {
    const after = place?.waits ? null : place;
    const group = isSplit ? "others" : "all";
    return repo.listRooms(db, party, { searchBy, group, after, limit: limit + 1 - rows.length });
  }
}

type Place = repo.RoomPlace & { waits: boolean };

function readCursor(cursor: string): Place {
  const [at = "", id = ""] = cursor.replace(/^w/, "").split(".");
  return { at: new Date(Number(at)), id, waits: cursor.startsWith("w") };
}

function cursorAfter({ id, waitingSince, lastMessageAt }: repo.RoomRow, isSplit: boolean): string {
  return isSplit && waitingSince ? `w${waitingSince.getTime()}.${id}` : `${lastMessageAt.getTime()}.${id}`;
}

/**
 * POST /room/aside: a conversation that was set aside waits again when the couple writes. Putting it back restores since
 * when it waited. Throws `not_found` for other vendors' rooms.
 */
export async function setAside(actor: VendorActor, { roomId, aside }: SetAsideBody): Promise<null> {
  const party = partyOf(actor);
  if (!party) throw noSuchRoom();
  await inTransaction(async (tx) => {
    if (!(await repo.lockRoom(tx, party, { roomId }))) throw noSuchRoom();
    await repo.setWaiting(tx, roomId, aside ? null : await unansweredSince(tx, roomId));
  });
  return null;
}
