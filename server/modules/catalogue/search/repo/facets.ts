import { type SQL, sql } from "drizzle-orm";
import type { FacetParam } from "@/contracts/catalogue/search/search-facets";
import type { Db } from "@/server/db/client";
import { list, oneValueCounts, severalValueCounts } from "./facet-sql";
import type { Filter } from "./filter";

/** Steps in round numbers of dollars, in cents. */
const STEPS = [
  1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 25_000, 50_000, 100_000,
  250_000,
].map((dollars) => dollars * 100);
const ABOUT = 8;

/**
 * A count for a flag; for one-value facets, in the order of the values offered; for several-value facets, with the
 * value.
 */
export type CountRow =
  | number
  | readonly number[]
  | readonly (readonly [value: string | number, count: number])[];

export type FacetRow = Record<FacetParam, CountRow> & {
  categories: [id: string, count: number][];
  price: { min: number; max: number; step: number; counts: [from: number, count: number][] } | null;
};

/** Runs a statement that returns exactly one row. */
export async function onlyRow<Row>(db: Db, statement: SQL): Promise<Row> {
  const { rows } = await db.execute(statement);
  const [row] = rows as Row[];
  if (!row) throw new Error("the statement returned no row");
  return row;
}

/**
 * Builds the price facet. `prices` selects cents and their number of results. Defines `price_count`, `price_range` and
 * the steps.
 */
export function priceFacet(prices: SQL): SQL {
  return sql`price_count as (${prices}), price_range as (
    select min(price_cents) as low, max(price_cents) as high,
      (select coalesce(min(step), ${sql.raw(String(STEPS.at(-1)))}) from unnest(${list(STEPS, "int[]")}) as step
        where step * ${sql.raw(String(ABOUT))} >= (select max(price_cents) - min(price_cents) from price_count)) as step
    from price_count
  )`;
}

/**
 * Selects the counts over `each` (a vendor's facts, its failed filters, and `n`, the number of results it stands for),
 * `cell` and the prices. `sale` is the same for what is sold.
 */
export function facetCounts(filter: Filter, sale: SQL): SQL {
  const several = severalValueCounts(filter.chosen);
  return sql`select
    (select coalesce(json_agg(json_build_array(below, n)), '[]') from cell) as categories,
    (select case when low is null then null else json_build_object('min', low, 'max', high, 'step', step, 'counts', (
      select json_agg(json_build_array(start, n)) from (
        select price_cents / step * step as start, sum(n)::int as n from price_count group by 1
      ) p)) end from price_range) as price,
    ${sql.join(several, sql`, `)}, of_vendor.*, of_sale.*
    from (${oneValueCounts("vendor", sql`each`)}) of_vendor, (${oneValueCounts("sale", sale)}) of_sale`;
}
