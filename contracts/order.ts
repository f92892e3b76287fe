import { type InferType, boolean, number, object, string } from "yup";
import { todayInSingapore } from "@/lib/dates";
import { isoDate } from "./cart";
import { pageQuery } from "./envelope";
import {
  ORDER_STATES,
  type OrderActor,
  type OrderEventKind,
  type OrderState,
  type OrderStatus,
} from "./order-process";
import type { PaymentPolicy } from "./vendor";
import { uuid } from "./uuid";
import { text } from "./text";

export const COMMENT_MAX = 1000;

/** What POST /order wants in its `Idempotency-Key` header: 8 to 100 visible characters, new for every attempt to buy. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/;

/** No checkout is larger: $20,000,000, which the books hold in cents. */
export const MAX_CHECKOUT_CENTS = 2_000_000_000;

/** `orderValue` is the total the couple saw, in dollars: when it is no longer true the order is refused. */
export const placeOrderBody = object({
  orderValue: number()
    .typeError("orderValue must be a number")
    .min(0)
    .max(100_000_000)
    .required("orderValue is required"),
  weddingDate: isoDate().nullable().default(null),
  contactName: text()
    .max(120, "contactName must be at most 120 characters")
    .required("contactName is required"),
  contactPhone: text()
    .matches(/^\+?[0-9 ]{6,20}$/, "contactPhone must hold digits only")
    .required("contactPhone is required"),
  comment: text().max(COMMENT_MAX).default(""),
});
export type PlaceOrderBody = InferType<typeof placeOrderBody>;

export const declineOrderBody = object({
  reason: text()
    .min(3, "Please give the couple a reason")
    .max(COMMENT_MAX)
    .required("Please give the couple a reason"),
});
export type DeclineOrderBody = InferType<typeof declineOrderBody>;

/** The specs' screens send every filter, those that are not set as an empty value. */
const emptyIsNone = <T>(value: T, given: unknown): T | undefined => (given === "" ? undefined : value);

/**
 * Spec customer §7, GET /order: `sortBy` is asc (newest first, what the specs' screens ask for) or desc. `searchBy`
 * finds an order number, a vendor's name or an item's title. `getVendorWishlist` changes nothing in this list.
 */
export const orderListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(10),
  hideUnderCancellation: boolean().transform(emptyIsNone).default(false),
  getVendorWishlist: boolean().transform(emptyIsNone).default(false),
});
export type OrderListQuery = InferType<typeof orderListQuery>;

/** Spec vendor §7, GET order-vendor/order: `sortBy` is asc (newest first) or desc. */
export const vendorOrderListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(10),
  orderStatus: number().transform(emptyIsNone).integer().min(0).max(5),
  /** Narrows `orderStatus` to one state, such as `awaiting_approval`. */
  state: string<OrderState>().transform(emptyIsNone).oneOf(ORDER_STATES),
  appliedDiscountId: uuid().transform(emptyIsNone),
  appliedVoucherId: uuid().transform(emptyIsNone),
});
export type VendorOrderListQuery = InferType<typeof vendorOrderListQuery>;

/** Amounts in dollars, instants in ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type OrderMilestone = {
  id: string;
  _id: string;
  label: string;
  amount: number;
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
  total: number;
  eventDate: string | null;
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
    /** The name of the master category that it is found under. */
    category: string | null;
  };
  customer: { id: string; name: string };
  eventDate: string | null;
  itemCount: number;
  firstItemTitle: string;
  firstItemImage: string | null;
  orderValue: number;
  paid: number;
  refunded: number;
  nextMilestone: OrderMilestone | null;
  placedAt: string;
  answerBy: string | null;
};

export type OrderDetail = OrderSummary & {
  checkoutId: string;
  items: OrderItem[];
  milestones: OrderMilestone[];
  timeline: OrderTimelineEntry[];
  net: number;
  serviceCharge: number;
  gst: number;
  contactName: string;
  contactPhone: string;
  comment: string;
  declineReason: string | null;
  paymentPolicy: PaymentPolicy;
};

/** The answer of POST /order (the same Idempotency-Key answers the same again) and of GET /order/checkout/{id}. */
export type PlacedCheckout = {
  checkoutId: string;
  orders: OrderSummary[];
  orderValue: number;
  dueNow: number;
};

/** What the vendor's dashboard counts. Amounts in dollars; orders that were never paid are left out. */
export type VendorOrdersSummary = {
  byState: Record<OrderState, number>;
  awaitingApproval: number;
  inProgress: number;
  /** Total of the orders placed this month (Singapore) and not cancelled. */
  monthValue: number;
  /** Paid by couples and not refunded, over all time. */
  paid: number;
  /** The part of `paid` whose orders are not completed yet. */
  held: number;
};

/** `SY-26-000123`: the year (Singapore) in which it was placed, and the running number. */
export function orderNumberOf(number: number, placedAt: Date): string {
  const year = todayInSingapore(placedAt).slice(2, 4);
  return `SY-${year}-${String(number).padStart(6, "0")}`;
}

/** The running number in what somebody typed (`SY-26-000123`, `000123`, `123`), or null. */
export function readOrderNumber(text: string): number | null {
  const digits = /^(?:sy-?)?(?:\d{2}-)?(\d{1,15})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
