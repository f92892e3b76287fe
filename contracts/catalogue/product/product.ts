import type { Weekday } from "@/lib/weekdays";
import type { GstType } from "@/lib/money";
import type { PriceRule } from "../price/price-rule";

export const PRODUCT_STATUS = { unpublished: 0, published: 1, changesRequested: 2, resubmitted: 4 } as const;
export type ProductStatus = (typeof PRODUCT_STATUS)[keyof typeof PRODUCT_STATUS];

export type ProductAttribute = { name: string; values: string[] };

/** A filter of the product type with the values that the vendor chose, such as `Colour`: `Ivory`, `Champagne`. */
export type ProductFilter = { filterId: string; filterValues: string[] };

/** Opening hours by weekday, 0 Sunday to 6 Saturday, `HH:MM` in Singapore; null means closed. */
export type OpenHours = Record<Weekday, { open: string; close: string } | null>;

export const ADD_ON_LIMITS = { perProduct: 12, name: 80, quantity: 99 } as const;

/** `unit`: once per unit of the product, such as a dish for every table. `once`: for the whole item. */
export const ADD_ON_PER = ["unit", "once"] as const;
export type AddOnPer = (typeof ADD_ON_PER)[number];

/** A stored extra that a vendor offers with a product. The product's service charge and GST apply to it. */
export type StoredAddOn = { id: string; name: string; priceCents: number; per: AddOnPer; max: number };

/** Amounts in dollars. `priceWithGST` is the all-in price of one; `max` is the largest quantity. */
export type ProductAddOn = {
  id: string;
  name: string;
  price: number;
  priceWithGST: number;
  per: AddOnPer;
  max: number;
};

/** Returns how many times an extra is charged for a quantity of its product. */
export function addOnCount({ per, quantity }: { per: AddOnPer; quantity: number }, units: number): number {
  return per === "unit" ? quantity * units : quantity;
}

/** Amounts in dollars. `priceWithGST` is the all-in price of one. */
export type ProductPrice = {
  price: number;
  priceCurrency: "SGD";
  priceMetric: string;
  priceWithGST: number;
  gstType: GstType;
  gst: number;
  serviceCharge: number;
  plusPlus: boolean;
};

export type ProductCard = {
  id: string;
  _id: string;
  slug: string;
  productTitle: string;
  productDescription: string;
  vendor: { id: string; _id: string; slug: string; vendorName: string };
  productFamily: string[];
  productPrice: ProductPrice;
  image: string | null;
  featuredProduct: boolean;
  /** False while the vendor shows the product but takes no orders for it. */
  forSale: boolean;
  minQty: number | null;
  maxQty: number | null;
};

export type ProductDetail = ProductCard & {
  /** The inclusions, as plain text. */
  productDetails: string;
  /** Rich text, sanitised by the server. */
  detailProductDescription: string;
  productSkuCode: string;
  productGallery: string[];
  productVideoUrl: string | null;
  productTags: string[];
  attributes: ProductAttribute[];
  productType: { _id: string; name: string } | null;
  enableMinMaxRule: boolean;
  minPrice: number | null;
  maxPrice: number | null;
  /** Extras to choose with it. */
  addOns: ProductAddOn[];
  /**
   * Prices by day; the first rule that applies to a day decides. `productPrice` already follows a rule that applies
   * every day to the meal that the product is usually sold for.
   */
  priceRules: PriceRule[];
  /** The listed price that rules in percent refer to, in dollars. */
  listPrice: number;
  customOffDays: string[];
  openHours: OpenHours | null;
};

/** A vendor's products under one family name, in the vendor's order. */
export type ProductFamily = { productFamily: string; docs: ProductDetail[] };
