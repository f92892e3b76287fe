import type { VendorTermsRef } from "@/contracts/catalogue/vendor/vendor-terms";
import type { Meal } from "@/contracts/catalogue/price/meal";
import type { AddOnPer } from "@/contracts/catalogue/product/product";
import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import { toCents, toDollars } from "@/lib/money";
import type { PromotionKind } from "@/contracts/sale/promotion/promotion";
import type { VoucherKind } from "../promotion/voucher";
import type { OrderHandler } from "./order-team";
import type { OrderActor, OrderEventKind, OrderState, OrderStatus } from "./order-process";

export const COMMENT_MAX = 1000;

/** The terms that couples agree to with the button that places the order. */
export const CHECKOUT_CONSENT =
  "I agree to the Terms and Conditions and to the refund rule of each vendor above.";

/** The same, when a vendor in the cart has terms of its own. */
export const CHECKOUT_CONSENT_WITH_VENDOR_TERMS =
  "I agree to the Terms and Conditions, to each vendor’s refund rule and, where linked, to the vendor’s own terms above.";

/** Returns the wording that a couple agrees to; `hasVendorTerms` when any vendor in the cart has terms of its own. */
export const checkoutConsent = (hasVendorTerms: boolean) =>
  hasVendorTerms ? CHECKOUT_CONSENT_WITH_VENDOR_TERMS : CHECKOUT_CONSENT;

/** How many unpaid dates a couple may hold, at one vendor and in total. */
export const MAX_UNPAID_DATES_PER_VENDOR = 5;
export const MAX_UNPAID_DATES = 20;
/** How many unpaid checkouts a couple may start within 24 hours before having to wait. */
export const MAX_UNPAID_CHECKOUTS = 10;

/** The `Idempotency-Key` header of POST /order: 8 to 100 visible characters, new for every purchase attempt. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/;

/** The largest checkout, $20,000,000: the database stores cents in 32 bits. */
export const MAX_CHECKOUT_CENTS = 2_000_000_000;

/** Singapore shows only postal code and country. */
export type BillingAddress = {
  unitNumber: string;
  streetAddress: string;
  streetAddress2: string;
  streetAddress3: string;
  city: string;
  state: string;
  country: string;
  postalCode: string;
};

/** An extra bought with an item, as it was at purchase; `unitCents` is the all-in price of one. */
export type OrderedAddOn = { id: string; name: string; unitCents: number; quantity: number; per: AddOnPer };

/** The same in dollars, with the price of all units charged, before any coupon. */
export type OrderItemAddOn = {
  id: string;
  name: string;
  per: AddOnPer;
  quantity: number;
  unitPrice: number;
  total: number;
};

/** Amounts in dollars, instants in ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type OrderMilestone = {
  id: string;
  _id: string;
  label: string;
  amount: number;
  /** The card's share of `amount`; a voucher pays the rest. 0 once paid. */
  due: number;
  /** The part of `amount` that a voucher pays; a card pays the rest. */
  voucher: number;
  dueDate: string | null;
  paidAt: string | null;
};
export type OrderItem = {
  id: string;
  productId: string;
  productTitle: string;
  image: string | null;
  priceMetric: string;
  quantity: number;
  unitPrice: number;
  /** The reason for the price on its date; null when every day costs the same. */
  priceNote: string | null;
  addOns: OrderItemAddOn[];
  /** With extras, after the coupon. */
  total: number;
  /** The coupon's saving on it, including service charge and GST. */
  discount: number;
  eventDate: string | null;
  /** The meal that it is for; null for a product that names none. */
  meal: Meal | null;
  /** The couple's note to the vendor about this item. */
  note: string;
};
export type OrderTimelineEntry = { kind: OrderEventKind; actor: OrderActor; note: string; at: string };

export type OrderSummary = {
  id: string;
  _id: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  state: OrderState;
  vendor: {
    id: string;
    _id: string;
    vendorName: string;
    profileImage: string | null;
    /** The name of its master category. */
    category: string | null;
    /** True when it is on the couple's shortlist. Only in GET /order with `getVendorWishlist=true`. */
    isInWishlist?: boolean;
  };
  customer: { id: string; name: string };
  eventDate: string | null;
  itemCount: number;
  firstItemTitle: string;
  firstItemQuantity: number;
  /** The unit of the first item's price, such as `table of 10`. */
  firstItemPriceMetric: string;
  /** How many extras are charged with its items: one per table for ten tables makes ten. */
  extraCount: number;
  firstItemImage: string | null;
  orderValue: number;
  /** All payments; refunds are in `refunded`. */
  paid: number;
  refunded: number;
  /** The refund on its way: requested from the card processor but not confirmed yet. */
  refundDue: number;
  nextMilestone: OrderMilestone | null;
  placedAt: string;
  answerBy: string | null;
  /** The couple raised an issue that isn't resolved; nothing is paid out until it is. */
  hasIssue: boolean;
  /** The couple's note to the vendor about the whole order. */
  comment: string;
  /** The vendor's offer that was ordered as it stood; null for what was bought at list prices. */
  offerId: string | null;
};

