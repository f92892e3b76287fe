import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { deleteHold, insertHold, type PayoutHold } from "./repo/hold";
import { lockConnectAccount } from "./repo/run";
import { payoutsHeld, payoutsReleased } from "./mail";
import { mailAboutHold } from "./service-mail";
import { lastRun } from "./schedule";
import { payVendor } from "./service-run";

/**
 * Holds a vendor's payouts until they are released, and mails it the reason. A payout on its way is not stopped. Throws
 * `conflict` when they are held already.
 */
export async function holdPayouts(
  tx: Transaction,
  { vendorId, reason }: { vendorId: string; reason: string },
  now = new Date(),
): Promise<void> {
  // A run that pays the vendor at this moment ends first.
  await lockConnectAccount(tx, vendorId);
  if (!(await insertHold(tx, { vendorId, reason, createdAt: now }))) {
    throw new AppError("conflict", "This vendor’s payouts are on hold already");
  }
  await mailAboutHold(tx, payoutsHeld, vendorId, reason);
}

/** Releases a vendor's payouts and mails it; the next run pays. Returns the hold. Throws `conflict` without one. */
export async function releasePayouts(tx: Transaction, vendorId: string): Promise<PayoutHold> {
  const hold = await deleteHold(tx, vendorId);
  if (!hold) throw new AppError("conflict", "This vendor’s payouts are not on hold");
  await mailAboutHold(tx, payoutsReleased, vendorId, hold.reason);
  return hold;
}

/**
 * Pays a vendor what was due in the last run, even though a payout has failed since. Returns false when nothing is due,
 * or there is no account that can be paid, or payouts are on hold.
 */
export function retryPayout(vendorId: string, now = new Date()): Promise<boolean> {
  return payVendor(vendorId, lastRun(now), now);
}
