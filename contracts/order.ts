import { type InferType, boolean, number, object, string } from "yup";
import { isoDate } from "./cart";
import { pageQuery } from "./envelope";
import type { OrderActor, OrderEventKind, OrderState, OrderStatus } from "./order-process";
import type { PaymentPolicy } from "./vendor";

export const COMMENT_MAX = 1000;

/** `orderValue` is the total the couple saw, in dollars: when it is no longer true the order is refused. */
export const placeOrderBody = object({
  orderValue: number()
    .typeError("orderValue must be a number")
    .min(0)
    .max(100_000_000)
    .required("orderValue is required"),
  weddingDate: isoDate().nullable().default(null),
  contactName: string()
    .trim()
    .max(120, "contactName must be at most 120 characters")
    .required("contactName is required"),
  contactPhone: string()
    .trim()
    .matches(/^\+?[0-9 ]{6,20}$/, "contactPhone must hold digits only")
    .required("contactPhone is required"),
  comment: string().trim().max(COMMENT_MAX).default(""),
});
export type PlaceOrderBody = InferType<typeof placeOrderBody>;

export const declineOrderBody = object({
  reason: string()
    .trim()
    .min(3, "Please give the couple a reason")
    .max(COMMENT_MAX)
    .required("Please give the couple a reason"),
});
export type DeclineOrderBody = InferType<typeof declineOrderBody>;

/** Spec customer §7, GET /order. */
export const orderListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(10),
  hideUnderCancellation: boolean().default(false),
  getVendorWishlist: boolean().default(false),
});
export type OrderListQuery = InferType<typeof orderListQuery>;

/** Spec vendor §7, GET order-vendor/order: `sortBy` is asc (newest first) or desc. */
export const vendorOrderListQuery = pageQuery.shape({
  limit: number().integer().min(1).max(100).default(10),
  orderStatus: number().integer().min(0).max(5),
  /** Narrows `orderStatus` to one state, such as `awaiting_approval`. */
  state: string<OrderState>(),
  appliedDiscountId: string().uuid(),
  appliedVoucherId: string().uuid(),
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
  vendor: { id: string; _id: string; vendorName: string; profileImage: string | null };
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

/** The answer of POST /order. The same Idempotency-Key answers the same again. */
export type PlacedCheckout = {
  checkoutId: string;
  orders: OrderSummary[];
  orderValue: number;
  dueNow: number;
};
