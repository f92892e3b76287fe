import type { VendorTermsRef } from "./vendor-terms";
import type { VendorFlags } from "./vendor-flag";
import type { VendorCeremony, VendorLanguage } from "./vendor-service";
import { t } from "@/lib/words/t";

/** Links by network. */
export type VendorSocial = Partial<
  Record<"facebook" | "flickr" | "instagram" | "linkedIn" | "pinterest" | "twitter" | "youtube", string>
>;

export type VendorFaq = { id: string; question: string; answer: string };

/** As the vendor edits it: `isEdit` is the state of a client's form. */
export type OwnFaq = VendorFaq & { isEdit: boolean };

/** The due date of a milestone: on booking, half-way to the day, or a number of days before it. */
export type MilestoneDue = { kind: "booking" } | { kind: "halfway" } | { kind: "before"; days: number };

export type MilestoneRule = { label: string; percent: number; due: MilestoneDue };

/** The percentage refunded when the customer cancels at least `daysBefore` days ahead. */
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

/** A room for banquets; `tables` of ten. */
export type VendorHall = { name: string; tables: number };

export type BusinessOwner = {
  firstName: string;
  lastName: string;
  email: string;
  countryCode: string;
  phone: string;
};

/** Without `services`, which are stored as the vendor's categories. `price` in dollars. */
export type SellerOffering = { areYouASocialChampion: boolean; price: number | null; date: string | null };

/** True means that the vendor declares no problem; `comment` explains any that are false. */
export type ValidationChecks = {
  fiveYearHistory: boolean;
  isDirectorOfbankrupt: boolean;
  isCaseReview: boolean;
  isBadPress: boolean;
  isBadReviews: boolean;
  comment: string;
};

/** Amounts on the wire are dollars with two decimals; `priceFrom` is all-in. */
export type VendorCard = VendorFlags & {
  id: string;
  _id: string;
  slug: string;
  vendorName: string;
  tagline: string;
  categories: { _id: string; name: string }[];
  masterCategory: { _id: string; name: string; slug: string };
  profileImage: string | null;
  bannerImage: string | null;
  area: string;
  district: number | null;
  rating: number;
  reviewCount: number;
  priceFrom: number | null;
  priceMetric: string | null;
  featured: boolean;
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
  /** Confirmed by Sayang, in the vendor's order. */
  halls: VendorHall[];
  styleTags: string[];
  languages: VendorLanguage[];
  ceremonies: VendorCeremony[];
  ordersCompleted: number;
  /** `YYYY-MM-DD` */
  memberSince: string;
  /** A short film of its work: a file of ours, or a link to a network such as YouTube. */
  videoUrl: string | null;
  trackRecord: VendorTrackRecord;
  /** The vendor's own terms for new orders; null when it has none. */
  terms: VendorTermsRef | null;
};

/** Figures measured by Sayang, not claimed by the vendor. */
export type VendorTrackRecord = {
  /** The median time to answer an order or a first message, in minutes; null with fewer than 3 answers. */
  answersWithinMinutes: number | null;
  ordersDone: number;
  /** The share of the latest paid orders that the vendor accepted: 0 to 1, null with fewer than 5 orders. */
  acceptedShare: number | null;
  /** Couples who booked it more than once. */
  returningCouples: number;
  /** `YYYY-MM-DD` */
  memberSince: string;
};

/** `within 40 minutes`, `within 3 hours`, `within 2 days`: rounded up. */
export function answersWithinText(minutes: number): string {
  if (minutes <= 50) return t("within {n} minutes", { n: Math.max(1, Math.ceil(minutes / 10)) * 10 });
  if (minutes <= 60) return t("within an hour");
  const hours = Math.ceil(minutes / 60);
  if (hours < 24) return t("within {n} hours", { n: hours });
  return hours === 24 ? t("within a day") : t("within {n} days", { n: Math.ceil(hours / 24) });
}

export const SIMILAR_VENDORS = 6;
