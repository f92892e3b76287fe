import type { Transaction } from "@/server/db/client";
import { lockCancellation } from "./case/case";
import { takeStep } from "./service-step";

/**
 * Called when a bank has returned a paid refund of the cancellation: it is complete again once the refund is paid anew.
 */
export async function cancellationRefundReversed(
  tx: Transaction,
  cancellationId: string,
  now: Date,
): Promise<void> {
  const found = await lockCancellation(tx, cancellationId);
  if (found?.row.state !== "refunded") return;
  await takeStep(tx, found, "reverseRefund", { actor: "system", now });
}
