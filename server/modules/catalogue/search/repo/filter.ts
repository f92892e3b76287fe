import { type SQL, sql } from "drizzle-orm";
import type { Meal } from "@/contracts/catalogue/vendor/vendor-service";
import type { Words } from "../words/words";

/** A category or product type: its level in the tree, and the ids of everything below it. */
export type Place = { level: 1 | 2 | 3 | 4; id: string };

/** A search in the database's terms. Prices in cents. */
export type Filter = {
  words: Words | null;
  /** Categories and product types that the words name, which come before what is only written about them. */
  kinds: readonly string[];
  place: Place | null;
  /** The level to count, one below the chosen place. Null below a product type. */
  below: { level: Place["level"]; ids: readonly string[] } | null;
  districts: readonly number[];
  /** West, south, east and north, in degrees. */
  area: readonly number[] | null;
  priceMin: number | null;
  priceMax: number | null;
  rating: number | null;
  halal: boolean;
  tables: number | null;
  guests: number | null;
  meal: Meal | null;
  ceremonies: readonly string[];
  languages: readonly string[];
  styles: readonly string[];
  date: string | null;
  /** Free on any of these days; null when that is not asked. */
  days: readonly string[] | null;
};

/**
 * One bit per facet. A row that misses one filter still counts in that filter's facet; a row that misses two counts
 * nowhere.
 */
export const MISS = {
  district: 1,
  price: 2,
  rating: 4,
  halal: 8,
  tables: 16,
  style: 32,
  meal: 64,
  guests: 128,
  ceremony: 256,
  language: 512,
} as const;

/** Stars are shown to one decimal and compared as shown. */
const shownStars = (stars: number) => stars - 0.05;

const list = (values: readonly (string | number)[], type: "uuid[]" | "int[]" | "text[]" | "date[]") =>
  sql`${sql.param(values)}::${sql.raw(type)}`;

/** Conditions on a vendor `s` that every row must meet, whatever is counted. */
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

/** Most vendors are free on the first of the days, so that few are looked up more than once. */
const freeOnAny = (days: readonly string[]) => sql`exists (
  select from unnest(${list(days, "date[]")}) as day
  where day <> all(s.off_days)
    and coalesce((select b.slots from booked_day b where b.date = day and b.vendor_id = s.vendor_id), 0) < s.daily_capacity)`;

/** Sells something for a wedding of that many guests: `s` or the columns of it. */
export const hosts = (guests: SQL | number) =>
  sql`guests_min <= ${guests} and (guests_max is null or guests_max >= ${guests})`;

/** Holds a confirmed halal certificate today. */
export const IS_HALAL = sql.raw(
  "coalesce(s.halal_until >= (now() at time zone 'Asia/Singapore')::date, false)",
);

/** A filter's bit, and the condition that a row must meet for it. */
type Asked = readonly [bit: number, met: SQL];

const asked = (all: readonly (readonly [number, SQL | false])[]): Asked[] =>
  all.flatMap(([bit, met]) => (met ? [[bit, met] as const] : []));

/** The filters that ask something of a vendor `s`. */
export const vendorAsks = (filter: Filter): Asked[] =>
  asked([
    [MISS.district, filter.districts.length > 0 && sql`s.district = any(${list(filter.districts, "int[]")})`],
    [MISS.rating, filter.rating !== null && sql`s.rating >= ${shownStars(filter.rating)}`],
    [MISS.halal, filter.halal && IS_HALAL],
    [MISS.tables, filter.tables !== null && sql`s.capacity_tables >= ${filter.tables}`],
    [MISS.guests, filter.guests !== null && hosts(filter.guests)],
    [
      MISS.ceremony,
      filter.ceremonies.length > 0 && sql`s.ceremonies && ${list(filter.ceremonies, "text[]")}`,
    ],
    [MISS.language, filter.languages.length > 0 && sql`s.languages && ${list(filter.languages, "text[]")}`],
    [MISS.style, filter.styles.length > 0 && sql`s.styles && ${list(filter.styles, "text[]")}`],
  ]);

/** The filters that ask something of what is sold: `row` has the columns `price_cents`, `lunch` and `dinner`. */
export function saleAsks({ priceMin, priceMax, meal }: Filter, row: "s" | "p"): Asked[] {
  const price = sql.raw(`${row}.price_cents`);
  const within: SQL[] = [];
  if (priceMin !== null) within.push(sql`${price} >= ${priceMin}::int`);
  if (priceMax !== null) within.push(sql`${price} <= ${priceMax}::int`);
  return asked([
    [MISS.price, within.length > 0 && sql.join(within, sql` and `)],
    [MISS.meal, meal !== null && sql.raw(`${row}.${meal}`)],
  ]);
}

/** The conditions themselves, for rows that must meet all of them. */
export const met = (asks: readonly Asked[]): SQL[] => asks.map(([, condition]) => condition);

/** The filters that a row does not meet, as bits of MISS. */
export function misses(asks: readonly Asked[]): SQL {
  const parts = asks.map(
    ([bit, condition]) => sql`case when ${condition} then 0 else ${sql.raw(String(bit))} end`,
  );
  return parts.length > 0 ? sql`(${sql.join(parts, sql` + `)})` : sql`0`;
}

/** True for at most one bit. */
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

export { list };
