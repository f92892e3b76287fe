import type { Page } from "@/contracts/envelope";

/** A row of GET /operator/product: a new product, or an edit of a published one, that waits for review. */
export type OperatorProductRow = {
  _id: string;
  title: string;
  vendorId: string;
  vendorName: string;
  isEdit: boolean;
  /** The first picture's media file name; null without pictures. */
  image: string | null;
  /** All-in price in dollars. */
  price: number;
  priceMetric: string;
  /** ISO 8601, UTC */
  since: string;
};
export type OperatorProducts = Page<OperatorProductRow>;

/** A row of GET /operator/product/live: a product that couples see. */
export type LiveProductRow = Omit<OperatorProductRow, "isEdit" | "since"> & {
  /** The address of its page. */
  href: string;
};
export type LiveProducts = Page<LiveProductRow>;

/** The fields that reviewers compare, each with its heading. */
export const REVIEWED_FIELDS = {
  title: "Title",
  category: "Category",
  description: "Summary",
  details: "Details",
  price: "Price",
  cost: "Usual price",
  quantity: "Quantity",
  attributes: "Attributes",
  addOns: "Extras",
  priceRules: "Prices by day",
  tags: "Tags",
} as const;
export type ReviewedField = keyof typeof REVIEWED_FIELDS;

/** A field as couples see it now, and as they would. `before` is "" for a new product. */
export type ProductChange = { field: ReviewedField; before: string; after: string };

/** GET /operator/product/{id} */
export type OperatorProduct = OperatorProductRow & {
  /** The fields that differ from what couples see; every field that is filled in, for a new product. */
  changes: ProductChange[];
  /** Media file names as they would be. */
  images: string[];
  /** Those that are new or go. */
  imagesAdded: string[];
  imagesRemoved: string[];
};
