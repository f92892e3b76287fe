import { sql } from "drizzle-orm";
import { order } from "@/server/db/schema/sale/order";
import { payoutLine } from "@/server/db/schema/sale/payout";

/**
 * True for a line of an order that has not ended: a voucher of the vendor's own that paid a part of it. It comes off the
 * order's earning, so it goes out with it. `alias` names the lines.
 */
export const isOfOpenOrder = (alias?: string) => {
  const line = alias ? sql.raw(alias) : sql`${payoutLine}`;
  return sql`exists (select from ${order} open_order where open_order.id = ${line}.order_id
    and open_order.state not in ('completed', 'cancelled'))`;
};
