import { and, asc, count, eq, gte, isNull, min, notExists, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { checkout, milestone, order, orderItem } from "@/server/db/schema/sale/order";

/** Returns the vendors and dates of the customer's unpaid orders. */
export async function unpaidDates(
  tx: Transaction,
  customerId: string,
): Promise<{ vendorId: string; date: string }[]> {
  const rows = await tx
    .selectDistinct({ vendorId: order.vendorId, date: orderItem.eventDate })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(eq(order.customerId, customerId), eq(order.state, "awaiting_payment")));
  return rows.flatMap(({ vendorId, date }) => (date === null ? [] : [{ vendorId, date }]));
}

/** Returns the number of the customer's unpaid checkouts since then, and the time of the first. */
export async function unpaidCheckouts(
  tx: Transaction,
  customerId: string,
  since: Date,
): Promise<{ checkouts: number; first: Date | null }> {
  const paid = tx
    .select({ one: sql`1` })
    .from(order)
    .where(
      and(
        eq(order.checkoutId, checkout.id),
        // A voucher alone does not make it paid, because it is returned when the order lapses.
        sql`(${order.paidCents} > ${order.voucherCents} or ${order.answerBy} is not null)`,
      ),
    );
  const [row] = await tx
    .select({ checkouts: count(), first: min(checkout.createdAt) })
    .from(checkout)
    .where(and(eq(checkout.customerId, customerId), gte(checkout.createdAt, since), notExists(paid)));
  return row ?? { checkouts: 0, first: null };
}

export type DueMilestone = { milestoneId: string; orderId: string; amountCents: number };

/**
 * Locks the checkout, so that only one charge is created for it at a time. Returns false when it is not this
 * customer's.
 */
export async function lockCheckout(
  tx: Transaction,
  customerId: string,
  checkoutId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(eq(checkout.id, checkoutId), eq(checkout.customerId, customerId)))
    .for("no key update");
  return rows.length === 1;
}

/** The card's share; a voucher pays the rest of the milestone. */
const cardCents = sql<number>`${milestone.amountCents} - ${milestone.voucherCents}`.mapWith(Number);

const due = { milestoneId: milestone.id, orderId: milestone.orderId, amountCents: cardCents };

/** Returns the ids of the checkout's orders that await their first payment. */
export async function unpaidOrderIds(tx: Transaction, checkoutId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.checkoutId, checkoutId), eq(order.state, "awaiting_payment")));
  return rows.map(({ id }) => id);
}

/** Returns the first unpaid milestone of each of the checkout's orders that awaits its first payment. */
export async function firstMilestonesDue(tx: Transaction, checkoutId: string): Promise<DueMilestone[]> {
  return tx
    .selectDistinctOn([milestone.orderId], due)
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .where(
      and(eq(order.checkoutId, checkoutId), eq(order.state, "awaiting_payment"), isNull(milestone.paidAt)),
    )
    .orderBy(asc(milestone.orderId), asc(milestone.position));
}

/** Returns what is left to pay of each unpaid milestone, in the order of payment. */
export async function unpaidMilestones(tx: Transaction, orderId: string): Promise<DueMilestone[]> {
  return tx
    .select(due)
    .from(milestone)
    .where(and(eq(milestone.orderId, orderId), isNull(milestone.paidAt)))
    .orderBy(asc(milestone.position));
}

/** Returns the order of the milestone, or null when it isn't the customer's. */
export async function orderOfMilestone(
  tx: Transaction,
  customerId: string,
  milestoneId: string,
): Promise<{ orderId: string; paidAt: Date | null } | null> {
  const [row] = await tx
    .select({ orderId: milestone.orderId, paidAt: milestone.paidAt })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .where(and(eq(milestone.id, milestoneId), eq(order.customerId, customerId)));
  return row ?? null;
}