/** The orders of a vendor's list; a minus sorts descending, and undated orders come last. */
export const ORDER_SORTS = ["-placed", "placed", "event", "-event", "-total", "total"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** As the vendor lists it: with the person of its team who has it. */
export type VendorOrderSummary = OrderSummary & { handler: OrderHandler | null };

/** Returns "Paid" of an order: payments less refunds. In dollars. */
export function paidLessRefunds({ paid, refunded }: Pick<OrderSummary, "paid" | "refunded">): number {
  return toDollars(toCents(paid) - toCents(refunded));
}

/** A coupon as stored with an order. */
export type OrderedDiscount = {
  id: string;
  code: string;
  name: string;
  isSayangs: boolean;
  kind: PromotionKind;
  /** For `percent`: in hundredths of a percent. */
  percentBps: number | null;
  /** For `fixed`. */
  amountCents: number | null;
};
/** `percent`, or `amount` in dollars, depending on its kind. */
export type AppliedDiscount = Omit<OrderedDiscount, "percentBps" | "amountCents"> & {
  percent: number | null;
  amount: number | null;
};
/** A voucher as stored with an order. `code` is the campaign's; other vouchers have none that may be shown. */
export type OrderedVoucher = { id: string; kind: VoucherKind; name: string; code: string | null };

export type OrderDetail = OrderSummary & {
  checkoutId: string;
  items: OrderItem[];
  milestones: OrderMilestone[];
  timeline: OrderTimelineEntry[];
  net: number;
  serviceCharge: number;
  gst: number;
  /** The coupon's saving, including service charge and GST; the amounts above are net of it. */
  discount: number;
  /** The campaign as it was at purchase; null without one. */
  appliedDiscount: AppliedDiscount | null;
  /** The part of `paid` that came from a voucher or store credit. */
  voucher: number;
  /** The voucher as it was at purchase. */
  appliedVoucher: OrderedVoucher | null;
  contactName: string;
  contactPhone: string;
  /** Null for orders placed before addresses were required. */
  billing: BillingAddress | null;
  declineReason: string | null;
  paymentPolicy: PaymentPolicy;
  /** The version of the vendor's own terms that the order was placed under; null when there were none. */
  vendorTerms: VendorTermsRef | null;
  delivery: OrderDelivery;
  /** The amount that Sayang holds according to the ledger, in dollars, less refunds on their way. */
  held: number;
  /** Released to the vendor when the order ended, before Sayang's commission, in dollars, according to the ledger. */
  released: number;
  /** When `released` left for the vendor's bank, ISO 8601 UTC; null until its payout is paid. */
  paidOutAt: string | null;
  vendorContact: VendorContact;
};

/** How a couple reaches the vendor it has booked. `name` and `phone` are empty until the order is paid for. */
export type VendorContact = { name: string; phone: string; address: string; categorySlug: string };

/** The progress of the delivery; instants in ISO 8601 UTC, null for what has not happened. */
export type OrderDelivery = {
  vendorDeliveredAt: string | null;
  deliveredAt: string | null;
  issueRaisedAt: string | null;
  completedAt: string | null;
  /** When the order counts as delivered, unless the couple objects. */
  deliversAt: string | null;
  /** When the order completes, unless the couple raises an issue. */
  completesAt: string | null;
  /** When the vendor may send the couple the email again. */
  emailAgainAt: string | null;
};

/** The response of POST /order (the same Idempotency-Key returns the same checkout) and GET /order/checkout/{id}. */
export type PlacedCheckout = {
  checkoutId: string;
  orders: OrderSummary[];
  orderValue: number;
  dueNow: number;
};

/** The day of an order that waits for approval: places taken by other couples, some of them only requested. */
export type OrderDay = { date: string; capacity: number; taken: number; requests: number; off: boolean };
/** `day` is null for an order without a date. */
export type PendingOrder = OrderSummary & { day: OrderDay | null };

/** The numbers next to the vendor's menu. */
export type VendorOrdersSummary = { awaitingApproval: number };
