import { type SQL, sql } from "drizzle-orm";
import { type PriceBasis, TABLE_SEATS } from "@/contracts/catalogue/comparison/comparison";
import type { Meal } from "@/contracts/catalogue/price/meal";
import type { PricedWedding } from "@/contracts/catalogue/search/search-priced";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { centsFor, isForMeal, joinRule, leastFor, mostFor, opensOn, type PricedFor } from "./day-price";

/** A wedding, and the unit by which sums are compared; null to compare all of them. */
export type Priced = PricedWedding & { unit: PriceBasis | null };

/** `date` is null until a day is chosen, `meal` "" until a meal is. */
type Sums = { priced: Priced | null; date: IsoDate | null; meal: Meal | "" };

/** True if prices are for no day and no meal in particular. */
const isPlain = ({ date, meal }: Sums) => date === null && meal === "";

const pricedFor = ({ priced, date, meal }: Sums): PricedFor => ({
  date: (priced ? priced.date : date) ?? "",
  meal,
});

/**
 * The price column to sort, filter and count by: the price of one unit, usual or for the day and meal, or the wedding's
 * total.
 */
export function priceColumn(sums: Sums): SQL {
  if (sums.priced) return sql.raw("priced.total");
  return sql.raw(isPlain(sums) ? "price_cents" : "day.cents");
}

/** Selects the price and its unit under fixed column names, whatever they refer to. */
export function priceAndBasis(sums: Sums, table: "s" | "p"): SQL {
  if (sums.priced) return sql.raw("priced.total as price_cents, priced.basis");
  return sql.raw(
    `${isPlain(sums) ? `${table}.price_cents` : "day.cents as price_cents"}, null::text as basis`,
  );
}

/** The extra condition on rows whose price is counted: their unit is the one compared. */
export const comparable = ({ priced }: Pick<Sums, "priced">): SQL =>
  priced?.unit ? sql`and basis = ${priced.unit}` : sql``;

/**
 * The total of a product `p` in cents, computed like `priceProduct` of the comparison; null when it can't be booked.
 */
function sumOf({ tables }: Priced, wanted: PricedFor): SQL {
  const units = sql`case p.basis when 'table' then ${tables}::int when 'guest' then ${tables * TABLE_SEATS}::int else 1 end`;
  // `offset 0` keeps the planner from computing price and units once per reference.
  return sql`(select case when p.selling and (one.most is null or one.most >= one.units) and ${opensOn(wanted)}
      then one.cents::bigint * one.units end
    from (select ${centsFor(wanted)} as cents, greatest(${units}, ${leastFor(wanted)}) as units, ${mostFor(wanted)} as most offset 0) one)`;
}

/** Joins `priced` (the total and its unit) or `day` (the price for the day and meal) to products `p`. */
export function joinProductSum(sums: Sums): SQL {
  const wanted = pricedFor(sums);
  const { priced } = sums;
  if (priced)
    return sql`${joinRule(wanted)} cross join lateral (select ${sumOf(priced, wanted)} as total, p.basis as basis offset 0) priced`;
  if (isPlain(sums)) return sql``;
  return sql`${joinRule(wanted)} cross join lateral (select ${centsFor(wanted)} as cents offset 0) day`;
}

/** Joins `priced` (the main line's lowest total) or `day` (its lowest price for the day and meal) to vendors `s`. */
export function joinVendorSum(sums: Sums): SQL {
  const wanted = pricedFor(sums);
  const { priced } = sums;
  if (priced)
    return sql`cross join lateral (
        select case when s.selling and (s.capacity_tables is null or s.capacity_tables >= ${priced.tables}::int)
          then min(${sumOf(priced, wanted)}) end as total, min(p.basis) as basis
        from search_product p ${joinRule(wanted)}
        where p.vendor_id = s.vendor_id and p.main_line and ${isForMeal(wanted)}
      ) priced`;
  if (isPlain(sums)) return sql``;
  return sql`cross join lateral (
    select case when ${VARIES}
      then (select min(${centsFor(wanted)}) from search_product p ${joinRule(wanted)}
        where p.vendor_id = s.vendor_id and p.main_line and ${isForMeal(wanted)} and ${opensOn(wanted)})
      else s.price_cents end as cents offset 0
  ) day`;
}

/** True for vendors `s` whose price depends on the day or meal. Only their products need to be read. */
const VARIES = sql.raw("s.vendor_id in (select vendor_id from search_product where main_line and varies)");

/** Orders a list by price. Results in another unit than the compared one come last, like those without a price. */
export function orderByPrice({ priced }: Pick<Sums, "priced">, direction: "asc" | "desc"): SQL {
  const price = sql`price_cents ${sql.raw(direction)} nulls last`;
  return priced?.unit ? sql`(basis = ${priced.unit}) desc nulls last, ${price}` : price;
}

export type SumRow = { id: string; cents: string | null; basis: PriceBasis | null };

/** Returns the lowest total of each vendor. */
export async function vendorSums(
  db: Db,
  { priced, meal }: { priced: Priced; meal: Meal | "" },
  ids: readonly string[],
): Promise<SumRow[]> {
  const { rows } = await db.execute<SumRow>(sql`
    select s.vendor_id as id, priced.total as cents, priced.basis
    from search_vendor s ${joinVendorSum({ priced, date: null, meal })} where s.vendor_id = any(${sql.param(ids)}::uuid[])`);
  return rows;
}

export type DayRow = { id: string; cents: number; metric: string };

/**
 * Returns the lowest price for a day and meal, in cents, and its unit, of each vendor that sells something then: the
 * price that `joinVendorSum` sorts by.
 */
export async function vendorDayPrices(db: Db, wanted: PricedFor, ids: readonly string[]): Promise<DayRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<DayRow>(sql`
    select each.* from (
      select s.vendor_id as id, case when one.varies then one.cents else s.price_cents end as cents,
        case when one.varies then one.metric else v.price_from_metric end as metric
      from search_vendor s join vendor v on v.id = s.vendor_id
        left join lateral (
          select true as varies, cheapest.cents, cheapest.metric from (select 1) always left join (
            select ${centsFor(wanted)} as cents, product.price_metric as metric
            from search_product p join product on product.id = p.product_id ${joinRule(wanted)}
            where p.vendor_id = s.vendor_id and p.main_line and ${isForMeal(wanted)} and ${opensOn(wanted)}
            order by 1, p.product_id limit 1
          ) cheapest on true
        ) one on ${VARIES}
      where s.vendor_id = any(${sql.param(ids)}::uuid[])
    ) each where each.cents is not null`);
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
