import type { Page } from "@/contracts/envelope";
import type { CampaignTree } from "./campaign-tree";

/** Of a promo code, and of any code that a cart can't tell the kind of. */
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

/** `used_up`: as often as it may be. Paused counts before all others but the end. */
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

/** Messages after a vendor's change. */
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

/** A campaign's benefit. Amounts in dollars; `percent` is 10 for 10%. */
export type CampaignTerms = {
  kind: PromotionKind;
  percent: number | null;
  amount: number | null;
  /** The most that a percentage takes off, or all that a percentage voucher ever pays. */
  cap: number | null;
  /** All-in, of what the campaign covers. */
  minSpend: number;
};

/** A vendor's campaign with what came of it. Dates are days in Singapore, the last one included. */
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
  /** The names of the ticked categories, the deepest of each branch; none means everything. */
  covers: string[];
  /** Orders that used the coupon, or customers who took the voucher. */
  timesUsed: number;
  /** Orders not cancelled that it was used for, and what they are worth. */
  orders: number;
  sold: number;
  /** The sum that it took off these orders, or paid of them. */
  given: number;
};

export type CampaignDetail = Campaign & CampaignTree;

/** A couple's price for a product of the vendor's. Amounts in dollars. */
export type CampaignPreview = {
  productTitle: string;
  quantity: number;
  before: number;
  /** Taken off by a coupon, service charge and GST included. */
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
  /** Null for Sayang's own, which covers the whole cart. */
  vendor: { id: string; _id: string; vendorName: string } | null;
  /** Its saving on the present cart, all-in. */
  saves: number;
  /** Why it does not apply to the cart as it is, or null. */
  reason: string | null;
};

/** A voucher that the couple holds, or that a vendor's campaign would give it. */
export type OfferedVoucher = {
  /** Of the voucher, or of the campaign while it is not claimed. */
  id: string;
  _id: string;
  kind: "gift" | "vendor" | "credit";
  /** False: redeeming it claims it first. */
  claimed: boolean;
  name: string;
  code: string | null;
  balance: number;
  vendor: { id: string; _id: string; vendorName: string } | null;
  /** The last day in Singapore. */
  expiresOn: string | null;
  /** Its share of the present cart. */
  pays: number;
  reason: string | null;
};

export type OfferedCoupons = Page<OfferedCoupon>;
export type OfferedVouchers = Page<OfferedVoucher>;
