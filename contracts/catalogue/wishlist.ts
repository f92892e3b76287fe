import type { Page } from "@/contracts/envelope";
import type { ProductPrice } from "./product/product";
import type { VendorCard } from "./vendor/vendor";

/** `type` of `GET /wishlist`. */
export const WISHLIST_TYPE = { vendors: 1, products: 2 } as const;
export type WishlistType = (typeof WISHLIST_TYPE)[keyof typeof WISHLIST_TYPE];

/** Vendors are saved on the shortlist, products on the wishlist. */
export const SAVED_KINDS = ["vendor", "product"] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];
export type SavedThing = { kind: SavedKind; id: string };

/** The limit for each kind. */
export const MAX_SAVED = 500;

/** In the order of the menu. */
export const SHORTLIST_SORTS = ["latest", "name-asc", "name-desc", "type-asc", "type-desc"] as const;
export const WISHLIST_SORTS = ["latest", "price-asc", "price-desc", "name-asc", "name-desc"] as const;
export type ShortlistSort = (typeof SHORTLIST_SORTS)[number];
export type WishlistSort = (typeof WISHLIST_SORTS)[number];

export const SHORTLIST_SORT_LABELS: Record<ShortlistSort, string> = {
  latest: "Latest",
  "name-asc": "Vendor Name A-Z",
  "name-desc": "Vendor Name Z-A",
  "type-asc": "Vendor Type A-Z",
  "type-desc": "Vendor Type Z-A",
};
export const WISHLIST_SORT_LABELS: Record<WishlistSort, string> = {
  latest: "Latest",
  "price-asc": "Price, low to high",
  "price-desc": "Price, high to low",
  "name-asc": "Name A-Z",
  "name-desc": "Name Z-A",
};

/** Messages by kind of change. */
export const SAVED_MESSAGES: Record<SavedKind, { added: string; removed: string }> = {
  vendor: { added: "Vendor shortlisted", removed: "Shortlisted Vendor removed" },
  product: { added: "Added to your wishlist", removed: "Removed from your wishlist" },
};

type Entry = { id: string; _id: string; createdAt: string };

/** A vendor on the shortlist. One that has left Sayang keeps only its name. */
export type ShortlistEntry = Entry &
  (
    | { available: true; vendorId: VendorCard }
    | { available: false; vendorId: Pick<VendorCard, "id" | "_id" | "vendorName" | "categories"> }
  );

/** A product on the wishlist. Amounts in dollars. */
export type WishlistEntry = Entry & {
  /** False when the product or its vendor is no longer shown. */
  available: boolean;
  /** The all-in price of one on the day it was saved; null when unknown. */
  savedPrice: number | null;
  productId: {
    id: string;
    _id: string;
    slug: string;
    productTitle: string;
    productPrice: ProductPrice;
    productType: string | null;
    image: string | null;
    forSale: boolean;
    vendor: { id: string; _id: string; slug: string; vendorName: string };
  };
};

export type Shortlist = Page<ShortlistEntry>;
export type Wishlist = Page<WishlistEntry>;

/** `GET /wishlist/ids`: all saved items, for the hearts of a page and the counts in the header. */
export type SavedIds = { vendorIds: string[]; productIds: string[] };

/** The response of `POST /wishlist`: the entry, new or existing. */
export type SavedEntry = Entry & { productId: string | null; vendorId: string | null };
