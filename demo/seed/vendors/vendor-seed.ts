import type { PriceRuleDays } from "@/contracts/catalogue/price/price-rule";
import type { MasterCategorySlug } from "@/contracts/catalogue/category";
import type { ProductStatus } from "@/contracts/catalogue/product/product";
import type { MilestoneRule, RefundTier } from "@/contracts/catalogue/vendor/vendor";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { MenuName, OfferKind } from "./offer-kinds.data";

/** The community whose customs an offer follows: demo couples of other communities do not buy it. */
export type Community = "chinese" | "malay" | "indian" | "eurasian";

export type PlaceSeed = {
  block: string;
  street: string;
  building: string;
  unit: string;
  postal: string;
  latitude: number;
  longitude: number;
};

export function place(
  block: string,
  street: string,
  building: string,
  unit: string,
  postal: string,
  latitude: number,
  longitude: number,
): PlaceSeed {
  return { block, street, building, unit, postal, latitude, longitude };
}

export type PriceRuleSeed = Partial<PriceRuleDays> & { name?: string; percent: number; min?: number };

export type OfferOptions = {
  /** The minimum and maximum quantity. */
  min?: number;
  max?: number;
  /** The minimum amount of a line, in dollars as listed. */
  minSpend?: number;
  family?: string;
  metric?: string;
  /** Served Monday to Thursday, or Friday to Sunday. */
  days?: "weekday" | "weekend";
  for?: Community;
  featured?: boolean;
  /** Prices by day, in percent of the price. */
  priceRules?: readonly PriceRuleSeed[];
  status?: ProductStatus;
  attributes?: Record<string, string | string[]>;
  /** The menu to draw dishes from, when it is not that of the kind; or the dishes themselves. */
  menu?: MenuName | "none";
  dishes?: string[];
};

/** Price in dollars, as the vendor lists it. */
export type OfferSeed = {
  kind: OfferKind;
  type: string;
  title: string;
  price: number;
  text: string;
  options: OfferOptions;
};

export function offer(
  kind: OfferKind,
  type: string,
  title: string,
  price: number,
  text: string,
  options: OfferOptions = {},
): OfferSeed {
  return { kind, type, title, price, text, options };
}

export type PolicySeed = { milestones?: MilestoneRule[]; refundTiers?: RefundTier[]; note?: string };

export type VendorSeed = {
  name: string;
  company?: string;
  master: MasterCategorySlug;
  /** Its secondary service offering. */
  also?: MasterCategorySlug;
  owner?: [first: string, last: string];
  /** Account address; made from the name where none is given. */
  email?: string;
  place: PlaceSeed;
  /** Days since it joined. */
  since: number;
  founded: number;
  gst: boolean;
  /** For GST-registered vendors: GST is added to the listed prices. */
  gstOnTop?: boolean;
  halal?: boolean;
  tables?: number;
  /** Guests in rows and standing, and where they park. */
  room?: { theatre: number; cocktail: number; parking: string };
  dailyCapacity?: number;
  commissionBps?: number;
  /** Weekdays without service, 0 Sunday to 6 Saturday. */
  closed?: number[];
  hours?: [string, string];
  styles: string[];
  networks?: ("facebook" | "instagram" | "pinterest" | "youtube" | "linkedIn" | "twitter" | "flickr")[];
  /** The weight with which couples choose it, from 0 up, and its mean rating in stars. */
  popularity: number;
  quality: number;
  featured?: boolean;
  direct?: boolean;
  status?: VendorStatus;
  statusReason?: string;
  policy?: PolicySeed;
  tagline: string;
  summary: string[];
  faq: [question: string, answer: string][];
  offers: OfferSeed[];
};
