import type { Transaction } from "@/server/db/client";
import { discardPictures } from "@/server/modules/planning/wedding/public";
import { pictureOf } from "./repo/own";

/**
 * Returns a function that deletes the e-invite's picture after the transaction that deletes the wedding has committed.
 */
export async function forgetInvite(
  tx: Transaction,
  { customerId }: { customerId: string },
): Promise<() => Promise<void>> {
  const picture = await pictureOf(tx, customerId);
  return () => discardPictures(picture?.startsWith("customer/") ? [picture] : []);
}
