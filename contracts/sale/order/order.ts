import type { AddOnPer } from "@/contracts/catalogue/product/product";
import type { PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import { toCents, toDollars } from "@/lib/money";
import type { PromotionKind } from "@/contracts/sale/promotion/promotion";
import type { VoucherKind } from "../promotion/voucher";
import type { OrderActor, OrderEventKind, OrderState, OrderStatus } from "./order-process";

export const COMMENT_MAX = 1000;

/** The terms that a couple agrees to by the button that places the order. */
export const CHECKOUT_CONSENT =
  "I agree to the Terms and Conditions and to the refund rule of each vendor above.";

/** The number of days that a couple may hold unpaid, at one vendor and at all of them. */
export const MAX_UNPAID_DATES_PER_VENDOR = 5;
export const MAX_UNPAID_DATES = 20;
/** The number of unpaid checkouts within 24 hours after which a couple has to wait. */
export const MAX_UNPAID_CHECKOUTS = 10;

/** The `Idempotency-Key` header of POST /order: 8 to 100 visible characters, new for every attempt to buy. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/;

/** The largest checkout, $20,000,000: the database holds cents in 32 bits. */
export const MAX_CHECKOUT_CENTS = 2_000_000_000;

/** Singapore shows the postal code and the country only. */
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

/** An extra that was bought with an item, as it was at purchase; the price is all-in, for one. */
export type OrderedAddOn = { id: string; name: string; unitCents: number; quantity: number; per: AddOnPer };

/** The same in dollars, with the price of all that are charged, before any coupon. */
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
  /** The card's share of `amount`; a voucher pays the rest. 0 once it is paid. */
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
  /** Why that is the price of its date; null where every day costs the same. */
  priceNote: string | null;
  addOns: OrderItemAddOn[];
  /** With its extras, after the coupon. */
  total: number;
  /** What a coupon saved on it, service charge and GST included. */
  discount: number;
  eventDate: string | null;
  /** The couple's words to the vendor about this item. */
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
    /** On the couple's shortlist. Only in GET /order with `getVendorWishlist=true`. */
    isInWishlist?: boolean;
  };
  customer: { id: string; name: string };
  eventDate: string | null;
  itemCount: number;
  firstItemTitle: string;
  firstItemQuantity: number;
  /** The unit of the first item's price, such as `table of 10`. */
  firstItemPriceMetric: string;
  /** The number of extras charged with its items: one per table for ten tables is ten. */
  extraCount: number;
  firstItemImage: string | null;
  orderValue: number;
  /** All payments; what came back of them is `refunded`. */
  paid: number;
  refunded: number;
  /** The refund that is on its way: asked of the card processor and not confirmed yet. */
  refundDue: number;
  nextMilestone: OrderMilestone | null;
  placedAt: string;
  answerBy: string | null;
  /** The couple raised an issue that isn't resolved: until it is, nothing is paid out. */
  hasIssue: boolean;
  /** The couple's words to the vendor about the whole order. */
  comment: string;
};

/** "Paid" of an order: payments less what came back. In dollars. */
export function paidLessRefunds({ paid, refunded }: Pick<OrderSummary, "paid" | "refunded">): number {
  return toDollars(toCents(paid) - toCents(refunded));
}

/** A coupon as it is stored with an order. */
export type OrderedDiscount = {
  id: string;
  code: string;
  name: string;
  isSayangs: boolean;
  kind: PromotionKind;
  /** Of `percent`: hundredths of a percent. */
  percentBps: number | null;
  /** Of `fixed`. */
  amountCents: number | null;
};
/** `percent` or `amount`, in dollars, by its kind. */
export type AppliedDiscount = Omit<OrderedDiscount, "percentBps" | "amountCents"> & {
  percent: number | null;
  amount: number | null;
};
/** A voucher as it is stored with an order. `code` is the campaign's; others have none that may be shown. */
export type OrderedVoucher = { id: string; kind: VoucherKind; name: string; code: string | null };

export type OrderDetail = OrderSummary & {
  checkoutId: string;
  items: OrderItem[];
  milestones: OrderMilestone[];
  timeline: OrderTimelineEntry[];
  net: number;
  serviceCharge: number;
  gst: number;
  /** What a coupon saved, service charge and GST included; the amounts above are what is left. */
  discount: number;
  /** As the campaign was at purchase. Null when it used none. */
  appliedDiscount: AppliedDiscount | null;
  /** The part of `paid` that a voucher or store credit paid. */
  voucher: number;
  /** As it was at purchase. */
  appliedVoucher: OrderedVoucher | null;
  contactName: string;
  contactPhone: string;
  /** Null for orders placed before addresses were asked for. */
  billing: BillingAddress | null;
  declineReason: string | null;
  paymentPolicy: PaymentPolicy;
  delivery: OrderDelivery;
  /** The amount that Sayang holds, in dollars, less refunds on their way. From the ledger. */
  held: number;
};

/** How far the delivery is; instants in ISO 8601 UTC, null for what has not happened. */
export type OrderDelivery = {
  vendorDeliveredAt: string | null;
  deliveredAt: string | null;
  issueRaisedAt: string | null;
  completedAt: string | null;
  /** The order counts as delivered then, unless the couple objects. */
  deliversAt: string | null;
  /** The order completes then, unless the couple raises an issue. */
  completesAt: string | null;
  /** The vendor may send the couple the email again from then on. */
  emailAgainAt: string | null;
};

/** The response of POST /order (the same Idempotency-Key returns the same checkout) and of GET /order/checkout/{id}. */
export type PlacedCheckout = {
  checkoutId: string;
  orders: OrderSummary[];
  orderValue: number;
  dueNow: number;
};

/** The numbers beside the vendor's menu. */
export type VendorOrdersSummary = { awaitingApproval: number };
