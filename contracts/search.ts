import { array, boolean, type InferType, number, object, string } from "yup";
import { isIsoDate } from "@/lib/dates";
import type { Page } from "./envelope";
import type { ProductPrice } from "./product";
import { text } from "./text";
import type { VendorCard } from "./vendor";

export const VENDOR_SORTS = ["relevance", "rating", "price-asc", "price-desc", "newest"] as const;
export type VendorSort = (typeof VENDOR_SORTS)[number];

/** What a search lists. */
export const SEARCH_KINDS = ["vendors", "products"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_VIEWS = ["list", "map"] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

export const SEARCH_PAGE_SIZE = 24;
export const MAX_SEARCH_PAGE = 400;
export const DISTRICTS = 28;

/** Several values in one parameter, `?district=9,10`: shorter to share than a parameter for each. */
const split = (value: unknown) =>
  typeof value === "string" ? value.split(",").filter((part) => part.trim() !== "") : value;

/** The state of `/vendor`, all of it in the URL. Values that make no sense fall back to the default. */
export const vendorSearchQuery = object({
  q: text().max(100).default(""),
  kind: string<SearchKind>().oneOf(SEARCH_KINDS).default("vendors"),
  /** Slug of a category at any level, or of a product type. */
  category: text().max(80).default(""),
  /** Postal districts of Singapore, 1 to 28: any of them. */
  district: array(number().integer().min(1).max(DISTRICTS).required())
    .transform(split)
    .max(DISTRICTS)
    .default([]),
  /** All-in, in dollars: what one unit costs (a product's price, a vendor's lowest). */
  priceMin: number().integer().min(0).max(1_000_000),
  priceMax: number().integer().min(0).max(1_000_000),
  /** At least so many stars. */
  rating: number().oneOf([3, 4, 4.5]),
  halal: boolean().default(false),
  /** Seats at least so many tables of ten. */
  tables: number().integer().min(1).max(500),
  /** Free on that day, `YYYY-MM-DD`. */
  date: text()
    .test("date", "date must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
  /** Style tags: any of them. */
  style: array(text().max(40).required()).transform(split).max(20).default([]),
  sort: string<VendorSort>().oneOf(VENDOR_SORTS).default("relevance"),
  page: number().integer().min(1).max(MAX_SEARCH_PAGE).default(1),
  view: string<SearchView>().oneOf(SEARCH_VIEWS).default("list"),
});
export type VendorSearchQuery = InferType<typeof vendorSearchQuery>;

/** The parameters of `/vendor`, for whoever must know which ones the page reads. */
export const SEARCH_PARAMS = Object.keys(vendorSearchQuery.fields) as (keyof VendorSearchQuery)[];

export const VENDOR_SORT_LABELS: Record<VendorSort, string> = {
  relevance: "Best match",
  rating: "Highest rated",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  newest: "Newest",
};

/** The query of an address, as Next hands it over. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Reads the state of `/vendor` from its address: each value that makes no sense counts as not given. A parameter that
 * is given several times, as a form's checkboxes do, is the list of its values.
 */
export function readVendorSearch(address: AddressQuery): VendorSearchQuery {
  const given: Record<string, string> = {};
  for (const field of SEARCH_PARAMS) {
    const value = address[field];
    const joined = Array.isArray(value) ? value.join(",") : value;
    if (joined === undefined || joined.trim() === "") continue;
    const alone = { [field]: joined.replaceAll("\0", "") };
    if (vendorSearchQuery.isValidSync(alone)) Object.assign(given, alone);
  }
  return vendorSearchQuery.cast(given);
}

/** The parameters of a search, in a fixed order; what is the default is left out. */
export function vendorSearchParams(search: Partial<VendorSearchQuery>): URLSearchParams {
  const defaults: Partial<VendorSearchQuery> = vendorSearchQuery.getDefault();
  const params = new URLSearchParams();
  for (const field of SEARCH_PARAMS) {
    const value = search[field];
    const written = Array.isArray(value) ? value.join(",") : String(value ?? "");
    const usual = String(defaults[field] ?? "");
    if (written !== "" && written !== usual) params.set(field, written);
  }
  return params;
}

/** The address of a search. */
export function vendorSearchHref(search: Partial<VendorSearchQuery>): string {
  const query = vendorSearchParams(search).toString();
  return `/vendor${query ? `?${query}` : ""}#result`;
}

/** A product in a list of results. `vendor` is what a couple needs to know of who sells it. */
export type ProductHit = {
  id: string;
  _id: string;
  slug: string;
  productTitle: string;
  productDescription: string;
  productPrice: ProductPrice;
  productType: { _id: string; name: string } | null;
  image: string | null;
  featuredProduct: boolean;
  forSale: boolean;
  vendor: Pick<
    VendorCard,
    "id" | "_id" | "slug" | "vendorName" | "area" | "rating" | "reviewCount" | "halalCertified"
  >;
};

/** How many results a choice would leave, all other choices kept. */
export type FacetCount<T> = { value: T; label: string; count: number };

/** Live counts of every filter. A facet's own choice does not narrow its own counts, so that it can be changed. */
export type SearchFacets = {
  /** What lies below the chosen category (the master categories when none is), with results only. */
  categories: FacetCount<string>[];
  districts: FacetCount<number>[];
  /** In dollars, all-in: the cheapest and dearest result, and how many lie in each of some even steps between. */
  price: { min: number; max: number; steps: { from: number; to: number; count: number }[] } | null;
  ratings: FacetCount<3 | 4 | 4.5>[];
  halal: number;
  tables: FacetCount<number>[];
  /** The most frequent. */
  styles: FacetCount<string>[];
};

/**
 * What was searched for. When nothing fits the words as typed, `instead` is what was understood and searched in their
 * place; screens say so and offer the words as typed.
 */
export type SearchSpelling = { typed: string; instead: string | null };

export type SearchResults<Doc> = Page<Doc> & {
  facets: SearchFacets;
  spelling: SearchSpelling;
  /** How many of each kind fit, for the tabs. */
  totals: Record<SearchKind, number>;
};
export type VendorResults = SearchResults<VendorCard>;
export type ProductResults = SearchResults<ProductHit>;

/** A result on the map. */
export type SearchPin = {
  id: string;
  slug: string;
  vendorName: string;
  category: string;
  latitude: number;
  longitude: number;
  priceFrom: number | null;
  priceMetric: string | null;
  rating: number;
  reviewCount: number;
  image: string | null;
};

/** More pins than this are neither sent nor drawn; `total` tells how many there are. */
export const MAX_PINS = 500;
export type SearchPins = { docs: SearchPin[]; total: number };

/** `GET /public/search/suggest?q=`: what somebody who is still typing may mean, best first. */
export const suggestQuery = object({ q: text().max(100).default("") });
export type SuggestQuery = InferType<typeof suggestQuery>;

export const SUGGESTION_KINDS = ["category", "product-type", "vendor", "product"] as const;
export type Suggestion = {
  kind: (typeof SUGGESTION_KINDS)[number];
  id: string;
  label: string;
  /** Where it stands or who sells it: "Bridal Wear › Gowns". */
  detail: string;
  /** Where choosing it leads. */
  href: string;
  /** Media file name. */
  image: string | null;
};
/** `instead` as in `SearchSpelling`. */
export type Suggestions = { docs: Suggestion[]; instead: string | null };
