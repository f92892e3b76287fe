import { pgView } from "drizzle-orm/pg-core";
import { orderItem } from "@/server/db/schema/sale/order";

/** The products of an order, which a review of the order covers. */
export const orderedProduct = pgView("ordered_product").as((qb) =>
  qb.select({ orderId: orderItem.orderId, productId: orderItem.productId }).from(orderItem),
);
