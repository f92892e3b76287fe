import { and, asc, count, eq, inArray, notInArray } from "drizzle-orm";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { DELETED_NAME } from "@/server/core/deleted-account";
import type { Db, Transaction } from "@/server/db/client";
import { forgetNoticesAt } from "@/server/modules/identity/notice/public";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { milestone, order, orderItem } from "@/server/db/schema/sale/order";

/** The states in which neither side owes anything any more. */
const OVER: OrderState[] = ["completed", "cancelled"];

/** Returns how many of a couple's orders are in progress. */
export async function countOpenOrders(db: Db, customerId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(order)
    .where(and(eq(order.customerId, customerId), notInArray(order.state, OVER)));
  return row?.n ?? 0;
}

/** Returns a couple's orders with their items and milestones, for the download of its data. */
export async function ownOrders(db: Db, customerId: string) {
  const rows = await ordersOf(db, customerId);
  const ids = rows.map(({ id }) => id);
  const [items, milestones] = await Promise.all([itemsOf(db, ids), milestonesOf(db, ids)]);
  return {
    orders: rows.map(({ id, number, ...columns }) => ({
      number: orderNumberOf(number, columns.placedAt),
      ...columns,
      items: items.flatMap(({ orderId, ...item }) => (orderId === id ? [item] : [])),
      milestones: milestones.flatMap(({ orderId, ...step }) => (orderId === id ? [step] : [])),
    })),
  };
}

function ordersOf(db: Db, customerId: string) {
  return db
    .select({
      id: order.id,
      number: order.number,
      vendor: vendor.vendorName,
      state: order.state,
      placedAt: order.placedAt,
      eventDate: order.eventDate,
      netCents: order.netCents,
      serviceChargeCents: order.serviceChargeCents,
      gstCents: order.gstCents,
      totalCents: order.totalCents,
      discountCents: order.discountCents,
      paidCents: order.paidCents,
      paidByVoucherCents: order.voucherCents,
      refundedCents: order.refundedCents,
      contactName: order.contactName,
      contactPhone: order.contactPhone,
      billingAddress: order.billing,
      comment: order.comment,
      deliveredAt: order.deliveredAt,
      completedAt: order.completedAt,
      cancelledAt: order.cancelledAt,
    })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(order.customerId, customerId))
    .orderBy(asc(order.placedAt), asc(order.id));
}

function itemsOf(db: Db, orderIds: string[]) {
  return db
    .select({
      orderId: orderItem.orderId,
      title: orderItem.title,
      quantity: orderItem.quantity,
      unitCents: orderItem.unitCents,
      totalCents: orderItem.totalCents,
      addOns: orderItem.addOns,
      note: orderItem.note,
      eventDate: orderItem.eventDate,
    })
    .from(orderItem)
    .where(inArray(orderItem.orderId, orderIds))
    .orderBy(asc(orderItem.orderId), asc(orderItem.position));
}

function milestonesOf(db: Db, orderIds: string[]) {
  return db
    .select({
      orderId: milestone.orderId,
      label: milestone.label,
      amountCents: milestone.amountCents,
      dueDate: milestone.dueDate,
      paidAt: milestone.paidAt,
    })
    .from(milestone)
    .where(inArray(milestone.orderId, orderIds))
    .orderBy(asc(milestone.orderId), asc(milestone.position));
}

/** Removes the person from the orders, which are kept as accounting records. */
export async function forgetOrders(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  const orders = await tx
    .update(order)
    .set({ contactName: DELETED_NAME, contactPhone: "", billing: null })
    .where(eq(order.customerId, customerId))
    .returning({ id: order.id });
  await forgetNoticesAt(
    tx,
    orders.map(({ id }) => `/vendor/dashboard/orders/${id}`),
  );
}
