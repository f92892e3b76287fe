import type { OrderActor, OrderEventKind } from "@/contracts/sale/order/order-process";
import { formatMoney } from "@/lib/money";
import type { BlockRows } from "@/demo/seed/base/seed-rows";
import type { OrderTimes } from "./order-clock";
import type { OrderPlan } from "./order-plan";
import type { Allotment } from "./payment-seeder";

export type Charge = { at: Date; allotments: Allotment[] };

/** Milestones paid at the same moment were paid by one charge. */
export function chargesOf(milestones: readonly Allotment[], { paidAt }: OrderTimes): Charge[] {
  const charges: Charge[] = [];
  for (const [position, allotment] of milestones.entries()) {
    const at = paidAt[position];
    if (!at) continue;
    const same = charges.find((charge) => charge.at.getTime() === at.getTime());
    if (same) same.allotments.push(allotment);
    else charges.push({ at, allotments: [allotment] });
  }
  return charges;
}

/** Builds an order's events as both sides read them. */
export function historyOf(
  { outcome, declineReason }: OrderPlan,
  order: BlockRows["order"][number],
  times: OrderTimes,
  milestones: readonly Allotment[],
  nextId: () => string,
): BlockRows["orderEvent"] {
  const events: BlockRows["orderEvent"] = [];
  const note = (kind: OrderEventKind, actor: OrderActor, at: Date | null | undefined, text = "") => {
    if (at) events.push({ id: nextId(), orderId: order.id, kind, actor, note: text, at });
  };
  const owed = formatMoney(order.paidCents ?? 0);
  const [first, ...later] = chargesOf(milestones, times).map(({ at, allotments }) => ({
    at,
    amount: formatMoney(allotments.reduce((sum, { cents }) => sum + cents, 0)),
  }));
  note("placed", "customer", order.placedAt);
  note("paid", "customer", first?.at, first?.amount);
  note("submit", "system", first?.at);
  if (outcome === "withdrawn") note("withdraw", "customer", times.cancelledAt);
  if (outcome === "abandoned") note("abandon", "system", times.cancelledAt);
  if (outcome === "declined") note("decline", "vendor", times.cancelledAt, declineReason);
  if (outcome === "expired") note("expire", "system", times.cancelledAt);
  if (times.refundedAt) note("refund_due", "system", times.cancelledAt, owed);
  note("refunded", "system", times.refundedAt, owed);
  note("approve", "vendor", times.approvedAt);
  for (const { at, amount } of later) note("paid", "customer", at, amount);
  if (order.paidCents === order.totalCents && times.approvedAt) {
    note("settle", "system", later.at(-1)?.at ?? times.approvedAt);
  }
  note("deliver", order.number % 3 === 0 ? "system" : "customer", times.deliveredAt);
  note("complete", "system", times.completedAt);
  return events;
}
