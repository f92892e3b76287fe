import { AppError } from "@/server/core/errors";
import type { Transaction } from "@/server/db/client";
import { deleteHold, insertHold, type PayoutHold } from "./repo/hold";
import { lockConnectAccount } from "./repo/run";
import { payoutsHeld, payoutsReleased } from "./mail";
import { mailAboutHold } from "./service-mail";
import { lastRun } from "./schedule";
import { payVendor } from "./service-run";

/**
 * Puts a vendor's payouts on hold until they are released, and mails it the reason. A payout in progress isn't stopped.
 * Throws `conflict` when they are already on hold.
 */
export async function holdPayouts(
  tx: Transaction,
  { vendorId, reason }: { vendorId: string; reason: string },
  now = new Date(),
): Promise<void> {
  // Waits for a run that is paying this vendor.
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
