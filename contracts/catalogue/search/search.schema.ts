import { array, boolean, type InferType, type ISchema, number, object, string } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text } from "@/contracts/fields.schema";
import {
  type AddressQuery,
  AUSPICIOUS_MONTHS,
  AVOIDABLE,
  type Avoidable,
  DISTRICTS,
  MAX_GUESTS,
  MAX_SEARCH_PAGE,
  SEARCH_DEFAULTS,
  SEARCH_KINDS,
  SEARCH_PARAMS,
  SEARCH_VIEWS,
  type SearchKind,
  type SearchView,
  VENDOR_SORTS,
  type VendorSort,
} from "./search";
import { type FacetParam, RATING_STEPS } from "./search-facets";
import { VENDOR_FLAG_NAMES, type VendorFlagName } from "@/contracts/catalogue/vendor/vendor-flag";
import {
  type Meal,
  MEALS,
  VENDOR_CEREMONIES,
  VENDOR_LANGUAGES,
  type VendorCeremony,
  type VendorLanguage,
} from "@/contracts/catalogue/vendor/vendor-service";

/** Several values in one parameter, `?district=9,10`: shorter to share than one parameter each. */
const split = (value: unknown) =>
  typeof value === "string" ? value.split(",").filter((part) => part.trim() !== "") : value;

/** Any of a set of known values. */
const anyOf = <T extends string>(field: string, known: readonly T[]) =>
  array(
    string<T>()
      .oneOf(known, `${field} must be any of ${known.join(", ")}`)
      .required(),
  )
    .transform(split)
    .max(known.length)
    .default(() => []);

const AREA_FIX = "area must be west,south,east,north in degrees, within Singapore";

function isArea([west = NaN, south = NaN, east = NaN, north = NaN, ...more]: readonly number[]): boolean {
  return (
    more.length === 0 &&
    103 <= west &&
    west < east &&
    east <= 105 &&
    0.5 <= south &&
    south < north &&
    north <= 2
  );
}

const flag = (field: string) => boolean().typeError(`${field} must be true or false`).default(false);
const flags = Object.fromEntries(VENDOR_FLAG_NAMES.map((name) => [name, flag(name)])) as Record<
  VendorFlagName,
  ReturnType<typeof flag>
>;

/** The input of each facet. */
const facetFields = {
  /** Postal districts of Singapore, 1 to 28; matches any of them. */
  district: array(number().integer().min(1).max(DISTRICTS).required())
    .transform(split)
    .max(DISTRICTS)
    .default(() => []),
  /** The minimum number of stars. */
  rating: number().oneOf(RATING_STEPS),
  /** The minimum capacity, in tables of ten. */
  tables: number().integer().min(1).max(500),
  /** Can host or serve that many guests: the room is large enough and the minimum order small enough. */
  guests: number().integer().min(1).max(MAX_GUESTS),
  /** Sells something for this meal. */
  meal: string<Meal | "">()
    .oneOf(["", ...MEALS], `meal must be ${MEALS.join(" or ")}`)
    .default(SEARCH_DEFAULTS.meal),
  ceremony: anyOf<VendorCeremony>("ceremony", VENDOR_CEREMONIES),
  language: anyOf<VendorLanguage>("language", VENDOR_LANGUAGES),
  ...flags,
  /** Style tags; matches any of them. */
  style: array(text().max(40).required())
    .transform(split)
    .max(20)
    .default(() => []),
} satisfies Record<FacetParam, ISchema<unknown>>;

