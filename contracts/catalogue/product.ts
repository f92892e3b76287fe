import type { Weekday } from "@/lib/weekdays";
import type { GstType } from "@/lib/money";

export const PRODUCT_STATUS = { unpublished: 0, published: 1, changesRequested: 2, resubmitted: 4 } as const;
export type ProductStatus = (typeof PRODUCT_STATUS)[keyof typeof PRODUCT_STATUS];

export type ProductAttribute = { name: string; values: string[] };

/** Opening hours by weekday, 0 Sunday to 6 Saturday, `HH:MM` in Singapore; null is closed. */
export type OpenHours = Record<Weekday, { open: string; close: string } | null>;

/** Amounts in dollars. `priceWithGST` is what a couple pays for one, all-in. */
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
  /** False while the vendor shows it and takes no orders for it. */
  forSale: boolean;
  minQty: number | null;
  maxQty: number | null;
};

export type ProductDetail = ProductCard & {
  productDetails: string;
  /** Rich text, cleaned by the server; empty where `productDetails` is all there is. */
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
  customOffDays: string[];
  openHours: OpenHours | null;
};

/** A vendor's products under one family name, in the vendor's order. */
export type ProductFamily = { productFamily: string; docs: ProductDetail[] };
