import { type SQL, sql } from "drizzle-orm";
import { type PriceBasis, TABLE_SEATS } from "@/contracts/catalogue/comparison/comparison";
import type { PricedWedding } from "@/contracts/catalogue/search/search-priced";
import { type IsoDate, weekdayOf } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { centsOn, leastOn } from "./day-price";

/** A wedding, and the unit by which sums are compared; null to compare all of them. */
export type Priced = PricedWedding & { unit: PriceBasis | null };

/** `date` is null until a day is chosen. */
type Sums = { priced: Priced | null; date: IsoDate | null };

/**
 * The price column to sort, filter and count by: the price of one unit, usual or on the day, or the wedding's total.
 */
export function priceColumn({ priced, date }: Sums): SQL {
  if (priced) return sql.raw("priced.total");
  return sql.raw(date === null ? "price_cents" : "day.cents");
}

/** Selects the price and its unit under fixed column names, whatever they refer to. */
export function priceAndBasis({ priced, date }: Sums, table: "s" | "p"): SQL {
  if (priced) return sql.raw("priced.total as price_cents, priced.basis");
  return sql.raw(
    `${date === null ? `${table}.price_cents` : "day.cents as price_cents"}, null::text as basis`,
  );
}

/** The extra condition on rows whose price is counted: their unit is the one compared. */
export const comparable = ({ priced }: Pick<Sums, "priced">): SQL =>
  priced?.unit ? sql`and basis = ${priced.unit}` : sql``;

/** True for a product `p` that is open on the day. */
const opensOn = (date: string): SQL =>
  date === ""
    ? sql`true`
    : sql`not (${date}::date = any(p.off_days)) and not (${weekdayOf(date)}::smallint = any(p.closed_weekdays))`;

/**
 * The total of a product `p` in cents, computed like `priceProduct` of the comparison; null when it can't be booked.
 */
function sumOf({ tables, date }: Priced): SQL {
  const wanted = sql`case p.basis when 'table' then ${tables}::int when 'guest' then ${tables * TABLE_SEATS}::int else 1 end`;
  // `offset 0` keeps the planner from computing price and units once per reference.
  return sql`(select case when p.selling and (p.most_units is null or p.most_units >= one.units) and ${opensOn(date)}
      then one.cents::bigint * one.units end
    from (select ${centsOn(date)} as cents, greatest(${wanted}, ${leastOn(date)}) as units offset 0) one)`;
}

/** Joins `priced` (the total and its unit) or `day` (the day's price) to products `p`. */
export function joinProductSum({ priced, date }: Sums): SQL {
  if (priced)
    return sql`cross join lateral (select ${sumOf(priced)} as total, p.basis as basis offset 0) priced`;
  return date === null ? sql`` : sql`cross join lateral (select ${centsOn(date)} as cents offset 0) day`;
}

/** Joins `priced` (the lowest total of the main line) or `day` (the lowest price on the day) to vendors `s`. */
export function joinVendorSum({ priced, date }: Sums): SQL {
  if (priced)
    return sql`cross join lateral (
        select case when s.selling and (s.capacity_tables is null or s.capacity_tables >= ${priced.tables}::int)
          then min(${sumOf(priced)}) end as total, min(p.basis) as basis
        from search_product p where p.vendor_id = s.vendor_id and p.main_line
      ) priced`;
  if (date === null) return sql``;
  // For most vendors every day costs the same, so their products need not be read.
  return sql`cross join lateral (
    select case when s.vendor_id in (select vendor_id from search_product where ruled)
      then (select min(${centsOn(date)}) from search_product p where p.vendor_id = s.vendor_id and ${opensOn(date)})
      else s.price_cents end as cents offset 0
  ) day`;
}

/** Orders a list by price. Results in another unit than the compared one come last, like those without a price. */
export function orderByPrice({ priced }: Pick<Sums, "priced">, direction: "asc" | "desc"): SQL {
  const price = sql`price_cents ${sql.raw(direction)} nulls last`;
  return priced?.unit ? sql`(basis = ${priced.unit}) desc nulls last, ${price}` : price;
}

export type SumRow = { id: string; cents: string | null; basis: PriceBasis | null };

/** Returns the lowest total of each vendor. */
export async function vendorSums(db: Db, priced: Priced, ids: readonly string[]): Promise<SumRow[]> {
  const { rows } = await db.execute<SumRow>(sql`
    select s.vendor_id as id, priced.total as cents, priced.basis
    from search_vendor s ${joinVendorSum({ priced, date: null })} where s.vendor_id = any(${sql.param(ids)}::uuid[])`);
  return rows;
}

export type DayRow = { id: string; cents: number; metric: string };

/** Returns the lowest price on a day, in cents, and its unit, of each vendor that sells something on that day. */
export async function vendorDayPrices(db: Db, date: IsoDate, ids: readonly string[]): Promise<DayRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<DayRow>(sql`
    select distinct on (p.vendor_id) p.vendor_id as id, one.cents, product.price_metric as metric
    from search_product p join product on product.id = p.product_id
      cross join lateral (select ${centsOn(date)} as cents offset 0) one
    where p.vendor_id = any(${sql.param(ids)}::uuid[]) and ${opensOn(date)}
    order by p.vendor_id, one.cents, p.product_id`);
  return rows;
}

/**
 * Returns the most common unit of the vendors' main lines in a place; null if there is none. `inPlace` is a condition
 * on `p`.
 */
export async function unitOf(db: Db, inPlace: SQL): Promise<PriceBasis | null> {
  const { rows } = await db.execute<{ unit: PriceBasis | null }>(sql`
    select mode() within group (order by p.basis) as unit from search_product p where p.main_line and ${inPlace}`);
  return rows[0]?.unit ?? null;
}
