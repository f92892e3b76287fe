import { sql } from "drizzle-orm";
import { pgView } from "drizzle-orm/pg-core";
import { order } from "@/server/db/schema/sale/order";

/** An order's owner and whether it is delivered, the only part of orders that reviews read. */
export const reviewableOrder = pgView("reviewable_order").as((qb) =>
  qb
    .select({
      id: order.id,
      number: order.number,
      vendorId: order.vendorId,
      customerId: order.customerId,
      placedAt: order.placedAt,
      eventDate: order.eventDate,
      isDelivered: sql<boolean>`${order.state} in ('delivered', 'completed')`.as("is_delivered"),
    })
    .from(order),
);
