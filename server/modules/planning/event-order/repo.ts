import { and, asc, eq, inArray, notExists, sql } from "drizzle-orm";
import { EDITABLE } from "@/contracts/sale/order/edit";
import type { Db, Transaction } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { eventOrder } from "@/server/db/schema/planning/event-order";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { order, orderItem } from "@/server/db/schema/sale/order";

export type TieRow = Awaited<ReturnType<typeof findTies>>[number];
type Terms = Pick<typeof eventOrder.$inferInsert, "seatsPerUnit" | "minimumUnits" | "guaranteeDate">;

export const itemColumns = {
  orderItemId: orderItem.id,
  orderId: order.id,
  number: order.number,
  placedAt: order.placedAt,
  orderState: order.state,
  vendorDeliveredAt: order.vendorDeliveredAt,
  vendorName: vendor.vendorName,
  title: orderItem.title,
  priceMetric: orderItem.priceMetric,
  quantity: orderItem.quantity,
  unitCents: orderItem.unitCents,
  addOns: orderItem.addOns,
  netCents: orderItem.netCents,
  serviceChargeCents: orderItem.serviceChargeCents,
  gstCents: orderItem.gstCents,
  totalCents: orderItem.totalCents,
  discountCents: orderItem.discountCents,
  plusPlus: orderItem.plusPlus,
  gstType: orderItem.gstType,
};

/** Returns the wedding's ties with their items, oldest first. */
export async function findTies(db: Db, weddingId: string) {
  return db
    .select({
      tie: eventOrder,
      ...itemColumns,
      categoryId: vendor.masterCategoryId,
      isProposed: sql<boolean>`exists (select from ${orderEdit}
        where ${orderEdit.orderId} = ${order.id} and ${orderEdit.state} = 'requested')`,
    })
    .from(eventOrder)
    .innerJoin(orderItem, eq(orderItem.id, eventOrder.orderItemId))
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(eventOrder.weddingId, weddingId))
    .orderBy(asc(eventOrder.createdAt), asc(eventOrder.id));
}

/** Returns the items of the couple's active orders that aren't tied to an event. */
export async function findUntied(db: Db, customerId: string) {
  return db
    .select({ ...itemColumns, minimumUnits: product.minQty })
    .from(order)
    .innerJoin(orderItem, eq(orderItem.orderId, order.id))
    .innerJoin(product, eq(product.id, orderItem.productId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(
      and(
        eq(order.customerId, customerId),
        inArray(order.state, [...EDITABLE]),
        notExists(db.select().from(eventOrder).where(eq(eventOrder.orderItemId, orderItem.id))),
      ),
    )
    .orderBy(asc(order.placedAt), asc(orderItem.position));
}

/** Returns the items of an order in the form that an edit takes. */
export async function itemsOfOrder(db: Db, orderId: string) {
  return db
    .select({ itemId: orderItem.id, quantity: orderItem.quantity, eventDate: orderItem.eventDate })
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.position));
}

/** Returns false when the item is already tied to an event. */
export async function insertTie(
  tx: Transaction,
  values: Terms & { weddingId: string; eventId: string; orderItemId: string },
): Promise<boolean> {
  const { rowCount } = await tx.insert(eventOrder).values(values).onConflictDoNothing();
  return rowCount === 1;
}

const ofWedding = (weddingId: string, id: string) =>
  and(eq(eventOrder.weddingId, weddingId), eq(eventOrder.id, id));

export async function updateTie(
  tx: Transaction,
  weddingId: string,
  id: string,
  terms: Terms,
): Promise<boolean> {
  const { rowCount } = await tx.update(eventOrder).set(terms).where(ofWedding(weddingId, id));
  return rowCount === 1;
}

export async function deleteTie(tx: Transaction, weddingId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.delete(eventOrder).where(ofWedding(weddingId, id));
  return rowCount === 1;
}
