import type { Meal } from "@/contracts/catalogue/price/meal";
import type { PriceList } from "@/contracts/catalogue/price/day-price";
import type { GstType } from "@/lib/money";
import type { OrderedAddOn, OrderItemAddOn } from "./order";
import type { OrderActor, OrderState } from "./order-process";

export const ORDER_EDIT_STATES = ["requested", "accepted", "declined", "withdrawn", "expired"] as const;
export type OrderEditState = (typeof ORDER_EDIT_STATES)[number];

/** Days in which the other side can answer. */
export const ORDER_EDIT_DAYS = 7;

/** The largest quantity of an item that an edit can request. */
export const MAX_EDIT_QUANTITY = 10_000;
export const MAX_EDIT_ITEMS = 50;

export type EditSide = Extract<OrderActor, "customer" | "vendor">;

/** A transition is taken by the side that asked, by the other side, or when time is up. */
type EditActor = "asker" | "other" | "system";
type EditTransition = { from: readonly OrderEditState[]; to: OrderEditState; by: readonly EditActor[] };

export const ORDER_EDIT_TRANSITIONS = {
  accept: { from: ["requested"], to: "accepted", by: ["other"] },
  decline: { from: ["requested"], to: "declined", by: ["other"] },
  withdraw: { from: ["requested"], to: "withdrawn", by: ["asker"] },
  /** Not answered in time, or the order was cancelled or delivered meanwhile. */
  expire: { from: ["requested"], to: "expired", by: ["system"] },
} as const satisfies Record<string, EditTransition>;
export type OrderEditTransition = keyof typeof ORDER_EDIT_TRANSITIONS;

/** Returns the state after `transition`, or null when `actor` may not take it from `state`. */
export function nextEditState(
  edit: { state: OrderEditState; requestedBy: EditSide },
  transition: OrderEditTransition,
  actor: EditSide | "system",
): OrderEditState | null {
  const { from, to, by }: EditTransition = ORDER_EDIT_TRANSITIONS[transition];
  const role = actor === "system" ? "system" : actor === edit.requestedBy ? "asker" : "other";
  return from.includes(edit.state) && by.includes(role) ? to : null;
}

/** The order states in which it can be edited: after the first payment and before delivery. */
export const EDITABLE: readonly OrderState[] = ["awaiting_approval", "in_progress", "all_paid"];

export function isEditable(order: { state: OrderState; vendorDeliveredAt: Date | string | null }): boolean {
  return EDITABLE.includes(order.state) && order.vendorDeliveredAt === null;
}

/** The message after a request was sent (docs/api-contract.md). */
export const ORDER_EDIT_REQUESTED = "Order edit request submitted";

/** An item in a version of an order. In cents; `unitCents` is the all-in price of one. */
export type OrderVersionItem = {
  /** Null for an item that the edit adds. */
  itemId: string | null;
  productId: string;
  title: string;
  image: string | null;
  priceMetric: string;
  quantity: number;
  unitCents: number;
  netCents: number;
  serviceChargeCents: number;
  gstCents: number;
  totalCents: number;
  /** The coupon's saving, including service charge and GST. */
  discountCents: number;
  plusPlus: boolean;
  /** Missing in edits stored before this field existed. */
  gstType?: GstType;
  eventDate: string | null;
  /** Missing in edits stored before this field existed. */
  meal?: Meal | null;
  /** Bought with the item; missing in edits stored before extras existed. */
  addOns?: OrderedAddOn[];
  /**
   * The prices by day at purchase; null when every day costs the same. Missing in edits stored before this field
   * existed.
   */
  priceList?: PriceList | null;
};

export type OrderVersionMilestone = {
  milestoneId: string | null;
  label: string;
  amountCents: number;
  dueDate: string | null;
  paid: boolean;
};

/** The order before or after an edit. In cents. */
export type OrderVersion = {
  eventDate: string | null;
  items: OrderVersionItem[];
  milestones: OrderVersionMilestone[];
  netCents: number;
  serviceChargeCents: number;
  gstCents: number;
  discountCents: number;
  totalCents: number;
};

/** The same in API responses: amounts in dollars. */
export type OrderVersionView = {
  eventDate: string | null;
  items: {
    itemId: string | null;
    productId: string;
    title: string;
    image: string | null;
    priceMetric: string;
    quantity: number;
    unitPrice: number;
    /** The reason for the price on its date; null when every day costs the same or another price was agreed. */
    priceNote: string | null;
    addOns: OrderItemAddOn[];
    total: number;
    eventDate: string | null;
  }[];
  milestones: { label: string; amount: number; dueDate: string | null; paid: boolean }[];
  net: number;
  serviceCharge: number;
  gst: number;
  discount: number;
  total: number;
};

/** The sums of an edit: `delta` of the total, `refund` of payments already made. In dollars. */
export type OrderDifference = {
  before: OrderVersionView;
  after: OrderVersionView;
  delta: number;
  refund: number;
};

export type OrderEdit = OrderDifference & {
  id: string;
  _id: string;
  /** Numbers the edits of an order, from 1. */
  version: number;
  state: OrderEditState;
  requestedBy: EditSide;
  comment: string;
  answer: string;
  createdAt: string;
  expiresAt: string;
  decidedAt: string | null;
};

/** GET /order/edits/{id}: all edits, the latest first, and the products that a new one could add. */
export type OrderEdits = {
  edits: OrderEdit[];
  open: OrderEdit | null;
  /** True while the order can be changed and no edit is open. */
  mayRequest: boolean;
  products: { id: string; title: string; image: string | null; priceMetric: string; unitPrice: number }[];
};
