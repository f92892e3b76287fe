import type { OrderState, OrderStatus } from "./order-process";

/**
 * Days after which an order that its vendor marked as delivered counts as delivered, when the couple is silent. They start
 * when the event is over.
 */
export const SILENT_DAYS = 14;
/** Days from delivery to completion. */
export const COMPLETION_DAYS = 7;
/** The vendor can ask for the confirmation once in this many hours. */
export const DELIVERY_MAIL_HOURS = 24;
/** The states in which the couple can have an issue open. */
export const ISSUE_STATES: readonly OrderState[] = ["all_paid", "delivered"];
/** The life of a mailed link from when the `SILENT_DAYS` start, longer than these. */
export const DELIVERY_LINK_DAYS = 30;

/** Shown when a confirmation fails without a message of its own. */
export const DELIVERY_FAILED = "Error occured please try again later!";
export const DELIVERY_LINK_GONE = "This link has been used or is no longer valid";

/** PATCH /order/confirmdelivery/{id}: where the order stands after the couple's answer. */
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
