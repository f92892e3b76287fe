import type { Cents } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import * as repo from "./repo-use";

/** Records a checkout's use of a coupon. The campaign must be locked and its limits checked. */
export async function recordUse(
  tx: Transaction,
  use: { promotionId: string; customerId: string; checkoutId: string; amountCents: Cents },
  now: Date,
): Promise<void> {
  await repo.insertUse(tx, { ...use, createdAt: now });
}

/**
 * Returns the use of the coupon of an order that was cancelled before anything of it was kept. One use covers all
 * orders of a checkout and is returned with the last of them. Call it after the order's state has changed.
 */
export async function releasePromotions(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const found = await repo.couponOf(tx, orderId);
  if (!found?.promotionId) return;
  const { checkoutId, promotionId } = found;
  const useId = await repo.lockUse(tx, checkoutId, promotionId);
  if (useId) await repo.releaseUse(tx, useId, { checkoutId, promotionId }, now);
}
