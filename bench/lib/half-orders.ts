import { sql } from "drizzle-orm";
import type { Database } from "@/server/db/client";

/** Returns when the last undelivered event of the processor falls due, or null when none is left. */
export async function latestDue(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ due: string | null }>(
    sql`select max(next_attempt_at) as due from sandbox_event where delivered_at is null`,
  );
  const due = rows[0]?.due;
  return due ? new Date(due) : null;
}

/** Returns one line for each acknowledged row that is missing, and for each row that lacks a part. */
export async function findHalfOrders(db: Database, orders: string[], payments: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ complaint: string }>(sql`
    select 'acknowledged order ' || id || ' is lost' as complaint
    from unnest(${sql.param(orders)}::uuid[]) id where not exists (select 1 from "order" o where o.id = id.id)
    union all
    select 'acknowledged payment ' || id || ' does not count'
    from unnest(${sql.param(payments)}::uuid[]) id
    where not exists (select 1 from payment p where p.id = id.id and p.status = 'succeeded')
    union all
    select 'order ' || o.id || ' lacks items or milestones' as complaint from "order" o
    where o.total_cents <> (select coalesce(sum(total_cents), 0) from order_item i where i.order_id = o.id)
      or o.total_cents <> (select coalesce(sum(amount_cents), 0) from milestone m where m.order_id = o.id)
    union all
    select 'order ' || o.id || ' lacks its history' from "order" o
    where not exists (select 1 from order_event e where e.order_id = o.id and e.kind = 'placed')
    union all
    -- A couple's second order at one vendor for one day shares the slot of the first.
    select 'order ' || o.id || ' has no date held' from "order" o
    where not exists (
      select 1 from booking b join "order" first on first.id = b.order_id
      where b.vendor_id = o.vendor_id and b.date = o.event_date and first.customer_id = o.customer_id
    )
    union all
    select 'checkout ' || c.id || ' has other orders than it says'
    from checkout c
    where c.total_cents <> (select coalesce(sum(total_cents), 0) from "order" o where o.checkout_id = c.id)
    union all
    select 'order ' || o.id || ' is ' || o.state || ' with ' || o.paid_cents || ' paid'
    from "order" o where (o.state = 'awaiting_payment') <> (o.paid_cents = 0)
    union all
    select 'milestone ' || m.id || ' is paid without a payment'
    from milestone m where m.paid_at is not null and not exists (
      select 1 from payment_allocation a join payment p on p.id = a.payment_id
      where a.milestone_id = m.id and p.status = 'succeeded'
    )`);
  return rows.map((row) => row.complaint);
}
