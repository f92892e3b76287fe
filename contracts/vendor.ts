import { object } from "yup";
import type { GstType } from "@/lib/money";
import type { MasterCategorySlug } from "./category";
import { text } from "./text";

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
};

/** A vendor by its id or its slug. */
export const vendorKeyParam = object({ id: text().max(120).required() });

export type { GstType };
