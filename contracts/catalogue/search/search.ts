import type { Page } from "@/contracts/envelope";
import type { PriceBasis } from "@/contracts/catalogue/comparison/comparison";
import type { ProductPrice } from "@/contracts/catalogue/product/product";
import { FACET_DEFAULTS, type FacetCount, type FacetCounts } from "./search-facets";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import type { VendorFlags } from "@/contracts/catalogue/vendor/vendor-flag";

export const VENDOR_SORTS = ["relevance", "rating", "price-asc", "price-desc", "newest"] as const;
export type VendorSort = (typeof VENDOR_SORTS)[number];

/** The kinds of results. */
export const SEARCH_KINDS = ["vendors", "products"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_VIEWS = ["list", "map"] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

export const SEARCH_PAGE_SIZE = 24;
export const MAX_SEARCH_PAGE = 400;
export const DISTRICTS = 28;
export const MAX_GUESTS = 5000;

/** The state of `/vendor` without parameters. */
export const SEARCH_DEFAULTS = {
  q: "",
  kind: "vendors",
  category: "",
  area: [],
  priceMin: undefined,
  priceMax: undefined,
  ...FACET_DEFAULTS,
  date: "",
  auspicious: false,
  seventhMonth: false,
  avoid: [],
  forTables: undefined,
  forDate: "",
  sort: "relevance",
  page: 1,
  view: "list",
} as const;

/** The parameters of `/vendor`, in the order of its addresses. */
export const SEARCH_PARAMS = Object.keys(SEARCH_DEFAULTS) as (keyof typeof SEARCH_DEFAULTS)[];

/** The kinds of days that couples without a date can avoid. */
export const AVOIDABLE = ["public-holiday", "eve", "seventh-month", "ramadan", "school-holiday"] as const;
export type Avoidable = (typeof AVOIDABLE)[number];
export const AVOIDABLE_LABELS: Record<Avoidable, { label: string; inWords: string }> = {
  "public-holiday": { label: "Public holidays", inWords: "public holidays" },
  eve: { label: "Eves of public holidays", inWords: "eves of public holidays" },
  "seventh-month": { label: "The seventh month", inWords: "the seventh month" },
  ramadan: { label: "Ramadan", inWords: "Ramadan" },
  "school-holiday": { label: "School holidays", inWords: "school holidays" },
};

export const VENDOR_SORT_LABELS: Record<VendorSort, string> = {
  relevance: "Best match",
  rating: "Highest rated",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  newest: "Newest",
};

/** The query of an address, as Next passes it. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** A product in a list of results, with its vendor. */
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
  vendor: Pick<VendorCard, "id" | "_id" | "slug" | "vendorName" | "area" | "rating" | "reviewCount"> &
    VendorFlags;
};

/**
 * Live counts of every filter. A facet's own choice does not narrow its own counts, so that it can still be changed.
 */
export type SearchFacets = FacetCounts & {
  /** The categories with results below the chosen one; the master categories when none is chosen. */
  categories: FacetCount<string>[];
  /**
   * All-in, in dollars: the cheapest and dearest result, and a histogram of the results between them. `unit` is the
   * unit by which sums for a wedding are compared; null for prices of one unit and when all sums are compared.
   */
  price: {
    min: number;
    max: number;
    steps: { from: number; to: number; count: number }[];
    unit: PriceBasis | null;
  } | null;
};

/**
 * The words of a search. When nothing matches them as typed, `instead` holds the words that were searched in their
 * place, and screens say so. `near` is true when the results only resemble the query (part of its words, or something
 * similar) and false for a spelling correction.
 */
export type SearchSpelling = { typed: string; instead: string | null; near: boolean };

export type SearchResults<Doc> = Page<Doc> & {
  facets: SearchFacets;
  spelling: SearchSpelling;
  /** The number of matches of each kind, for the tabs. */
  totals: Record<SearchKind, number>;
};

/** A page of results without counts, for `facets=false`. */
export type SearchList<Doc> = Page<Doc> & { facets: null; spelling: SearchSpelling; totals: null };

/** A vendor in a list of results. `pictures` are media files of its gallery, to browse without leaving the list. */
export type VendorHit = VendorCard & {
  pictures: string[];
  /** The day for which `priceFrom` is; null when it is the usual price. */
  priceDay: string | null;
};
/** At most this many pictures are sent. */
export const HIT_PICTURES = 3;

export type VendorResults = SearchResults<VendorHit>;
export type ProductResults = SearchResults<ProductHit>;
export type VendorList = SearchList<VendorHit>;
export type ProductList = SearchList<ProductHit>;

/** A day that the Chinese almanac calls auspicious for a wedding (宜嫁娶). */
export type AuspiciousDay = {
  /** `YYYY-MM-DD` */
  date: string;
  /** The day in the Chinese calendar: `冬月廿四`. */
  lunar: string;
  /** True on Saturdays and Sundays. */
  weekend: boolean;
  /** In the seventh lunar month, the ghost month, which many families avoid. */
  seventhMonth: boolean;
};
export type AuspiciousDays = { docs: AuspiciousDay[] };
/** How many months ahead a search for auspicious days looks. */
export const AUSPICIOUS_MONTHS = 12;

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
  /** The price of the wedding when the search gives its size, null when it can't be booked, and its units. */
  total: { price: number | null; units: string } | null;
  rating: number;
  reviewCount: number;
  image: string | null;
};

/** At most this many pins are sent and drawn; `total` counts all of them. */
export const MAX_PINS = 500;
export type SearchPins = { docs: SearchPin[]; total: number };

export const SUGGESTION_KINDS = ["category", "product-type", "vendor", "product"] as const;
export type Suggestion = {
  kind: (typeof SUGGESTION_KINDS)[number];
  id: string;
  label: string;
  /** Its place in the category tree, or its vendor: "Bridal Wear › Gowns". */
  detail: string;
  /** The page that it opens. */
  href: string;
  /** Media file name. */
  image: string | null;
};
/** `instead` as in `SearchSpelling`. */
export type Suggestions = { docs: Suggestion[]; instead: string | null };
