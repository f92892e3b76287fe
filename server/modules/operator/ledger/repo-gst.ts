import { type SQL, sql } from "drizzle-orm";
import { instantInSingapore, type IsoDate, TIME_ZONE } from "@/lib/dates";
import { GST_RATES } from "@/lib/money";
import type { Db } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { ledgerClosing, ledgerClosingEntry } from "@/server/db/schema/sale/daily-closing";
import { order } from "@/server/db/schema/sale/order";

/** The rate on `day`, in basis points; before the first rate, that one. */
const rateOn = (day: SQL) =>
  sql`case ${sql.join(
    GST_RATES.map(({ from, bps }) => sql`when ${day} >= ${from}::date then ${bps}::numeric`),
    sql` `,
  )} else ${GST_RATES.at(-1)?.bps}::numeric end`;

/** The GST at `rate` within an amount that includes it. */
const gstIn = (cents: SQL) => sql`round(${cents} * rate / (10000 + rate))`;

/**
 * The tax points of our commission from `from` up to but excluding `to` (docs/decisions/0046): what we kept of an ended
 * order, and what we gave back after a refund, each on the day of its closing. An entry in no closing yet can only get
 * into the next, so its day is after the last closed one. The GST is that of the order's commission afterwards less that
 * before, at the rate of the order's first tax point, so that commission given back in full gives back all its GST, also
 * when the rate has changed in between.
 */
const points = (from: IsoDate, to: IsoDate) => sql`(
  with dated as (
    select e.id, e.order_id, e.kind, -e.amount_cents as cents, e.created_at,
      coalesce(c.day, greatest(
        (e.created_at at time zone ${TIME_ZONE})::date, (select max(day) + 1 from ${ledgerClosing})
      )) as day
    from ${ledgerEntry} e left join ${ledgerClosingEntry} c on c.entry_id = e.id
    where e.account = 'commission' and e.account_id is null and e.kind in ('settlement', 'clawback')
      and e.created_at < ${instantInSingapore(to, "00:00").toISOString()}::timestamptz
  ), summed as (
    select d.*, sum(cents) over so_far as after, ${rateOn(sql`first_value(day) over so_far`)} as rate
    from dated d
    where order_id in (
      select order_id from dated
      where day >= ${from}::date and day < ${to}::date
    )
    window so_far as (partition by order_id order by day, created_at, id)
  )
  select day, kind, order_id, created_at, id, cents, ${gstIn(sql`after`)} - ${gstIn(sql`(after - cents)`)} as gst_cents
  from summed where day >= ${from}::date and day < ${to}::date
)`;

export type QuarterRow = { quarter: number; chargedCents: number; givenBackCents: number; gstCents: number };

/** Returns the quarters of a year that have commission. */
export async function quartersOf(db: Db, year: number): Promise<QuarterRow[]> {
  const { rows } = await db.execute<QuarterRow>(sql`
    select extract(quarter from day)::int as quarter,
      coalesce(sum(cents) filter (where kind = 'settlement'), 0)::float8 as "chargedCents",
      coalesce(-sum(cents) filter (where kind = 'clawback'), 0)::float8 as "givenBackCents",
      sum(gst_cents)::float8 as "gstCents"
    from ${points(`${year}-01-01`, `${year + 1}-01-01`)} p group by 1 order by 1`);
  return rows;
}

export type PointRow = {
  day: IsoDate;
  kind: "settlement" | "clawback";
  number: number;
  placedAt: string | Date;
  vendorName: string;
  /** The vendor's UEN; empty until it is known. */
  registration: string;
  cents: number;
  gstCents: number;
};

/** Returns the tax points from `from` up to but excluding `to`, in order. */
export async function pointsBetween(db: Db, from: IsoDate, to: IsoDate): Promise<PointRow[]> {
  const { rows } = await db.execute<PointRow>(sql`
    select p.day::text as day, p.kind, o.number::float8 as number, o.placed_at as "placedAt",
      v.vendor_name as "vendorName", v.company_registration_number as registration, p.cents::float8 as cents, p.gst_cents::float8 as "gstCents"
    from ${points(from, to)} p
    join ${order} o on o.id = p.order_id
    join ${vendor} v on v.id = o.vendor_id
    order by p.day, p.created_at, p.id`);
  return rows;
}

/** Returns the year of the first commission, or null when there is none. */
export async function firstYear(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ year: number | null }>(sql`
    select extract(year from min(created_at) at time zone ${TIME_ZONE})::int as year from ${ledgerEntry}
    where account = 'commission' and account_id is null`);
  return rows[0]?.year ?? null;
}

export async function lastClosedDay(db: Db): Promise<IsoDate | null> {
  const { rows } = await db.execute<{ day: IsoDate | null }>(
    sql`select max(day)::text as day from ${ledgerClosing}`,
  );
  return rows[0]?.day ?? null;
}
