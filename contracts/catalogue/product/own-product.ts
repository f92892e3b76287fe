import type { GstType } from "@/lib/money";
import type { HiddenPicture } from "../takedown/takedown";
import type { PriceRule, StoredPriceRule } from "../price/price-rule";
import type {
  OpenHours,
  ProductAddOn,
  ProductAttribute,
  ProductFilter,
  ProductPrice,
  ProductStatus,
  StoredAddOn,
} from "./product";

/** Messages of the vendor's product form. */
export const PRODUCT_MESSAGES = {
  added: "Product added",
  updated: "Product updated",
  image: "Please upload at least 1 image",
  publishDate: "Please select a Publish Date",
  category: "Please select relevant Product Category",
  nothingSelected: "Please select at least 1 item",
  changedElsewhere:
    "This product was changed in another tab or by someone on your team. Load the latest version to continue; what you typed is kept.",
  imported: "Product successfully imported",
  pricesChanged: "Prices changed",
  importFailed: "import product failed",
} as const;

/** An https link to YouTube or Vimeo, or a video of our own. */
export const VIDEO_LINK =
  /^(https:\/\/((www\.|m\.)?youtube\.com|youtu\.be|(www\.|player\.)?vimeo\.com)\/[^\s"'<>]{1,200}|\/videos\/[\w-]{1,100}\.mp4)$/;

export const PRODUCT_LIMITS = {
  title: 120,
  description: 300,
  details: 5_000,
  richText: 20_000,
  custom: 2_000,
  pictures: 12,
  pictureBytes: 10 * 1024 * 1024,
  families: 5,
  tags: 20,
  attributes: 30,
  attributeValues: 20,
  offDays: 1_000,
  /** In dollars. */
  price: 1_000_000,
  selected: 500,
} as const;

/** `pending` waits for the operator, `returned` for the vendor. */
export type RevisionState = "pending" | "returned";

/** The part of a product that couples see and that is reviewed. Off days and opening hours are up to the vendor. */
export type RevisedProduct = {
  title: string;
  slug: string;
  description: string;
  details: string;
  detailHtml: string;
  skuCode: string;
  level1Id: string;
  level2Id: string | null;
  level3Id: string | null;
  productTypeId: string | null;
  productFamily: string[];
  priceCents: number;
  gstType: GstType;
  plusPlus: boolean;
  allInCents: number;
  priceMetric: string;
  costCents: number | null;
  taxStatus: string;
  taxClass: string;
  enableMinMaxRule: boolean;
  minQty: number | null;
  maxQty: number | null;
  minPricingCents: number | null;
  maxPricingCents: number | null;
  tags: string[];
  focusKeyword: string;
  attributes: ProductAttribute[];
  filterId: string;
  filterValues: string[];
  filters: ProductFilter[];
  custom: string;
  addOns: StoredAddOn[];
  priceRules: StoredPriceRule[];
  featured: boolean;
  isVisibleOnProductPage: boolean;
  images: string[];
  videoUrl: string | null;
};

/** A row of the vendor's list. */
export type OwnProduct = {
  id: string;
  _id: string;
  slug: string;
  productTitle: string;
  productSkuCode: string;
  productFamily: string[];
  productPrice: ProductPrice;
  productType: { _id: string; name: string } | null;
  image: string | null;
  status: ProductStatus;
  /** Changes the operator asked for. */
  statusReason: string;
  revision: RevisionState | null;
  enableSelling: boolean;
  publishAt: string | null;
  updatedAt: string;
  version: number;
};

/** A product as its vendor edits it, including an edit that waits for review. Amounts in dollars. */
export type OwnProductDetail = OwnProduct & {
  productDescription: string;
  productDetails: string;
  detailProductDescription: string;
  productGallery: string[];
  /** Pictures that an operator has taken down; couples don't see them. */
  hiddenPictures: HiddenPicture[];
  productVideoUrl: string;
  productCategory: { level1: string; level2: string; level3: string; level4: string };
  productTypeId: string;
  costPerItem: number | null;
  taxStatus: string;
  taxClass: string;
  enableMinMaxRule: boolean;
  minQty: number | null;
  maxQty: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  productTags: string[];
  focusKeyword: string;
  attributes: ProductAttribute[];
  /** The selected filter of the vendor's form, as it was sent. */
  filterId: string;
  filterValues: string[];
  /** Attributes that were chosen as filters of the product type; `attributes` contains them, too. */
  filters: ProductFilter[];
  /** Stored for the vendor as it was sent. */
  custom: string;
  addOns: ProductAddOn[];
  /** Prices by day; the first rule that applies to a day decides. */
  priceRules: PriceRule[];
  featuredProduct: boolean;
  isVisibleOnProductPage: boolean;
  customOffDays: string[];
  openHours: OpenHours | null;
};

/** Products that a switch changed: those published or unpublished, and those that only lost their publish date. */
export type SwitchedProducts = {
  changed: number;
  /** Published or unpublished by this switch; the opposite switch of these undoes it. */
  ids: string[];
  /** How many were already unpublished and lost their publish date. */
  unscheduled: number;
};

/** The list's filter: the vendor's families and how many products each has. */
export type FamilyCount = { name: string; count: number };

/**
 * Returns the name by which an uploaded picture is sorted: lower case, anything but letters and digits as single
 * hyphens, none at its ends.
 */
export function sortingName(fileName: string): string {
  return fileName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
