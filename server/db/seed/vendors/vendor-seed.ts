import type { MasterCategorySlug } from "@/contracts/category";
import type { ProductStatus } from "@/contracts/product";
import type { MilestoneRule, RefundTier, VendorStatus } from "@/contracts/vendor";
import type { MenuName, OfferKind } from "../products/offer-kinds.data";

/** Whose custom an offer follows: couples of other communities are not shown buying it. */
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

export type OfferOptions = {
  /** Fewest and most that can be ordered. */
  min?: number;
  max?: number;
  /** Least that a line may come to, in dollars as listed. */
  minSpend?: number;
  family?: string;
  metric?: string;
  /** Served Monday to Thursday, or Friday to Sunday. */
  days?: "weekday" | "weekend";
  for?: Community;
  featured?: boolean;
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
  /** Account address; made from the name where none is given. */
  email?: string;
  place: PlaceSeed;
  /** Days since it joined. */
  since: number;
  founded: number;
  gst: boolean;
  /** Whether GST comes on top of its listed prices, for those registered. */
  gstOnTop?: boolean;
  halal?: boolean;
  tables?: number;
  dailyCapacity?: number;
  commissionBps?: number;
  /** Weekdays without service, 0 Sunday to 6 Saturday. */
  closed?: number[];
  hours?: [string, string];
  styles: string[];
  networks?: ("facebook" | "instagram" | "pinterest" | "youtube" | "linkedIn" | "twitter" | "flickr")[];
  /** How often couples choose it, from 0 up, and how well it does, as a mean of stars. */
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
