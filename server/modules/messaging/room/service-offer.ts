import { v4 } from "uuid";
import type { Transaction } from "@/server/db/client";
import { refuseBlocked } from "./block";
import * as messages from "./repo/message";
import { roomFor } from "./service-send";

type Shown = { id: string; roomId: string; vendorId: string; accountId: string; words: string };

/**
 * Adds a vendor's offer to its conversation as a message; the offer has its own mail. Throws `conflict` when the couple
 * has deleted its account or one side has blocked the other.
 */
export async function showOffer(
  tx: Transaction,
  { id: offerId, roomId, vendorId, accountId, words }: Shown,
): Promise<void> {
  const party = { side: "vendor", id: vendorId, accountId } as const;
  const room = await roomFor(tx, party, { roomId });
  await refuseBlocked(tx, room, party);
  await messages.insertMessage(tx, {
    roomId: room.id,
    senderAccountId: accountId,
    clientId: v4(),
    body: words,
    offerId,
  });
}
