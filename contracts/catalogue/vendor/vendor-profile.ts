import type { SessionVendor } from "@/contracts/identity/auth";
import type {
  BusinessOwner,
  MilestoneDue,
  OwnFaq,
  PaymentPolicy,
  SellerOffering,
  ValidationChecks,
  VendorSocial,
} from "./vendor";
import type { HiddenPicture } from "../takedown/takedown";
import type { VendorCeremony, VendorLanguage } from "./vendor-service";

export const PROFILE_CHANGED_ELSEWHERE =
  "Your profile was changed in another tab or on another device. Reload this page, then make your change again.";
export const NOTHING_TO_SAVE = "Please change something first";
export const PIN_TOO_FAR = "The pin is too far from your postcode";
export const BANK_NEEDS_PASSWORD = "Enter your password to change your bank details";

export const USERNAME_STAYS = "Your username is your shop’s address and can’t be changed";
export const EMAIL_STAYS = "Your email can’t be changed with the profile";
export const PASSWORD_STAYS = "Your password can’t be changed with the profile";

export const GALLERY_MAX = 20;
/** How many new pictures can be uploaded per save, besides logo and banner. */
export const GALLERY_AT_ONCE = 8;
export const FAQ_MAX = 30;
export const FAQ_QUESTION_MAX = 200;
export const FAQ_ANSWER_MAX = 2000;
export const CATEGORIES_MAX = 60;

export const VENDOR_PICTURES = ["profileImage", "bannerImage"] as const;
export type VendorPicture = (typeof VENDOR_PICTURES)[number];

/** GeoJSON: `coordinates` are longitude and latitude, both 0 when unknown. */
export type GeoPoint = { type: "Point"; coordinates: number[] };

export type BankInfo = {
  accountName: string;
  accountNumber: string;
  bankAddress: string;
  bankName: string;
  iban: string;
  routingNumber: string;
  swiftCode: string;
  uen: string;
};

/** Account number, IBAN and routing number show only their last four characters. */
export type MaskedBankInfo = BankInfo & { /** ISO 8601, UTC */ changedAt: string };

/** The parts of a vendor's profile that only the vendor sees. */
export type VendorOwnProfile = {
  /** Sent back with a change, so that two tabs can't overwrite each other. */
  version: number;
  vatTaxNumber: string;
  countryCodeForMobile: string;
  mobileNumber: string;
  streetAddress2: string;
  streetAddress3: string;
  city: string;
  state: string;
  store1: string;
  store2: string;
  galleryImages: string[];
  /** Pictures that an operator has taken down; couples don't see them. */
  hiddenPictures: HiddenPicture[];
  location: GeoPoint;
  /** Null for vendors added by Sayang itself. */
  businessOwner: (BusinessOwner & { isPrivacyAndTerms: true }) | null;
  /** `services`: the main offering, then the secondary; ids of top categories. */
  sellerOffering: SellerOffering & { services: string[] };
  validationChecks: ValidationChecks | null;
  socialMedia: VendorSocial;
  faq: OwnFaq[];
  languages: VendorLanguage[];
  ceremonies: VendorCeremony[];
  styleTags: string[];
  paymentPolicy: PaymentPolicy;
  bankInfo: MaskedBankInfo | null;
  /** Vendors set `enableSelling`; Sayang sets the others. */
  settings: { enableSelling: boolean; publishProductDirectly: boolean; makeVendorFeatured: boolean };
};

/** The limits of a payment policy. */
export const DEPOSIT_MAX_PERCENT = 50;
export const MILESTONES_MAX = 6;
export const REFUND_TIERS_MAX = 6;
export const POLICY_DAYS_MAX = 730;

/** Returns the problem with a payment policy, worded for the vendor, or null. */
export function policyProblem({ milestones, refundTiers }: PaymentPolicy): string | null {
  return milestonesProblem(milestones) ?? tiersProblem(refundTiers);
}

/** Returns what is wrong with the payments of a policy or an offer, or null. */
export function milestonesProblem(milestones: PaymentPolicy["milestones"]): string | null {
  const [first, ...later] = milestones;
  if (!first || later.length === 0) return "Add at least two payments";
  if (milestones.length > MILESTONES_MAX) return `Use at most ${MILESTONES_MAX} payments`;
  if (first.due.kind !== "booking") return "The first payment is due on booking";
  if (first.percent > DEPOSIT_MAX_PERCENT) return `The deposit can be at most ${DEPOSIT_MAX_PERCENT}%`;
  if (later.some(({ due }) => due.kind === "booking")) return "Only the first payment is due on booking";
  const sum = milestones.reduce((total, { percent }) => total + percent, 0);
  if (sum !== 100) return `Your payments add up to ${sum}%. They must add up to 100%`;
  if (new Set(milestones.map(({ label }) => label.trim().toLowerCase())).size < milestones.length) {
    return "Give each payment a name of its own";
  }
  const inOrder = later.every(({ due }, at) => at === 0 || comesAfter(due, later[at - 1]?.due));
  return inOrder ? null : "List payments in the order in which they fall due";
}

/** A half-way milestone always precedes those that count back from the day. */
function comesAfter(due: MilestoneDue, earlier: MilestoneDue | undefined): boolean {
  if (due.kind !== "before" || !earlier) return false;
  return earlier.kind === "halfway" || (earlier.kind === "before" && due.days < earlier.days);
}

function tiersProblem(tiers: PaymentPolicy["refundTiers"]): string | null {
  if (tiers.length > REFUND_TIERS_MAX) return `Use at most ${REFUND_TIERS_MAX} refund steps`;
  for (const [at, { daysBefore, percent }] of tiers.entries()) {
    const earlier = tiers[at - 1];
    if (!earlier) continue;
    if (daysBefore >= earlier.daysBefore)
      return "List refund steps from the earliest cancellation to the latest";
    if (percent > earlier.percent) return "A later cancellation can't be refunded more than an earlier one";
  }
  return null;
}

/** GET and PATCH /vendor/profile/{id}. */
export type VendorProfile = SessionVendor &
  VendorOwnProfile & {
    slug: string;
    /** The same as `slug`; chosen in the application. */
    username: string;
    companyName: string;
    companyRegistrationNumber: string;
    statusReason: string;
    tagline: string;
    profileSummary: string;
    website: string;
    countryCode: string;
    phone: string;
    blockNumber: string;
    unitNo: string;
    buildingName: string;
    streetAddress1: string;
    country: string;
    postCode: string;
    profileImage: string | null;
    bannerImage: string | null;
    enableSelling: boolean;
  };
