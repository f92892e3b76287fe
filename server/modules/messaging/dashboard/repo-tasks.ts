import { sql } from "drizzle-orm";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { cancellation } from "@/server/db/schema/sale/cancellation";
import { orderEdit } from "@/server/db/schema/sale/edit";
import { milestone, order } from "@/server/db/schema/sale/order";
import { connectAccount } from "@/server/db/schema/sale/payout";

type Waiting = { kind: string; count: number; by: string | null };

/** Returns the number of orders, requests and payments that wait for the vendor, and each kind's first deadline. */
export async function countTasks(db: Db, vendorId: string, today: IsoDate): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    select 'approve' as kind, count(*)::int as count, min(answer_by)::text as by
    from ${order} where vendor_id = ${vendorId} and state = 'awaiting_approval'
    union all
    select 'cancellation', count(*)::int, min(c.due_at)::text
    from ${order} o join ${cancellation} c on c.order_id = o.id and c.closed_at is null
    where o.vendor_id = ${vendorId} and o.state = 'under_cancellation'
      and c.state in ('requested_by_user', 'refund_contested')
    union all
    select 'issue', count(*)::int, null
    from ${order} where vendor_id = ${vendorId} and issue_raised_at is not null
      and state in ('all_paid', 'delivered')
    union all
    select 'edit', count(*)::int, min(e.expires_at)::text
    from ${order} o join ${orderEdit} e on e.order_id = o.id
    where o.vendor_id = ${vendorId} and e.state = 'requested' and e.requested_by = 'customer'
    union all
    select 'appointment', count(*)::int, min(starts_at)::text
    from customer_visit where vendor_id = ${vendorId} and state = 'requested' and starts_at > now()
    union all
    select 'deliver', count(*)::int, null
    from ${order} where vendor_id = ${vendorId} and state = 'all_paid'
      and event_date < ${today}::date and vendor_delivered_at is null
    union all
    select 'overdue', count(*)::int, null
    from ${order} o join ${milestone} m on m.order_id = o.id
    where o.vendor_id = ${vendorId} and o.state = 'in_progress'
      and m.paid_at is null and m.due_date < ${today}::date and m.amount_cents > m.voucher_cents`);
  return rows.map(({ by, ...row }) => ({ ...row, by: by && new Date(by).toISOString() }));
}

export type Standing = {
  approved: boolean;
  profile: boolean;
  product: boolean;
  payout: boolean;
  order: boolean;
  rating: number;
  ratingCount: number;
};

/** Returns the vendor's progress towards its first sale, and its rating. */
export async function findStanding(db: Db, vendorId: string): Promise<Standing | null> {
  const { rows } = await db.execute<Standing>(sql`
    select
      v.status = 'approved' as approved,
      v.profile_summary <> '' and v.banner_image is not null as profile,
      exists (select from ${product} p where p.vendor_id = v.id and p.status = 1) as product,
      exists (select from ${connectAccount} c where c.vendor_id = v.id and c.payouts_enabled) as payout,
      exists (
        select from ${order} o where o.vendor_id = v.id and o.approved_at is not null and o.state <> 'cancelled'
      ) as order,
      v.rating_average as rating,
      v.rating_count as "ratingCount"
    from ${vendor} v where v.id = ${vendorId}`);
  return rows[0] ?? null;
}
