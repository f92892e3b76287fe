import { type InferType, object } from "yup";
import type { GstType } from "@/lib/money";
import type { MasterCategorySlug } from "./category";
import { text } from "./text";
import { optionalId, uuid } from "./uuid";

export const VENDOR_STATUSES = ["pending", "approved", "suspended", "changes_requested", "rejected"] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

/** Spec vendor §3, socialMedia: addresses by network. */
export type VendorSocial = Partial<
  Record<"facebook" | "flickr" | "instagram" | "linkedIn" | "pinterest" | "twitter" | "youtube", string>
>;

export type VendorFaq = { id: string; question: string; answer: string };

/** When a milestone falls due: on booking, half-way to the day, or so many days before it. */
export type MilestoneDue = { kind: "booking" } | { kind: "halfway" } | { kind: "before"; days: number };

export type MilestoneRule = { label: string; percent: number; due: MilestoneDue };

/** Percent of what was paid that comes back when the customer cancels at least `daysBefore` days ahead. */
export type RefundTier = { daysBefore: number; percent: number };

/** Percentages of milestones add up to 100, the first is at most 50. Tiers go from early to late. */
export type PaymentPolicy = { milestones: MilestoneRule[]; refundTiers: RefundTier[]; note: string };

export const DEFAULT_PAYMENT_POLICY: PaymentPolicy = {
  milestones: [
    { label: "Booking deposit", percent: 30, due: { kind: "booking" } },
    { label: "Half-way payment", percent: 40, due: { kind: "halfway" } },
    { label: "Balance", percent: 30, due: { kind: "before", days: 14 } },
  ],
  refundTiers: [
    { daysBefore: 180, percent: 80 },
    { daysBefore: 90, percent: 50 },
    { daysBefore: 30, percent: 20 },
  ],
  note: "",
};

/** Spec vendor §3, businessOwner. */
export type BusinessOwner = {
  firstName: string;
  lastName: string;
  email: string;
  countryCode: string;
  phone: string;
};

/** Spec vendor §3, sellerOffering, without `services`, which live as the vendor's categories. `price` in dollars. */
export type SellerOffering = { areYouASocialChampion: boolean; price: number | null; date: string | null };

/** Spec vendor §3, validationChecks: each true when the vendor declares the good case; `comment` explains the others. */
export type ValidationChecks = {
  fiveYearHistory: boolean;
  isDirectorOfbankrupt: boolean;
  isCaseReview: boolean;
  isBadPress: boolean;
  isBadReviews: boolean;
  comment: string;
};

/** Amounts on the wire are dollars with two decimals; `priceFrom` is all-in. */
export type VendorCard = {
  id: string;
  _id: string;
  slug: string;
  vendorName: string;
  tagline: string;
  categories: { _id: string; name: string }[];
  masterCategory: { _id: string; name: string; slug: MasterCategorySlug };
  profileImage: string | null;
  bannerImage: string | null;
  area: string;
  district: number | null;
  rating: number;
  reviewCount: number;
  priceFrom: number | null;
  priceMetric: string | null;
  featured: boolean;
  halalCertified: boolean;
  capacityTables: number | null;
};

/** The public profile of an approved vendor. */
export type VendorDetail = VendorCard & {
  companyName: string;
  profileSummary: string;
  website: string;
  galleryImages: string[];
  address: {
    buildingName: string;
    streetAddress: string;
    unitNumber: string;
    postalCode: string;
    country: string;
  };
  location: { latitude: number; longitude: number };
  socialMedia: VendorSocial;
  faq: VendorFaq[];
  paymentPolicy: PaymentPolicy;
  gstRegistered: boolean;
  styleTags: string[];
  ordersCompleted: number;
  /** `YYYY-MM-DD` */
  memberSince: string;
  /** A short film of its work: an address of our own, or of a network such as YouTube. */
  videoUrl: string | null;
  trust: VendorTrust;
};

/** What the house has counted itself, not what the vendor claims. */
export type VendorTrust = {
  /** Half of all couples had their answer (to an order or a first message) within so many minutes; null below 3 answers. */
  answersWithinMinutes: number | null;
  ordersDone: number;
  /** Of its latest paid orders, how many it took on: 0 to 1, null below 5 orders. */
  acceptedShare: number | null;
  /** Couples who booked it more than once. */
  returningCouples: number;
  /** `YYYY-MM-DD` */
  memberSince: string;
  gstRegistered: boolean;
};

/** `within 40 minutes`, `within 3 hours`, `within 2 days`: never less than what was measured. */
export function answersWithinText(minutes: number): string {
  if (minutes <= 50) return `within ${Math.max(1, Math.ceil(minutes / 10)) * 10} minutes`;
  if (minutes <= 60) return "within an hour";
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return `within ${hours} hours`;
  return hours === 24 ? "within a day" : `within ${Math.ceil(hours / 24)} days`;
}

/** A vendor by its id or its slug. */
export const vendorKeyParam = object({ id: text().max(120).required() });

export const SIMILAR_VENDORS = 8;

/**
 * Spec vendor §7, GET user/getSimilarVendors. `serviceId` is a category to be similar in, else the vendor's own. The
 * specs' screens send who asks (`userId`, `type`) too; the answer is the same for everybody.
 */
export const similarVendorsQuery = object({
  vendorId: uuid().required("vendorId is required"),
  serviceId: optionalId(),
  userId: text().max(60).default(""),
  type: text().max(40).default(""),
});
export type SimilarVendorsQuery = InferType<typeof similarVendorsQuery>;

export type { GstType };
