import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { milestone, order } from "@/server/db/schema/sale/order";

/** Orders waiting for the vendor's answer, and orders in progress. */
const TO_PAY: OrderState[] = ["awaiting_approval", "in_progress"];
const BOOKED: OrderState[] = [
  "awaiting_approval",
  "in_progress",
  "all_paid",
  "delivered",
  "completed",
  "under_cancellation",
] as OrderState[];

/** Returns the customer's unpaid milestones that have a due date. */
export async function paymentsDue(db: Db, customerId: string) {
  return db
    .select({
      id: milestone.id,
      label: milestone.label,
      cents: sql`${milestone.amountCents} - ${milestone.voucherCents}`.mapWith(Number),
      dueDate: sql<string>`${milestone.dueDate}`,
      orderId: order.id,
      number: order.number,
      placedAt: order.placedAt,
      vendorName: vendor.vendorName,
    })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(
      and(
        eq(order.customerId, customerId),
        inArray(order.state, TO_PAY),
        isNull(milestone.paidAt),
        isNotNull(milestone.dueDate),
      ),
    )
    .orderBy(asc(milestone.dueDate), asc(milestone.id));
}

/** Returns the dates of the customer's orders, with their vendors. */
export async function bookedDays(db: Db, customerId: string) {
  return db
    .select({
      day: sql<string>`${order.eventDate}`,
      number: order.number,
      placedAt: order.placedAt,
      vendorName: vendor.vendorName,
    })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(and(eq(order.customerId, customerId), inArray(order.state, BOOKED), isNotNull(order.eventDate)))
    .orderBy(asc(order.eventDate), asc(order.number));
}

export async function weddingDay(db: Db, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ day: customer.weddingDate })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row?.day ?? null;
}
