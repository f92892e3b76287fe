/**
 * The life of an order as data (the model is Sharetribe's transaction process): screens ask which buttons to
 * show, services ask what is allowed. Cancellation and refund have a process of their own.
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

/** Status codes at the wire (specs, customer §3 and vendor §3). */
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

type Transition = { from: readonly OrderState[]; to: OrderState; by: readonly OrderActor[] };

export const ORDER_TRANSITIONS = {
  /** The first milestone is paid: the vendor has 72 hours to answer. */
  submit: { from: ["awaiting_payment"], to: "awaiting_approval", by: ["system"] },
  /** Never paid within a day: the date is given back. */
  abandon: { from: ["awaiting_payment"], to: "cancelled", by: ["system"] },
  withdraw: { from: ["awaiting_payment"], to: "cancelled", by: ["customer"] },
  approve: { from: ["awaiting_approval"], to: "in_progress", by: ["vendor"] },
  decline: { from: ["awaiting_approval"], to: "cancelled", by: ["vendor"] },
  expire: { from: ["awaiting_approval"], to: "cancelled", by: ["system"] },
  settle: { from: ["in_progress"], to: "all_paid", by: ["system"] },
  deliver: { from: ["all_paid"], to: "delivered", by: ["customer", "system"] },
  complete: { from: ["delivered"], to: "completed", by: ["system"] },
} as const satisfies Record<string, Transition>;
export type OrderTransition = keyof typeof ORDER_TRANSITIONS;

/** Where `transition` leads from `state`, or null when `actor` may not take it there. */
export function nextOrderState(
  state: OrderState,
  transition: OrderTransition,
  actor: OrderActor,
): OrderState | null {
  const { from, to, by }: Transition = ORDER_TRANSITIONS[transition];
  return from.includes(state) && by.includes(actor) ? to : null;
}

/** The transitions that `actor` may take from `state`: the buttons to show. */
export function orderTransitionsFor(state: OrderState, actor: OrderActor): OrderTransition[] {
  return (Object.keys(ORDER_TRANSITIONS) as OrderTransition[]).filter(
    (transition) => nextOrderState(state, transition, actor) !== null,
  );
}

export const ANSWER_HOURS = 72;
export const UNPAID_HOURS = 24;

export type OrderEventKind = "placed" | "paid" | "refund_due" | "refunded" | OrderTransition;

export const ORDER_EVENT_LABELS: Record<OrderEventKind, string> = {
  placed: "Order placed",
  paid: "Payment received",
  refund_due: "Refund on its way",
  refunded: "Refunded",
  submit: "Sent to the vendor for approval",
  abandon: "Cancelled: not paid in time",
  withdraw: "Cancelled before payment",
  approve: "Approved by the vendor",
  decline: "Declined by the vendor",
  expire: "Cancelled: the vendor did not answer within 72 hours",
  settle: "All milestones paid",
  deliver: "Delivered",
  complete: "Completed",
};
