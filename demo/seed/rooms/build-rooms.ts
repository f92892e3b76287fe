import type { SeedCustomer } from "../people/build-customers";
import { addHours, type SeedClock } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import type { SeedVendor } from "../vendors/build-vendors";
import { DEMO_TALKS } from "./demo-talks.data";

/** The demo accounts' conversations. Each side has one that it has not answered. */
export function buildRooms(
  couples: readonly SeedCustomer[],
  vendors: readonly SeedVendor[],
  rows: BlockRows,
  clock: SeedClock,
): void {
  const [nextRoom, nextMessage] = [idSequence("room"), idSequence("message")];
  const nextClient = idSequence("message_client");
  for (const talk of DEMO_TALKS) {
    const couple = couples.find(({ account }) => account.email === talk.couple);
    const vendor = vendors.find(({ email }) => email === talk.vendor);
    if (!couple || !vendor) continue;
    const roomId = nextRoom();
    const began = clock.hoursAgo(talk.hoursAgo);
    let at = began;
    let before = began;
    for (const { by, minutes, words } of talk.lines) {
      before = at;
      at = addHours(at, minutes / 60);
      rows.message.push({
        id: nextMessage(),
        roomId,
        senderAccountId: by === "couple" ? couple.row.id : vendor.row.accountId,
        clientId: nextClient(),
        body: words,
        offerId: null,
        productId: null,
        orderId: null,
        appointmentId: null,
        isAutomatic: false,
        isBroadcast: false,
        editedAt: null,
        deletedAt: null,
        createdAt: at,
      });
    }
    // In a conversation with a single line, there is no earlier line to have been read.
    const seen = talk.lines.length > 1 ? before : null;
    const lastAnswer = talk.lines.findLastIndex(({ by }) => by === "vendor");
    const waited = talk.lines.slice(lastAnswer + 2).reduce((sum, { minutes }) => sum + minutes, 0);
    const waits = talk.lines.at(-1)?.by === "couple";
    rows.room.push({
      id: roomId,
      customerId: couple.row.id,
      vendorId: vendor.row.id,
      customerReadAt: talk.unreadBy === "couple" ? seen : at,
      vendorReadAt: talk.unreadBy === "vendor" ? seen : at,
      customerDeliveredAt: at,
      vendorDeliveredAt: at,
      customerBlockedAt: null,
      vendorBlockedAt: null,
      lastMessageAt: at,
      waitingSince: waits ? addHours(at, -waited / 60) : null,
      createdAt: began,
    });
  }
}
