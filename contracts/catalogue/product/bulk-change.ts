import type { RevisedProduct, RevisionState } from "./own-product";
import type { ProductStatus } from "./product";

/** `prices` raises or lowers the prices of selected products. */
export type BulkChangeKind = "import" | "prices";

/** A product before a bulk change, from which it is restored. */
export type ProductBefore = {
  content: RevisedProduct;
  status: ProductStatus;
  statusReason: string;
  approvedAt: string | null;
  publishAt: string | null;
  revision: { state: RevisionState; content: RevisedProduct; reason: string } | null;
};

/** An import or price change of many products. */
export type BulkChange = {
  id: string;
  _id: string;
  kind: BulkChangeKind;
  /** The file's name, or the price change in words. */
  label: string;
  added: number;
  updated: number;
  createdAt: string;
  undoneAt: string | null;
};

/** The effect of undoing a bulk change. */
export type UndoneBulkChange = {
  removed: number;
  restored: number;
  /** Products that stay as they are because they were booked or edited since. The first 20. */
  kept: { _id: string; title: string; why: "booked" | "edited" }[];
  keptCount: number;
};

/** Whole dollars to which new prices can be rounded; 0 keeps cents. */
export const ROUNDINGS: readonly number[] = [0, 1, 5, 10];

export const BULK_CHANGE_LIMITS = {
  /** How many new prices a preview shows. */
  shown: 50,
  /** In percent. */
  percent: 500,
} as const;

/** The new prices of products, planned or saved. Amounts in dollars, as listed, before `++` and GST. */
export type PriceChange = {
  /** False for a preview. */
  done: boolean;
  changed: number;
  /** The first of them. */
  products: { _id: string; title: string; before: number; after: number }[];
  /** Published products whose new price waits for a review. */
  reviewed: number;
  bulkChangeId: string | null;
};
