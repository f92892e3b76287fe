import { PAYABLE } from "@/contracts/sale/payment/milestone";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { enqueue } from "@/server/queue/enqueue";
import * as repo from "./repo/charge";
import { cancelCharge } from "./service-charge";
import { CLOSE_CHARGES } from "./task";

/**
 * After the caller's transaction commits, closes the order's open charges that no longer match what is due. Call it
 * whenever an order is cancelled or its milestones change. Money that arrives sooner is refunded automatically.
 */
export async function closeCharges(tx: Transaction, orderId: string): Promise<void> {
  await enqueue(tx, CLOSE_CHARGES, { orderId }, { key: `close-charges:${orderId}` });
}

/** Cancels the order's open charges whose amounts differ from what is due. */
export async function closeStaleCharges(orderId: string): Promise<void> {
  const db = await getDb();
  for (const charge of await repo.openPayments(db, [orderId])) {
    const targets = await repo.targetsOf(db, charge.id);
    if (targets.every(isDue)) continue;
    try {
      await cancelCharge(charge);
    } catch (error) {
      // Paid in the meantime: its webhook refunds what is not due.
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
    }
  }
}

function isDue({ state, paidAt, dueCents, amountCents }: repo.ChargeTarget): boolean {
  return typeof PAYABLE[state] === "string" && paidAt === null && dueCents === amountCents;
}
