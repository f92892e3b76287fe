import { ANSWER_HOURS } from "@/contracts/sale/order/order-process";
import { HOUR_MS } from "@/lib/time";
import type { Transaction } from "@/server/db/client";
import { lockOrders } from "@/server/modules/sale/order/repo/change";
import { mailReceived, mailSubmitted } from "./mail";
import { takeTransition } from "./transition";

/** Sends an order whose first milestone needs no card to its vendor at once: a coupon or a voucher covers it. */
export async function settleWithoutCard(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const [order] = await lockOrders(tx, [orderId]);
  if (!order) throw new Error("an order that was just placed exists");
  const answerBy = new Date(now.getTime() + ANSWER_HOURS * HOUR_MS);
  await takeTransition(tx, order, "submit", { actor: "system", now, set: { answerBy } });
  await mailSubmitted(tx, orderId, order.paidCents, answerBy);
  await mailReceived(tx, orderId, order.paidCents, answerBy);
}
