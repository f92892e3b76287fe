import { v4 } from "uuid";
import type { Transaction } from "@/server/db/client";
import * as repo from "./repo";
import { roomFor } from "./service-send";

type Shown = { id: string; roomId: string; vendorId: string; accountId: string; words: string };

/**
 * Shows a vendor's offer in its conversation, as a message; the offer has a mail of its own. Throws `conflict` when the
 * couple has deleted its account.
 */
export async function showOffer(
  tx: Transaction,
  { id: offerId, roomId, vendorId, accountId, words }: Shown,
): Promise<void> {
  const room = await roomFor(tx, { side: "vendor", id: vendorId, accountId }, { roomId });
  await repo.insertMessage(tx, {
    roomId: room.id,
    senderAccountId: accountId,
    clientId: v4(),
    body: words,
    offerId,
  });
}
