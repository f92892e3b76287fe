import { type InferType, number, object, string } from "yup";
import { text } from "./text";

export const VENDOR_SORTS = ["recommended", "rating", "price-asc", "price-desc", "newest"] as const;
export type VendorSort = (typeof VENDOR_SORTS)[number];

export const SEARCH_PAGE_SIZE = 24;
export const MAX_SEARCH_PAGE = 400;

/** The state of `/vendor`, all of it in the URL. Values that make no sense fall back to the default. */
export const vendorSearchQuery = object({
  q: text().max(100).default(""),
  /** Slug of a category at any level, or of a product type. */
  category: text().max(80).default(""),
  sort: string<VendorSort>().oneOf(VENDOR_SORTS).default("recommended"),
  page: number().integer().min(1).max(MAX_SEARCH_PAGE).default(1),
});
export type VendorSearchQuery = InferType<typeof vendorSearchQuery>;

export const VENDOR_SORT_LABELS: Record<VendorSort, string> = {
  recommended: "Recommended",
  rating: "Highest rated",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  newest: "Newest",
};

/** The query of an address, as Next hands it over. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the state of `/vendor` from its address: each value that makes no sense counts as not given. */
export function readVendorSearch(address: AddressQuery): VendorSearchQuery {
  const given: Record<string, string> = {};
  for (const field of Object.keys(vendorSearchQuery.fields) as (keyof VendorSearchQuery)[]) {
    const value = address[field];
    if (typeof value !== "string") continue;
    const alone = { [field]: value.replaceAll("\0", "") };
    if (vendorSearchQuery.isValidSync(alone)) Object.assign(given, alone);
  }
  return vendorSearchQuery.cast(given);
}

/** The address of a search; what is the default is left out. */
export function vendorSearchHref(search: Partial<VendorSearchQuery>): string {
  const params = new URLSearchParams();
  if (search.q) params.set("q", search.q);
  if (search.category) params.set("category", search.category);
  if (search.sort && search.sort !== "recommended") params.set("sort", search.sort);
  if (search.page && search.page > 1) params.set("page", String(search.page));
  const query = params.toString();
  return `/vendor${query ? `?${query}` : ""}#result`;
}
