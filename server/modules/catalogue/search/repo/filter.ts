import { type SQL, sql } from "drizzle-orm";
import type { Meal } from "@/contracts/catalogue/price/meal";
import { type FacetParam, isAsked } from "@/contracts/catalogue/search/search-facets";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import type { Words } from "../words/words";
import { type Priced, priceColumn } from "./priced";
import { bitOf, facetsOf, list, meets, PRICE_BIT } from "./facet-sql";

/** A category or product type: its level in the tree, and the ids of everything below it. */
export type Place = { level: 1 | 2 | 3 | 4; id: string };

/** A search in the database's terms. Prices in cents. */
export type Filter = {
  words: Words | null;
  /** Categories and product types that the words name; they rank above mere mentions in texts. */
  kinds: readonly string[];
  place: Place | null;
  /** The level to count, one below the chosen place. Null below a product type. */
  below: { level: Place["level"]; ids: readonly string[] } | null;
  /** West, south, east and north, in degrees. */
  area: readonly number[] | null;
  /** The wedding that prices are for; null for prices of one unit. */
  priced: Priced | null;
  priceMin: number | null;
  priceMax: number | null;
  /** The choices of each facet. */
  chosen: Pick<VendorSearchQuery, FacetParam>;
  date: string | null;
  /** The meal that prices are for, and that must be sold; "" for any. */
  meal: Meal | "";
  /** Free on any of these days; null without that filter. */
  days: readonly string[] | null;
};

/** Returns the conditions that every vendor row `s` must meet, whatever is counted. */
export function vendorMust({ area, date, days }: Filter): SQL[] {
  const within = area ? [inArea(area)] : [];
  if (date === null) return days === null ? within : [...within, sql`s.selling`, freeOnAny(days)];
  return [
    ...within,
    sql`s.selling`,
    sql`not (${date}::date = any(s.off_days))`,
    sql`s.vendor_id not in (
      select b.vendor_id from booked_day b join search_vendor c on c.vendor_id = b.vendor_id
      where b.date = ${date}::date and b.slots >= c.daily_capacity)`,
  ];
}

const inArea = ([west, south, east, north]: readonly number[]) => sql`s.vendor_id in (
  select v.id from vendor v
  where v.longitude between ${west}::float8 and ${east}::float8 and v.latitude between ${south}::float8 and ${north}::float8)`;

/** Most vendors are free on the first day, so few need more than one lookup. */
const freeOnAny = (days: readonly string[]) => sql`exists (
  select from unnest(${list(days, "date[]")}) as day
  where day <> all(s.off_days)
    and coalesce((select b.slots from booked_day b where b.date = day and b.vendor_id = s.vendor_id), 0) < s.daily_capacity)`;

/**
 * A filter's bit, and its condition. A row that fails one filter still counts in that filter's facet; a row that fails
 * two counts nowhere.
 */
type Asked = readonly [bit: number, met: SQL];

const facetAsks = (of: "vendor" | "sale", { chosen }: Filter): Asked[] =>
  facetsOf(of)
    .filter((param) => isAsked(chosen[param]))
    .map((param) => [bitOf(param), meets(param, chosen[param])]);

/** Filters on the vendor. */
export const vendorAsks = (filter: Filter): Asked[] => facetAsks("vendor", filter);

/** Filters on products. */
export function saleAsks(filter: Filter): Asked[] {
  const { priced, priceMin, priceMax } = filter;
  const price = priceColumn(filter);
  const within: SQL[] = [];
  if (priceMin !== null) within.push(sql`${price} >= ${priceMin}::int`);
  if (priceMax !== null) within.push(sql`${price} <= ${priceMax}::int`);
  if (priced?.unit && within.length > 0) within.push(sql`priced.basis = ${priced.unit}`);
  const asked: Asked[] = within.length > 0 ? [[PRICE_BIT, sql.join(within, sql` and `)]] : [];
  return [...asked, ...facetAsks("sale", filter)];
}

/** The bare conditions, for rows that must meet all of them. */
export const met = (asks: readonly Asked[]): SQL[] => asks.map(([, condition]) => condition);

/** The filters that a row fails, as bits. */
export function misses(asks: readonly Asked[]): SQL {
  const parts = asks.map(
    ([bit, condition]) => sql`case when ${condition} then 0 else ${sql.raw(String(bit))} end`,
  );
  return parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : sql`0`;
}

/** True if at most one bit is set. */
export const missesOne = (misses: SQL) => sql`${misses} & (${misses} - 1) = 0`;

const LEVEL_LISTS = ["level1_ids", "level2_ids", "level3_ids", "type_ids"] as const;
const LEVEL_COLUMNS = ["level1_id", "level2_id", "level3_id", "type_id"] as const;

export const vendorLevel = (level: Place["level"]) => sql.raw(`s.${LEVEL_LISTS[level - 1] ?? "level1_ids"}`);
export const productLevel = (level: Place["level"]) =>
  sql.raw(`p.${LEVEL_COLUMNS[level - 1] ?? "level1_id"}`);

export function vendorPlace(place: Place): SQL {
  return sql`${vendorLevel(place.level)} @> ${list([place.id], "uuid[]")}`;
}

export function productPlace(place: Place): SQL {
  return sql`${productLevel(place.level)} = ${place.id}::uuid`;
}

export const where = (conditions: readonly SQL[]) =>
  conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
