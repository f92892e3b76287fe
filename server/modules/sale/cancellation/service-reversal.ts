import type { Transaction } from "@/server/db/client";
import { lockAnyCase } from "./case/case";
import * as repo from "./case/repo";
import { takeStep } from "./service-step";

/** Called when a bank has sent back a paid refund of the cancellation: it is complete again once that is paid anew. */
export async function cancellationRefundReversed(
  tx: Transaction,
  cancellationId: string,
  now: Date,
): Promise<void> {
  const orderId = await repo.orderIdOf(tx, cancellationId);
  if (!orderId) throw new Error(`cancellation ${cancellationId} is gone`);
  const found = await lockAnyCase(tx, orderId);
  if (found.row.id !== cancellationId || found.row.state !== "refunded") return;
  await takeStep(tx, found, "reverseRefund", { actor: "system", now });
}
