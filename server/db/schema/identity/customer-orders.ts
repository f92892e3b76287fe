import { sql } from "drizzle-orm";
import { pgView } from "drizzle-orm/pg-core";
import { order } from "@/server/db/schema/sale/order";

/** The number of a customer's orders, the only part of the sale that profiles read. */
export const customerOrders = pgView("customer_orders").as((qb) =>
  qb
    .select({ customerId: order.customerId, orders: sql<number>`count(*)::int`.as("orders") })
    .from(order)
    .groupBy(order.customerId),
);
