import { sql } from "drizzle-orm";
import { type IsoDate, TIME_ZONE } from "@/lib/dates";
import type { Db } from "@/server/db/client";

/** Days from `from` up to but excluding `to`, in Singapore. */
export type Span = { from: IsoDate; to: IsoDate };

const start = (day: IsoDate) => sql`(${day}::date::timestamp at time zone ${TIME_ZONE})`;
const within = (column: string, { from, to }: Span) =>
  sql`${sql.raw(column)} >= ${start(from)} and ${sql.raw(column)} < ${start(to)}`;
const dayOf = (column: string) => sql`(${sql.raw(column)} at time zone ${TIME_ZONE})::date`;

export type DayRow = {
  day: string;
  searches: number;
  visits: number;
  enquiries: number;
  offers: number;
  orders: number;
  orderCents: string;
  paidCents: string;
  refundedCents: string;
};

/** Returns a row for every day of the span, including days without activity. */
export async function days(db: Db, span: Span): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    with fact (day, kind, n, cents) as (
      select day, 'search', sum(searches), 0 from search_count
        where day >= ${span.from}::date and day < ${span.to}::date group by 1
      union all select day, 'visit', sum(views), 0 from vendor_view
        where day >= ${span.from}::date and day < ${span.to}::date group by 1
      union all select ${dayOf("created_at")}, 'enquiry', count(*), 0 from customer_room
        where ${within("created_at", span)} group by 1
      union all select ${dayOf("created_at")}, 'offer', count(*), 0 from offer
        where ${within("created_at", span)} group by 1
      union all select ${dayOf("placed_at")}, 'order', count(*), sum(total_cents) from "order"
        where ${within("placed_at", span)} and answer_by is not null group by 1
      union all select ${dayOf("succeeded_at")}, 'payment', count(*), sum(amount_cents) from payment
        where ${within("succeeded_at", span)} group by 1
      union all select ${dayOf("succeeded_at")}, 'refund', count(*), sum(amount_cents) from refund
        where ${within("succeeded_at", span)} group by 1
    )
    select each.day::date::text as day,
      coalesce(sum(n) filter (where kind = 'search'), 0)::int as searches,
      coalesce(sum(n) filter (where kind = 'visit'), 0)::int as visits,
      coalesce(sum(n) filter (where kind = 'enquiry'), 0)::int as enquiries,
      coalesce(sum(n) filter (where kind = 'offer'), 0)::int as offers,
      coalesce(sum(n) filter (where kind = 'order'), 0)::int as orders,
      coalesce(sum(cents) filter (where kind = 'order'), 0) as "orderCents",
      coalesce(sum(cents) filter (where kind = 'payment'), 0) as "paidCents",
      coalesce(sum(cents) filter (where kind = 'refund'), 0) as "refundedCents"
    from generate_series(${span.from}::date, ${span.to}::date - 1, interval '1 day') as each (day)
      left join fact on fact.day = each.day
    group by each.day order by each.day`);
  return rows;
}

export type CategoryRow = {
  name: string;
  searches: number;
  visits: number;
  enquiries: number;
  offers: number;
  orders: number;
  orderCents: string;
};

/** Returns a row for each master category, in menu order. */
export async function categories(db: Db, span: Span): Promise<CategoryRow[]> {
  const { rows } = await db.execute<CategoryRow>(sql`
    with recursive branch (slug, id, master) as (
      select slug, id, id from category where parent_id is null
      union all select c.slug, c.id, b.master from category c join branch b on c.parent_id = b.id
    ), place (slug, master) as (
      select slug, master from branch
      union all select t.slug, b.master from product_type t join branch b on b.id = t.category_id
    ), fact (master, kind, n, cents) as (
      select p.master, 'search', sum(c.searches), 0 from search_count c join place p on p.slug = c.category
        where c.day >= ${span.from}::date and c.day < ${span.to}::date group by 1
      union all select v.master_category_id, 'visit', sum(w.views), 0
        from vendor_view w join vendor v on v.id = w.vendor_id
        where w.day >= ${span.from}::date and w.day < ${span.to}::date group by 1
      union all select v.master_category_id, 'enquiry', count(*), 0
        from customer_room r join vendor v on v.id = r.vendor_id where ${within("r.created_at", span)} group by 1
      union all select v.master_category_id, 'offer', count(*), 0
        from offer o join vendor v on v.id = o.vendor_id where ${within("o.created_at", span)} group by 1
      union all select v.master_category_id, 'order', count(*), sum(o.total_cents)
        from "order" o join vendor v on v.id = o.vendor_id
        where ${within("o.placed_at", span)} and o.answer_by is not null group by 1
    )
    select c.name,
      coalesce(sum(n) filter (where kind = 'search'), 0)::int as searches,
      coalesce(sum(n) filter (where kind = 'visit'), 0)::int as visits,
      coalesce(sum(n) filter (where kind = 'enquiry'), 0)::int as enquiries,
      coalesce(sum(n) filter (where kind = 'offer'), 0)::int as offers,
      coalesce(sum(n) filter (where kind = 'order'), 0)::int as orders,
      coalesce(sum(cents) filter (where kind = 'order'), 0) as "orderCents"
    from category c left join fact on fact.master = c.id
    where c.parent_id is null group by c.id order by c.position, c.id`);
  return rows;
}

export type SourceRow = {
  source: string;
  isCode: boolean;
  accounts: number;
  buyers: number;
  orderCents: string;
};

const MOST_SOURCES = 50;

/** Returns the sources of the accounts registered in the span, the largest first. */
export async function sources(db: Db, span: Span): Promise<SourceRow[]> {
  const { rows } = await db.execute<SourceRow>(sql`
    with joined as (
      select a.id, coalesce(r.code, r.campaign ->> 'utm_source', '') as source, r.code is not null as is_code
      from account a left join referral r on r.account_id = a.id
      where a.role = 'customer' and ${within("a.created_at", span)}
    ), bought as (
      select customer_id, sum(total_cents) as cents from "order"
      where customer_id in (select id from joined) and answer_by is not null group by 1
    )
    select source, is_code as "isCode", count(*)::int as accounts, count(b.customer_id)::int as buyers,
      coalesce(sum(b.cents), 0) as "orderCents"
    from joined left join bought b on b.customer_id = joined.id
    group by 1, 2 order by accounts desc, source limit ${MOST_SOURCES}`);
  return rows;
}

export type CohortRow = {
  month: string;
  vendors: number;
  approved: number;
  selling: number;
  enquired: number;
  ordered: number;
  orderCents: string;
};

/** Returns statistics of the vendors that joined in each month since `from`, oldest month first. */
export async function cohorts(db: Db, from: IsoDate): Promise<CohortRow[]> {
  const { rows } = await db.execute<CohortRow>(sql`
    with joined as (
      select id, status, to_char(created_at at time zone ${TIME_ZONE}, 'YYYY-MM') as month
      from vendor where created_at >= ${start(from)}
    ), sold as (
      select vendor_id, sum(total_cents) as cents from "order"
      where vendor_id in (select id from joined) and answer_by is not null group by 1
    )
    select month, count(*)::int as vendors,
      count(*) filter (where status = 'approved')::int as approved,
      count(*) filter (where status = 'approved' and exists (
        select from product p where p.vendor_id = joined.id and p.status = 1 and p.is_visible_on_product_page
      ))::int as selling,
      count(*) filter (where exists (select from customer_room r where r.vendor_id = joined.id))::int as enquired,
      count(s.vendor_id)::int as ordered,
      coalesce(sum(s.cents), 0) as "orderCents"
    from joined left join sold s on s.vendor_id = joined.id
    group by 1 order by 1`);
  return rows;
}
