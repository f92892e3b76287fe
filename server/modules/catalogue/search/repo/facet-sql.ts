import { type SQL, sql } from "drizzle-orm";
import {
  type FacetParam,
  FACET_PARAMS,
  FACETS,
  type FacetValue,
  type Facets,
} from "@/contracts/catalogue/search/search-facets";

export const list = (values: readonly (string | number)[], type: "uuid[]" | "int[]" | "text[]" | "date[]") =>
  sql`${sql.param(values)}::${sql.raw(type)}`;

/** The type of a facet's choice: several values, or one. A number may be a literal of the statement. */
type AskedOf<P extends FacetParam> = Facets[P] extends { takes: "several" }
  ? readonly FacetValue<P>[]
  : Facets[P] extends { takes: "number" }
    ? FacetValue<P> | SQL
    : FacetValue<P>;

type FacetSql<Asked> = {
  /**
   * `vendor`: a property of the vendor. `sale`: a property of a product, and of every vendor that sells such a product.
   */
  of: "vendor" | "sale";
  /** Columns of `search_vendor` or, for what is sold, of `search_product`. */
  columns: readonly string[];
  /** Columns have no prefix, so that the same condition can filter and count rows. */
  meets: (asked: Asked) => SQL;
  /** How the values of a several-value facet are counted. */
  values?: { isList: boolean; order: SQL; most?: number };
};

const MOST_FIRST = sql.raw("n desc, value");

const anyListed = (column: string, most?: number) => ({
  of: "vendor" as const,
  columns: [column],
  meets: (asked: readonly string[]) => sql`${sql.raw(column)} && ${list(asked, "text[]")}`,
  values: { isList: true, order: MOST_FIRST, ...(most === undefined ? {} : { most }) },
});

/** How the database filters and counts each facet. */
export const FACET_SQL: { [P in FacetParam]: FacetSql<AskedOf<P>> } = {
  district: {
    of: "vendor",
    columns: ["district"],
    meets: (districts) => sql`district = any(${list(districts, "int[]")})`,
    values: { isList: false, order: sql.raw("value") },
  },
  rating: {
    of: "vendor",
    columns: ["rating"],
    // Stars are shown with one decimal and compared as shown.
    meets: (stars) => sql`rating >= (${stars}::numeric - 0.05)::real`,
  },
  tables: {
    of: "vendor",
    columns: ["capacity_tables"],
    meets: (tables) => sql`capacity_tables >= ${tables}`,
  },
  guests: {
    of: "vendor",
    columns: ["guests_min", "guests_max"],
    meets: (guests) => sql`guests_min <= ${guests} and (guests_max is null or guests_max >= ${guests})`,
  },
  meal: { of: "sale", columns: ["lunch", "dinner"], meets: (meal) => sql.raw(meal) },
  ceremony: anyListed("ceremonies"),
  language: anyListed("languages"),
  halal: {
    of: "vendor",
    columns: ["halal_until"],
    meets: () => sql.raw("coalesce(halal_until >= (now() at time zone 'Asia/Singapore')::date, false)"),
  },
  style: anyListed("styles", 12),
};

/** The bit of each facet among the filters that a row fails. The price has the first bit. */
export const PRICE_BIT = 1;
export const bitOf = (param: FacetParam): number => 2 << FACET_PARAMS.indexOf(param);

/** Returns the facets of vendors or of what is sold. */
export const facetsOf = (of: "vendor" | "sale"): FacetParam[] =>
  FACET_PARAMS.filter((param) => FACET_SQL[param].of === of);

export const columnsOf = (of: "vendor" | "sale"): string[] =>
  facetsOf(of).flatMap((param) => [...FACET_SQL[param].columns]);

/** Returns the condition for the choice of a facet, which must have the facet's type. */
export const meets = (param: FacetParam, asked: unknown): SQL =>
  (FACET_SQL[param].meets as (asked: unknown) => SQL)(asked);

const missesAtMost = (bit: number) => sql.raw(`missed in (0, ${bit})`);
const missed = (param: FacetParam) => missesAtMost(bitOf(param));
export const missesAtMostPrice = missesAtMost(PRICE_BIT);

/**
 * Counts a one-value facet over rows with `missed` and `n`, the number of results that each row stands for: an array in
 * the order of the offered values, or a number for a flag.
 */
function countOf(param: FacetParam): SQL {
  const facet = FACETS[param];
  const many = (asked: unknown) =>
    sql`coalesce(sum(n) filter (where ${missed(param)} and ${meets(param, asked)}), 0)::int`;
  if (facet.takes === "flag" || facet.takes === "several") return many(true);
  const values: readonly (string | number)[] = facet.values;
  const each = values.map((value) => many(typeof value === "number" ? sql.raw(String(value)) : value));
  return sql`array[${sql.join(each, sql`, `)}]`;
}

/** Selects the counts of all one-value facets from `rows`. */
export function oneValueCounts(of: "vendor" | "sale", rows: SQL): SQL {
  const counts = facetsOf(of)
    .filter((param) => FACETS[param].takes !== "several")
    .map((param) => sql`${countOf(param)} as ${sql.identifier(param)}`);
  return sql`select ${sql.join(counts, sql`, `)} from ${rows}`;
}

/**
 * Selects the counts of each several-value facet from `each`, as columns. Identical lists, which are common, are
 * unnested once. Chosen values are always counted, whatever their rank.
 */
export function severalValueCounts(chosen: Readonly<Partial<Record<FacetParam, unknown>>>): SQL[] {
  return facetsOf("vendor").flatMap((param) => {
    const { values, columns } = FACET_SQL[param];
    if (!values) return [];
    const column = sql.raw(columns[0] ?? "");
    const rows = values.isList
      ? sql`(select ${column}, sum(n) as n from each where ${missed(param)} group by ${column}) lists,
          unnest(${column}) as value`
      : sql`(select ${column} as value, n from each where ${missed(param)} and ${column} is not null) single`;
    const best = values.most
      ? sql`order by (value = any(${list(chosen[param] as string[], "text[]")})) desc, ${values.order}
          limit ${sql.raw(String(values.most))}`
      : sql``;
    return [
      sql`(select coalesce(json_agg(json_build_array(value, n) order by ${values.order}), '[]') from (
        select value, sum(n)::int as n from ${rows} group by value ${best}
      ) counted_values) as ${sql.identifier(param)}`,
    ];
  });
}
