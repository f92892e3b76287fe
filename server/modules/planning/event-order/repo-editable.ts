import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { EDITABLE } from "@/contracts/sale/order/edit";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { eventOrder } from "@/server/db/schema/planning/event-order";
import { order, orderItem } from "@/server/db/schema/sale/order";

/** Returns the items of the couple's orders that can still be changed, order by order, with the terms of their ties. */
export async function editableItems(db: Db, customerId: string) {
  return db
    .select({
      orderId: order.id,
      vendorName: vendor.vendorName,
      categoryId: vendor.masterCategoryId,
      itemId: orderItem.id,
      quantity: orderItem.quantity,
      priceMetric: orderItem.priceMetric,
      eventDate: orderItem.eventDate,
      leastUnits: product.minQty,
      tie: eventOrder,
    })
    .from(order)
    .innerJoin(orderItem, eq(orderItem.orderId, order.id))
    .innerJoin(product, eq(product.id, orderItem.productId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .leftJoin(eventOrder, eq(eventOrder.orderItemId, orderItem.id))
    .where(
      and(
        eq(order.customerId, customerId),
        inArray(order.state, [...EDITABLE]),
        isNull(order.vendorDeliveredAt),
      ),
    )
    .orderBy(asc(order.placedAt), asc(order.id), asc(orderItem.position));
}
export type EditableItem = Awaited<ReturnType<typeof editableItems>>[number];
