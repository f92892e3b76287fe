import type { Page } from "@/contracts/envelope";
import type { CampaignTree } from "./campaign-tree";

/** The message for an unknown promo code, and for any code in the cart whose kind isn't known. */
export const UNKNOWN_CODE = "We don't recognise this code. Check it and try again.";

/** `discount` is a coupon, which lowers the price; `voucher` is a balance to pay with. */
export const PROMOTION_TYPES = ["discount", "voucher"] as const;
export type PromotionType = (typeof PROMOTION_TYPES)[number];

export const PROMOTION_KINDS = ["percent", "fixed"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Counted per vendor, over orders that are not cancelled and have a paid milestone. */
export const PROMOTION_SEGMENTS = ["all", "not_yet_purchased", "one_purchase"] as const;
export type PromotionSegment = (typeof PROMOTION_SEGMENTS)[number];

export const PROMOTION_SEGMENT_LABELS: Record<PromotionSegment, string> = {
  all: "All customers",
  not_yet_purchased: "Customer not yet purchased",
  one_purchase: "Customers with only 1 purchase",
};

/** `used_up`: used as often as allowed. A paused campaign shows as paused unless it has ended. */
export const CAMPAIGN_STATUSES = ["running", "scheduled", "paused", "used_up", "ended"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export const CAMPAIGN_SORTS = {
  newest: "Newest first",
  "ending-soon": "Ending soonest",
  "most-used": "Most used",
  "most-sold": "Most sales",
  code: "Code A-Z",
} as const;
export type CampaignSort = keyof typeof CAMPAIGN_SORTS;

/** Shown when a call about a campaign fails without a message from the server. */
export const CAMPAIGN_FAILURES: Record<PromotionType, Record<"notRead" | "notDeleted", string>> = {
  discount: { notRead: "Discount cannot be retrieved", notDeleted: "Discount cannot be deleted" },
  voucher: { notRead: "Voucher cannot be retrieved", notDeleted: "Voucher cannot be deleted" },
};

/** Messages after a vendor changes a campaign. */
export const CAMPAIGN_MESSAGES: Record<PromotionType, Record<"created" | "updated" | "deleted", string>> = {
  discount: {
    created: "Discount created",
    updated: "Discount updated",
    deleted: "Discount deleted",
  },
  voucher: {
    created: "Voucher created",
    updated: "Voucher updated",
    deleted: "Voucher deleted",
  },
};

/** The terms of a campaign. Amounts in dollars; `percent` is 10 for 10%. */
export type CampaignTerms = {
  kind: PromotionKind;
  percent: number | null;
  amount: number | null;
  /** The largest discount of a percentage, or the total that a percentage voucher can pay. */
  cap: number | null;
  /** The minimum spend on what the campaign covers, all-in. */
  minSpend: number;
};

/** A vendor's campaign with its results. Dates are days in Singapore, the last one included. */
export type Campaign = CampaignTerms & {
  id: string;
  _id: string;
  type: PromotionType;
  code: string;
  name: string;
  startDate: string;
  endDate: string | null;
  totalLimit: number | null;
  perCustomerLimit: number | null;
  segment: PromotionSegment;
  status: CampaignStatus;
  /** The names of the ticked categories, the deepest of each branch; an empty list means everything. */
  covers: string[];
  /** Orders that used the coupon, or customers who took the voucher. */
  timesUsed: number;
  /** Orders that it was used for and that are not cancelled, and their total value. */
  orders: number;
  sold: number;
  /** How much it saved on these orders, or paid towards them. */
  given: number;
};

export type CampaignDetail = Campaign & CampaignTree;

/** The price that a couple would pay for one of the vendor's products. Amounts in dollars. */
export type CampaignPreview = {
  productTitle: string;
  quantity: number;
  before: number;
  /** Saved by a coupon, including service charge and GST. */
  discount: number;
  total: number;
  /** Paid by a voucher. */
  voucher: number;
  pays: number;
  /** Why it would not apply, or null. */
  reason: string | null;
};

/** A coupon that the couple can use now. */
export type OfferedCoupon = CampaignTerms & {
  id: string;
  _id: string;
  code: string;
  name: string;
  startDate: string;
  endDate: string | null;
  /** Null for Sayang's own coupons, which cover the whole cart. */
  vendor: { id: string; _id: string; vendorName: string } | null;
  /** Its saving on the current cart, all-in. */
  saves: number;
  /** Why it does not apply to the current cart, or null. */
  reason: string | null;
};

/** A voucher that the couple has, or could claim from a vendor's campaign. */
export type OfferedVoucher = {
  /** The voucher's id, or the campaign's while it is unclaimed. */
  id: string;
  _id: string;
  kind: "gift" | "vendor" | "credit";
  /** False: it is claimed when it is redeemed. */
  claimed: boolean;
  name: string;
  code: string | null;
  balance: number;
  vendor: { id: string; _id: string; vendorName: string } | null;
  /** The last day in Singapore. */
  expiresOn: string | null;
  /** The amount of the current cart that it would pay. */
  pays: number;
  reason: string | null;
};

export type OfferedCoupons = Page<OfferedCoupon>;
export type OfferedVouchers = Page<OfferedVoucher>;
