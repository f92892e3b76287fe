import { array, type InferType, number, object } from "yup";
import { isIsoDate } from "@/lib/dates";
import type { ProductPrice } from "./product";
import { text } from "./text";
import type { RefundTier, VendorCard } from "./vendor";

export const MAX_COMPARED = 4;
export const MAX_TABLES = 500;
/** Guests at one table, as Singapore counts banquets. */
export const TABLE_SEATS = 10;

/** `?vendors=a,b`: short to share. */
const split = (value: unknown) =>
  typeof value === "string" ? [...new Set(value.split(",").filter((part) => part.trim() !== ""))] : value;

/** The state of `/vendor/compare` and of `GET /public/comparison`: slugs or ids of vendors, tables of ten, the day. */
export const comparisonQuery = object({
  vendors: array(text().max(120).required())
    .transform(split)
    .max(MAX_COMPARED, `Please compare up to ${MAX_COMPARED} vendors`)
    .default([]),
  tables: number().integer().min(1).max(MAX_TABLES),
  date: text()
    .test("date", "date must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
});
export type ComparisonQuery = InferType<typeof comparisonQuery>;
export const COMPARISON_PARAMS = Object.keys(comparisonQuery.fields) as (keyof ComparisonQuery)[];

/** What the price counts: tables of ten, guests at them, or the thing itself, whatever the wedding's size. */
export type PriceBasis = "table" | "guest" | "order";

/** What a wedding of that size on that day would cost, by the cheapest offer of the vendor's main line that serves it. */
export type ComparedPrice = {
  productTitle: string;
  basis: PriceBasis;
  unit: ProductPrice;
  quantity: number;
  /** More than was asked for, because the vendor sells no fewer. */
  raised: boolean;
  /** Dollars: `quantity` times the unit, to the cent as in the cart. */
  total: number;
  serviceCharge: number;
  gst: number;
};

/** Why there is no price: nothing for sale, none of it on that day, or the wedding is too large (`most`, in tables). */
export type NoPrice = { reason: "on_request" | "closed" } | { reason: "too_large"; most: number };

/** `past`: no vendor takes that day any more. */
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
  | "halalCertified"
  | "capacityTables"
> & {
  price: ComparedPrice | null;
  noPrice: NoPrice | null;
  /** Null while no date is chosen. */
  day: ComparedDay | null;
  firstPaymentPercent: number;
  refundTiers: RefundTier[];
  /** Measured; null while too few couples have asked. */
  answersWithinMinutes: number | null;
  ordersDone: number;
  gstRegistered: boolean;
  styleTags: string[];
};

/** In the order asked for. `missing` names those that are not listed any more. */
export type Comparison = { docs: ComparedVendor[]; missing: string[] };

type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the state of the page from its address; what makes no sense counts as not given, a fifth vendor too. */
export function readComparison(address: AddressQuery): ComparisonQuery {
  const given: Record<string, string> = {};
  for (const field of COMPARISON_PARAMS) {
    const value = address[field];
    const joined = (Array.isArray(value) ? value.join(",") : (value ?? "")).replaceAll("\0", "");
    if (joined.trim() === "") continue;
    const alone = field === "vendors" ? (split(joined) as string[]).slice(0, MAX_COMPARED).join(",") : joined;
    if (comparisonQuery.isValidSync({ [field]: alone })) given[field] = alone;
  }
  return comparisonQuery.cast(given);
}

export function comparisonHref({ vendors = [], tables, date }: Partial<ComparisonQuery>): string {
  const params = [
    vendors.length > 0 && `vendors=${vendors.map(encodeURIComponent).join(",")}`,
    tables && `tables=${tables}`,
    date && `date=${date}`,
  ].filter(Boolean);
  return `/vendor/compare${params.length > 0 ? `?${params.join("&")}` : ""}`;
}
