import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { coupleNames } from "@/server/db/couple-name";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { milestone, order, orderItem } from "@/server/db/schema/sale/order";

/** Both parties to an order, with its name in mails. */
export type OrderParties = NonNullable<Awaited<ReturnType<typeof findParties>>>;

export async function findParties(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({
      id: order.id,
      number: order.number,
      placedAt: order.placedAt,
      eventDate: order.eventDate,
      totalCents: order.totalCents,
      voucherCents: order.voucherCents,
      contactName: order.contactName,
      comment: order.comment,
      ...coupleNames,
      customerId: order.customerId,
      vendorId: order.vendorId,
      vendorName: vendor.vendorName,
    })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customerId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(order.id, orderId));
  return row ?? null;
}

export async function findItemLines(tx: Transaction, orderId: string) {
  return tx
    .select({ title: orderItem.title, quantity: orderItem.quantity })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.position));
}

/** Returns the card's share of the next milestone; null when nothing is left to pay by card. */
export async function findNextPayment(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({
      label: milestone.label,
      cents: sql`${milestone.amountCents} - ${milestone.voucherCents}`.mapWith(Number),
      dueDate: milestone.dueDate,
    })
    .from(milestone)
    .where(
      and(
        eq(milestone.orderId, orderId),
        isNull(milestone.paidAt),
        sql`${milestone.amountCents} > ${milestone.voucherCents}`,
      ),
    )
    .orderBy(asc(milestone.position))
    .limit(1);
  return row ?? null;
}
