import type { Db, Transaction } from "@/server/db/client";
import { forgetNoticesAt, notify, topicRead } from "@/server/modules/identity/notice/public";
import { coupleName } from "@/lib/couple-name";
import * as repo from "./repo/room";
import { accountsOf, roomsOfCouple } from "./repo/notice";

/** The page of a conversation, for either side. */
export const ROOM_PAGES = {
  customer: (room: { vendorId: string }) => `/user/dashboard/messages?vendorId=${room.vendorId}`,
  vendor: (room: { id: string }) => `/vendor/dashboard/messages?roomId=${room.id}`,
} as const;

type Side = repo.Party["side"];
type Room = Pick<repo.RoomRow, "id" | "customerId" | "vendorId">;

const topicOf = (roomId: string, side: Side) => `messages ${roomId} ${side}`;

/** Notifies everyone on the other side of a room of a message, without its text. */
export async function tellOtherSide(tx: Transaction, room: Room, party: repo.Party): Promise<void> {
  const side: Side = party.side === "customer" ? "vendor" : "customer";
  const from =
    party.side === "vendor"
      ? (await repo.findVendor(tx, room.vendorId))?.vendorName
      : coupleName((await repo.findCouple(tx, room.customerId)) ?? NOBODY);
  await notify(tx, await accountsOf(tx, room, side), {
    kind: "messages",
    title: `Message from ${from || "a couple"}`,
    href: ROOM_PAGES[side](room),
    topic: topicOf(room.id, side),
  });
}

const NOBODY = { firstName: "", brideFirstName: "", groomFirstName: "" };

/** Marks a side's notices about a room as read, because it has read all messages there. */
export async function roomRead(db: Db, roomId: string, side: Side): Promise<void> {
  await topicRead(db, topicOf(roomId, side));
}

/**
 * Deletes vendors' notices about a couple that deletes their account, because they name it. Its conversations no longer
 * wait for an answer.
 */
export async function forgetRooms(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  await repo.endWaiting(tx, customerId);
  const rooms = await roomsOfCouple(tx, customerId);
  await forgetNoticesAt(
    tx,
    rooms.map((room) => ROOM_PAGES.vendor(room)),
  );
}
