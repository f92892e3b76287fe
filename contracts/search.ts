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