/** The state of `/vendor`, which is entirely in the URL. Invalid values fall back to their defaults. */
export const vendorSearchQuery = object({
  q: text().max(100).default(SEARCH_DEFAULTS.q),
  kind: string<SearchKind>().oneOf(SEARCH_KINDS).default(SEARCH_DEFAULTS.kind),
  /** Slug of a category at any level, or of a product type. */
  category: text().max(80).default(SEARCH_DEFAULTS.category),
  /** A map area: west, south, east and north, in degrees. */
  area: array(number().typeError(AREA_FIX).required())
    .transform(split)
    .test("area", AREA_FIX, (edges) => !edges || edges.length === 0 || isArea(edges))
    .default(() => []),
  /**
   * All-in, in dollars: the price of one unit (a product's price, a vendor's lowest), or of the whole wedding when the
   * search gives its size.
   */
  priceMin: number().integer().min(0).max(1_000_000),
  priceMax: number().integer().min(0).max(1_000_000),
  ...facetFields,
  /** Free on this day, `YYYY-MM-DD`. */
  date: text()
    .test("date", "date must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(SEARCH_DEFAULTS.date),
  /** Only auspicious weekend days: on `date`, or on any upcoming one. */
  auspicious: flag("auspicious"),
  /** Includes auspicious days of the seventh lunar month. */
  seventhMonth: flag("seventhMonth"),
  /** Free on any upcoming weekend day except these; with `auspicious`, on any auspicious one except these. */
  avoid: anyOf<Avoidable>("avoid", AVOIDABLE),
  /** The wedding that results are priced for without having to fit it: tables of ten, and the day. */
  forTables: number().integer().min(1).max(500),
  forDate: text()
    .test("forDate", "forDate must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(SEARCH_DEFAULTS.forDate),
  sort: string<VendorSort>().oneOf(VENDOR_SORTS).default(SEARCH_DEFAULTS.sort),
  page: number().integer().min(1).max(MAX_SEARCH_PAGE).default(SEARCH_DEFAULTS.page),
  view: string<SearchView>().oneOf(SEARCH_VIEWS).default(SEARCH_DEFAULTS.view),
});
export type VendorSearchQuery = InferType<typeof vendorSearchQuery>;

/** `GET /public/vendor-search` and `/public/product-search`. */
export const searchCallQuery = vendorSearchQuery.shape({
  /** False returns the results without the counts of the filters, which take longer than a page of results. */
  facets: boolean().typeError("facets must be true or false").default(true),
});

/**
 * Reads the state of `/vendor` from its address, ignoring invalid values. A repeated parameter, as sent by a form's
 * checkboxes, is read as a list.
 */
export function readVendorSearch(address: AddressQuery): VendorSearchQuery {
  const given: Record<string, string> = {};
  for (const field of SEARCH_PARAMS) {
    const alone = { [field]: valueOf(address, field) };
    if (alone[field] !== "" && vendorSearchQuery.isValidSync(alone)) Object.assign(given, alone);
  }
  return vendorSearchQuery.cast(given);
}

const PRICE_FIX = "Enter a price from $0 to $1,000,000, without cents";
/** How to fix fields that people type into. */
const FIXES = {
  date: "Choose a wedding day, such as 18 October 2027",
  tables: "Enter a whole number of tables, from 1 to 500",
  guests: "Enter a whole number of guests, from 1 to 5,000",
  priceMin: PRICE_FIX,
  priceMax: PRICE_FIX,
} as const;

/** Returns how to fix the fields that `readVendorSearch` ignores, each message once. */
export function searchComplaints(address: AddressQuery): string[] {
  const wrong = Object.entries(FIXES).filter(([field]) => {
    const value = valueOf(address, field);
    return value !== "" && !vendorSearchQuery.isValidSync({ [field]: value });
  });
  return [...new Set(wrong.map(([, fix]) => fix))];
}

function valueOf(address: AddressQuery, field: string): string {
  const value = address[field];
  const joined = (Array.isArray(value) ? value.join(",") : (value ?? "")).replaceAll("\0", "");
  return joined.trim() === "" ? "" : joined;
}

/** `GET /public/search/suggest?q=`: suggestions while the visitor is typing, best first. */
export const suggestQuery = object({ q: text().max(100).default("") });
export type SuggestQuery = InferType<typeof suggestQuery>;

/** `GET /public/auspicious-days?from=&months=&seventhMonth=`: auspicious days from a day on, today by default. */
export const auspiciousDaysQuery = object({
  from: text().test("date", "from must be YYYY-MM-DD", (value) => !value || isIsoDate(value)),
  months: number()
    .typeError("months must be a number")
    .integer("months must be a whole number")
    .min(1, "months must be at least 1")
    .max(24, "months must be at most 24")
    .default(AUSPICIOUS_MONTHS),
  seventhMonth: boolean().typeError("seventhMonth must be true or false").default(false),
});
export type AuspiciousDaysQuery = InferType<typeof auspiciousDaysQuery>;
