import { type SQL, sql } from "drizzle-orm";
import type { Meal, VendorCeremony, VendorLanguage } from "@/contracts/catalogue/vendor/vendor-service";
import type { Db } from "@/server/db/client";
import { type Filter, hosts, list, MISS } from "./filter";

/** Steps of a round number of dollars, in cents. */
const STEPS = [
  1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 25_000, 50_000, 100_000,
  250_000,
].map((dollars) => dollars * 100);
const ABOUT = 8;
export const TABLE_STEPS = [10, 20, 30, 50] as const;
export const GUEST_STEPS = [30, 50, 100, 200, 300, 500] as const;
const MOST_STYLES = 12;

export type FacetRow = {
  categories: [id: string, count: number][];
  districts: [district: number, count: number][];
  styles: [style: string, count: number][];
  price: { min: number; max: number; step: number; counts: [from: number, count: number][] } | null;
  halal: number;
  rating_3: number;
  rating_4: number;
  rating_45: number;
  tables: number[];
  guests: number[];
  meals: Record<Meal, number>;
  ceremonies: [ceremony: VendorCeremony, count: number][];
  languages: [language: VendorLanguage, count: number][];
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

/** Builds the meal facet. `rows` have `lunch` and `dinner`, their misses, and `n`, the number of results they stand for. */
export const mealFacet = (rows: SQL): SQL => sql`meal_count as (
    select json_build_object(
      'lunch', coalesce(sum(n) filter (where lunch), 0)::int, 'dinner', coalesce(sum(n) filter (where dinner), 0)::int
    ) as meals from ${rows} meal_rows where ${missed(MISS.meal)}
  )`;

/** The values of a list column, as `each_value`. Equal lists, of which there are many, are taken apart once. */
const valuesOf = (column: "ceremonies" | "languages" | "styles", bit: number): SQL => {
  const values = sql.raw(column);
  return sql`(select ${values}, sum(n) as n from each where ${missed(bit)} group by ${values}) lists,
    unnest(${values}) as each_value`;
};

/** Counts each value of a list column. */
const valueCounts = (column: "ceremonies" | "languages", bit: number): SQL => {
  const name = sql.raw(column);
  return sql`(select coalesce(json_agg(json_build_array(each_value, n) order by n desc, each_value), '[]') from (
      select each_value, sum(n)::int as n from ${valuesOf(column, bit)} group by each_value
    ) ${name}_count) as ${name}`;
};

const missed = (bit: number) => sql.raw(`missed in (0, ${bit})`);

/**
 * Builds the counts over `each` (a vendor's facts, its misses, and `n`, the number of results it stands for), `cell`
 * and the prices.
 */
export function facetColumns(filter: Filter): SQL {
  return sql`
    (select coalesce(json_agg(json_build_array(below, n)), '[]') from cell) as categories,
    (select coalesce(json_agg(json_build_array(district, n) order by district), '[]') from (
      select district, sum(n)::int as n from each where ${missed(MISS.district)} and district is not null group by district
    ) d) as districts,
    (select coalesce(json_agg(json_build_array(each_value, n) order by n desc, each_value), '[]') from (
      select each_value, sum(n)::int as n from ${valuesOf("styles", MISS.style)} group by each_value
      order by (each_value = any(${list(filter.styles, "text[]")})) desc, n desc, each_value limit ${MOST_STYLES}
    ) t) as styles,
    ${valueCounts("ceremonies", MISS.ceremony)},
    ${valueCounts("languages", MISS.language)},
    (select meals from meal_count) as meals,
    (select case when low is null then null else json_build_object('min', low, 'max', high, 'step', step, 'counts', (
      select json_agg(json_build_array(start, n)) from (
        select price_cents / step * step as start, sum(n)::int as n from price_count group by 1
      ) p)) end from price_range) as price,
    counted.*`;
}

/** The single-number counts, as `counted`. */
export function countedFrom(): SQL {
  const many = (bit: number, condition: SQL) =>
    sql`coalesce(sum(n) filter (where ${missed(bit)} and ${condition}), 0)::int`;
  return sql`(select ${many(MISS.halal, sql`halal`)} as halal,
    ${many(MISS.rating, sql`rating >= 2.95`)} as rating_3,
    ${many(MISS.rating, sql`rating >= 3.95`)} as rating_4,
    ${many(MISS.rating, sql`rating >= 4.45`)} as rating_45,
    array[${sql.join(
      TABLE_STEPS.map((step) => many(MISS.tables, sql`tables >= ${sql.raw(String(step))}`)),
      sql`, `,
    )}] as tables,
    array[${sql.join(
      GUEST_STEPS.map((step) => many(MISS.guests, hosts(sql.raw(String(step))))),
      sql`, `,
    )}] as guests from each) counted`;
}
