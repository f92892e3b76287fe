import type { OrderState, OrderStatus } from "./order-process";

/**
 * Days of silence from the couple after which an order marked as delivered counts as delivered. They start when the
 * event is over.
 */
export const SILENT_DAYS = 14;
/** Days from delivery to completion. */
export const COMPLETION_DAYS = 7;
/** The vendor can ask for confirmation once in this many hours. */
export const DELIVERY_MAIL_HOURS = 24;
/** The states in which the couple can have an issue open. */
export const ISSUE_STATES: readonly OrderState[] = ["all_paid", "delivered"];
/** How long a mailed link works, counted from the start of the `SILENT_DAYS`, which it outlasts. */
export const DELIVERY_LINK_DAYS = 30;

/** Shown when a confirmation fails without a message of its own. */
export const DELIVERY_FAILED = "Error occured please try again later!";
export const DELIVERY_LINK_GONE = "This link has been used or is no longer valid";

/** PATCH /order/confirmdelivery/{id}: the order's state after the couple's answer. */
export type DeliveryAnswer = {
  id: string;
  _id: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  state: OrderState;
  /** ISO 8601, UTC */
  issueRaisedAt: string | null;
};

/** The order that a mailed link asks about. */
export type DeliveryQuestion = {
  orderId: string;
  orderNumber: string;
  vendorName: string;
  eventDate: string | null;
  /** The titles of its items. */
  items: string[];
};
