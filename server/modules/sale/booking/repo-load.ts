import { inArray, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { booking, dateHold } from "@/server/db/schema/sale/booking";
import { order } from "@/server/db/schema/sale/order";

/** The other bookings on the day of an order: `taken` places, of which `requests` wait for approval, too. */
export type DayLoad = { orderId: string; taken: number; requests: number };

/** Returns the load of each order's day; orders without a date are left out. */
export async function dayLoads(db: Db, orderIds: readonly string[]): Promise<DayLoad[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await db.execute<DayLoad>(sql`
    select ${order.id} as "orderId", booked.places + held.places as taken, booked.requests
    from ${order}
    cross join lateral (
      select count(*)::int as places, count(*) filter (where other.state = 'awaiting_approval')::int as requests
      from ${booking} b join ${order} other on other.id = b.order_id
      where b.vendor_id = ${order.vendorId} and b.date = ${order.eventDate} and b.customer_id <> ${order.customerId}
    ) booked
    cross join lateral (
      select count(*)::int as places from ${dateHold} h
      where h.vendor_id = ${order.vendorId} and h.date = ${order.eventDate} and h.expires_at > now()
        and h.customer_id is distinct from ${order.customerId}
    ) held
    where ${inArray(order.id, [...orderIds])} and ${order.eventDate} is not null`);
  return rows;
}
