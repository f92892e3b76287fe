/**
 * The life cycle of an order as data (modelled on Sharetribe's transaction process): screens ask which buttons to show,
 * services ask what is allowed. Cancellations and refunds have their own process.
 */
export const ORDER_STATES = [
  "awaiting_payment",
  "awaiting_approval",
  "in_progress",
  "all_paid",
  "delivered",
  "completed",
  "under_cancellation",
  "cancelled",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Status codes in API responses. */
export const ORDER_STATUS = {
  cancelled: 0,
  completed: 1,
  pending: 2,
  underCancellation: 3,
  allPaidNotDelivered: 4,
  delivered: 5,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  0: "Cancelled",
  1: "Completed",
  2: "Pending",
  3: "Under Cancellation",
  4: "All Paid Not Delivered",
  5: "Delivered",
};

const STATUS_OF_STATE: Record<OrderState, OrderStatus> = {
  awaiting_payment: 2,
  awaiting_approval: 2,
  in_progress: 2,
  all_paid: 4,
  delivered: 5,
  completed: 1,
  under_cancellation: 3,
  cancelled: 0,
};

export function orderStatusOf(state: OrderState): OrderStatus {
  return STATUS_OF_STATE[state];
}

export function orderStatesOf(status: OrderStatus): OrderState[] {
  return ORDER_STATES.filter((state) => STATUS_OF_STATE[state] === status);
}

export type OrderActor = "customer" | "vendor" | "system" | "operator";

/** `before` is the state that a cancellation request interrupted. */
type Transition = { from: readonly OrderState[]; to: OrderState | "before"; by: readonly OrderActor[] };

export const ORDER_TRANSITIONS = {
  /** The first milestone is paid: the vendor has 72 hours to answer. */
  submit: { from: ["awaiting_payment"], to: "awaiting_approval", by: ["system"] },
  /** Not paid in time: the date is released. */
  abandon: { from: ["awaiting_payment"], to: "cancelled", by: ["system"] },
  withdraw: { from: ["awaiting_payment"], to: "cancelled", by: ["customer"] },
  /** Its vendor has closed before it was paid. */
  close: { from: ["awaiting_payment"], to: "cancelled", by: ["operator"] },
  approve: { from: ["awaiting_approval"], to: "in_progress", by: ["vendor"] },
  decline: { from: ["awaiting_approval"], to: "cancelled", by: ["vendor"] },
  expire: { from: ["awaiting_approval"], to: "cancelled", by: ["system"] },
  settle: { from: ["in_progress"], to: "all_paid", by: ["system"] },
  deliver: { from: ["all_paid"], to: "delivered", by: ["customer", "system"] },
  complete: { from: ["delivered"], to: "completed", by: ["system"] },
  /** An accepted edit left an amount to pay. */
  reopen: { from: ["all_paid"], to: "in_progress", by: ["system"] },
  /** One side asks to cancel: the order waits until that is settled (contracts/sale/order/cancellation.ts). */
  hold: {
    from: ["awaiting_approval", "in_progress", "all_paid", "delivered"],
    to: "under_cancellation",
    by: ["customer", "vendor", "operator"],
  },
  /** The request was rejected or withdrawn. */
  resume: { from: ["under_cancellation"], to: "before", by: ["customer", "vendor", "operator"] },
  /** The refund is agreed. */
  cancel: { from: ["under_cancellation"], to: "cancelled", by: ["system"] },
} as const satisfies Record<string, Transition>;
export type OrderTransition = keyof typeof ORDER_TRANSITIONS;

/**
 * Returns the state after `transition`, or null when `actor` may not take it from `state`. `before` is the state that
 * the order stores while it is under cancellation.
 */
export function nextOrderState(
  state: OrderState,
  transition: OrderTransition,
  actor: OrderActor,
  before: OrderState | null = null,
): OrderState | null {
  const { from, to, by }: Transition = ORDER_TRANSITIONS[transition];
  if (!from.includes(state) || !by.includes(actor)) return null;
  return to === "before" ? before : to;
}

/** Returns the transitions that `actor` may take from `state`, which are the buttons to show. */
export function orderTransitionsFor(state: OrderState, actor: OrderActor): OrderTransition[] {
  return (Object.keys(ORDER_TRANSITIONS) as OrderTransition[]).filter(
    (transition) => nextOrderState(state, transition, actor) !== null,
  );
}

/** The states of orders that a vendor has yet to serve: an order that the couple confirmed as delivered is not open. */
export const OPEN_ORDER_STATES = [
  "awaiting_payment",
  "awaiting_approval",
  "in_progress",
  "all_paid",
  "under_cancellation",
] as const satisfies readonly OrderState[];

export function isOpenOrder(state: OrderState): boolean {
  return (OPEN_ORDER_STATES as readonly OrderState[]).includes(state);
}

export const ANSWER_HOURS = 72;
/** How many hours dates are held for an unpaid order. */
export const UNPAID_HOURS = 6;

export type OrderEventKind =
  | "placed"
  | "cancel_offered"
  | "cancel_contested"
  | "cancel_agreed"
  | "cancel_review"
  | "cancel_return"
  | "paid"
  | "refund_due"
  | "refund_failed"
  | "refund_withdrawn"
  | "refunded"
  | "comment"
  | "vendor_delivered"
  | "issue_raised"
  | "issue_resolved"
  | "edit_requested"
  | "edit_accepted"
  | "edit_declined"
  | "edit_withdrawn"
  | "edit_expired"
  | "disputed"
  | "dispute_won"
  | "dispute_lost"
  | OrderTransition;

export const ORDER_EVENT_LABELS: Record<OrderEventKind, string> = {
  placed: "Order placed",
  hold: "Cancellation requested",
  cancel_offered: "Refund offered",
  cancel_contested: "Refund contested",
  cancel_agreed: "Refund agreed",
  cancel_review: "Sayang is deciding on the refund",
  cancel_return: "Items to be returned before the refund",
  resume: "Cancellation ended: the order goes on",
  cancel: "Cancelled",
  paid: "Payment received",
  refund_due: "Refund on its way",
  refund_failed: "Refund delayed: we're looking into it",
  refund_withdrawn: "Refund not sent: the bank returned the money",
  refunded: "Refunded",
  comment: "Comment",
  vendor_delivered: "Marked as delivered by the vendor",
  issue_raised: "Issue raised by the couple",
  issue_resolved: "Issue resolved",
  edit_requested: "Change requested",
  edit_accepted: "Change accepted",
  edit_declined: "Change declined",
  edit_withdrawn: "Change request withdrawn",
  edit_expired: "Change request expired",
  disputed: "Payment disputed with the bank",
  dispute_won: "Dispute settled: the payment stands",
  dispute_lost: "Dispute lost: the bank returned the payment",
  submit: "Sent to the vendor for approval",
  abandon: "Cancelled: not paid in time",
  withdraw: "Cancelled before payment",
  close: "Cancelled: the vendor has closed",
  approve: "Approved by the vendor",
  decline: "Declined by the vendor",
  expire: "Cancelled: the vendor did not answer within 72 hours",
  settle: "All milestones paid",
  deliver: "Delivered",
  complete: "Completed",
  reopen: "Reopened: there is more to pay",
};

/** The events that a vendor reads in its own voice; the others are worded as for the couple. */
const VENDOR_EVENT_LABELS: Partial<Record<OrderEventKind, string>> = {
  vendor_delivered: "You marked it as delivered",
  submit: "Waiting for you",
  approve: "You approved it",
  decline: "You declined it",
  expire: "Cancelled: you did not answer within 72 hours",
};

/** Returns an event in the words for its reader; operators read the couple's. */
export function orderEventLabel(kind: OrderEventKind, reader: OrderActor): string {
  return (reader === "vendor" && VENDOR_EVENT_LABELS[kind]) || ORDER_EVENT_LABELS[kind];
}

/** Names of states on screen and in files; the API contract's status codes are coarser. */
export const STATE_NAMES: Record<OrderState, string> = {
  awaiting_payment: "Awaiting payment",
  awaiting_approval: "Awaiting approval",
  in_progress: "In progress",
  all_paid: "All paid",
  delivered: "Delivered",
  completed: "Completed",
  under_cancellation: "Cancellation requested",
  cancelled: "Cancelled",
};
