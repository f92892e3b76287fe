import { sql } from "drizzle-orm";
import { order } from "@/server/db/schema/sale/order";
import { payoutLine } from "@/server/db/schema/sale/payout";

/**
 * True for a line of an order that has not ended, from a voucher of the vendor's own that paid part of it. It is
 * deducted from the order's earning, so both are paid out together. `alias` is the lines' table alias.
 */
export const isOfOpenOrder = (alias?: string) => {
  const line = alias ? sql.raw(alias) : sql`${payoutLine}`;
  return sql`exists (select from ${order} open_order where open_order.id = ${line}.order_id
    and open_order.state not in ('completed', 'cancelled'))`;
};
