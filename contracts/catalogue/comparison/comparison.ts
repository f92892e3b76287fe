import type { Meal } from "../price/meal";
import type { ProductPrice } from "../product/product";
import type { RefundTier, VendorCard } from "../vendor/vendor";
import type { VendorFlags } from "../vendor/vendor-flag";

export const MAX_COMPARED = 4;
export const MAX_TABLES = 500;
/** Guests per table, as banquets are sold in Singapore. */
export const TABLE_SEATS = 10;

/** The parameters of `/vendor/compare` and of `GET /public/comparison`. */
export const COMPARISON_PARAMS = ["vendors", "tables", "date", "meal"] as const;

type Typed = { value: string; error: string | undefined };

/** The form of `/vendor/compare` as submitted. */
export type ComparisonTyped = { tables: Typed; date: Typed };

/** The unit that is priced: a table of ten, a guest, or the whole order, whatever the size of the wedding. */
export type PriceBasis = "table" | "guest" | "order";

/** Returns the unit that a price grows with, by its metric, such as `table of 10`. */
export function priceBasisOf(metric: string): PriceBasis {
  if (/^tables?\b/i.test(metric)) return "table";
  return /^(guests?|pax)\b/i.test(metric) ? "guest" : "order";
}

/**
 * The price of a wedding of the given size on the given day, from the cheapest suitable offer of the vendor's main
 * line.
 */
export type ComparedPrice = {
  productTitle: string;
  basis: PriceBasis;
  /** On that day. */
  unit: ProductPrice;
  /** The reason for the day's price; null when every day costs the same or no day is given. */
  note: string | null;
  quantity: number;
  /** True when the quantity was raised to the vendor's minimum. */
  raised: boolean;
  /** Dollars: `quantity` times the unit, to the cent, as in the cart. */
  total: number;
  serviceCharge: number;
  gst: number;
};

/** The reason for a missing price: nothing for sale, closed on that day, or more than `most` tables. */
export type NoPrice = { reason: "on_request" | "closed" } | { reason: "too_large"; most: number };

/** `past`: the day can no longer be booked. */
export type ComparedDay = "free" | "full" | "off" | "past";

export type ComparedVendor = Pick<
  VendorCard,
  | "id"
  | "_id"
  | "slug"
  | "vendorName"
  | "masterCategory"
  | "categories"
  | "profileImage"
  | "bannerImage"
  | "area"
  | "rating"
  | "reviewCount"
  | "capacityTables"
> &
  VendorFlags & {
    price: ComparedPrice | null;
    noPrice: NoPrice | null;
    /** Null until a date is chosen. */
    day: ComparedDay | null;
    firstPaymentPercent: number;
    refundTiers: RefundTier[];
    /** Measured; null while too few couples have asked. */
    answersWithinMinutes: number | null;
    ordersDone: number;
    gstRegistered: boolean;
    styleTags: string[];
  };

/** Vendors are in the order of the query. `missing` names vendors that are no longer listed. */
export type Comparison = { docs: ComparedVendor[]; missing: string[] };

type Compared = { vendors?: string[]; tables?: number; date?: string; meal?: Meal | "" };

export function comparisonHref({ vendors = [], tables, date, meal }: Compared): string {
  const params = [
    vendors.length > 0 && `vendors=${vendors.map(encodeURIComponent).join(",")}`,
    tables && `tables=${tables}`,
    date && `date=${date}`,
    meal && `meal=${meal}`,
  ].filter(Boolean);
  return `/vendor/compare${params.length > 0 ? `?${params.join("&")}` : ""}`;
}
