import { DEFAULT_AWAY_REPLY } from "@/contracts/messaging/reply";
import type { SeedClock } from "@/demo/seed/base/seed-clock";
import { idSequence } from "@/demo/seed/base/seed-id";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import type { SeedVendor } from "../vendors/build-vendors";

const DEMO_VENDORS = ["vendor@sayang.test", "vendor2@sayang.test"];

const REPLIES = [
  {
    title: "Thanks for asking",
    body: "Hello [couple], congratulations! Thank you for asking us. [date] is still free. How many guests do you expect, and would you like to come by for a look?",
  },
  {
    title: "Come for a visit",
    body: "Hello [couple], we’d love to show you around. Would [day and time] suit you?",
  },
  {
    title: "Date is taken",
    body: "Hello [couple], thank you for asking us. Unfortunately we’re fully booked on [date]. Would another day suit you?",
  },
];

/** The saved replies and off-hours replies of the demo vendors. */
export function buildReplies(vendors: readonly SeedVendor[], rows: BlockRows, clock: SeedClock): void {
  const nextReply = idSequence("saved_reply");
  for (const { row, email } of vendors) {
    if (!DEMO_VENDORS.includes(email)) continue;
    for (const [at, reply] of REPLIES.entries()) {
      rows.savedReply.push({
        id: nextReply(),
        vendorId: row.id,
        ...reply,
        createdAt: clock.hoursAgo(24 * (90 - at)),
      });
    }
    rows.awayReply.push({ vendorId: row.id, ...DEFAULT_AWAY_REPLY });
  }
}
