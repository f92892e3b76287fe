import { type Cents, formatMoney } from "@/lib/money";
import type { Transaction } from "@/server/db/client";
import { noteEvent } from "@/server/modules/sale/order/public";
import { refundScheduled } from "./mail";
import * as repo from "./repo";
import { mailRefund } from "./service-mail";
import { enqueueRefund } from "./task";

/**
 * Schedules a refund of the excess that one charge brought in. All of it goes to the card that paid it, whatever else
 * paid for the order.
 */
export async function returnOverpayment(
  tx: Transaction,
  charge: { orderId: string; paymentId: string },
  cents: Cents,
  reason: string,
  now: Date,
): Promise<void> {
  const ids = await repo.insertRefunds(tx, [{ ...charge, amountCents: cents, reason, createdAt: now }]);
  for (const id of ids) await enqueueRefund(tx, id);
  await noteEvent(tx, charge.orderId, "refund_due", { actor: "system", now, note: formatMoney(cents) });
  await mailRefund(tx, refundScheduled, charge.orderId, cents);
}
