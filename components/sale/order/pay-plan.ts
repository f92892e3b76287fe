import { payingRefusal } from "@/contracts/sale/payment/milestone";
import type { OrderDetail, OrderMilestone } from "@/contracts/sale/order/order";
import { toCents, toDollars } from "@/lib/money";

export type PayWhat = "next" | "rest";

/** The part of an order that one payment covers, and the rest. In dollars. */
export type PayPlan = { now: OrderMilestone[]; later: OrderMilestone[]; dueNow: number; dueLater: number };

/** Splits the unpaid milestones that are paid by card. */
export function planPayment({ milestones }: Pick<OrderDetail, "milestones">, what: PayWhat): PayPlan {
  const unpaid = milestones.filter(({ paidAt, due }) => paidAt === null && due > 0);
  const count = what === "rest" ? unpaid.length : 1;
  const [now, later] = [unpaid.slice(0, count), unpaid.slice(count)];
  return { now, later, dueNow: sumOf(now), dueLater: sumOf(later) };
}

/** Returns why nothing can be paid for the order now, or null. */
export function refusalOf(order: Pick<OrderDetail, "state" | "milestones">): string | null {
  const refusal = payingRefusal(order.state);
  if (refusal) return refusal;
  return planPayment(order, "next").now.length === 0 ? "Everything is paid for this order." : null;
}

function sumOf(milestones: readonly OrderMilestone[]): number {
  return toDollars(milestones.reduce((sum, { due }) => sum + toCents(due), 0));
}
