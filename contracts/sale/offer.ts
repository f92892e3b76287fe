import type { MilestoneRule, PaymentPolicy } from "@/contracts/catalogue/vendor/vendor";
import type { GstType } from "@/lib/money";
import type { AddOnPer } from "@/contracts/catalogue/product/product";
import type { OrderedAddOn, OrderItemAddOn } from "./order/order";

export const OFFER_LIMITS = {
  items: 20,
  extras: 12,
  extraName: 80,
  includes: 2000,
  terms: 5000,
  note: 1000,
  change: 1000,
  validDays: 60,
  holdDays: 7,
  templates: 30,
  templateName: 80,
} as const;
export const DEFAULT_OFFER_DAYS = 7;

/**
 * `open` can be bought until its last day and is `expired` after it; `accepted` has been ordered.
 */
export const OFFER_STATES = ["open", "accepted", "withdrawn", "replaced", "expired"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Why an offer can't be bought. */
export const OFFER_ENDED: Readonly<Record<Exclude<OfferState, "open">, string>> = {
  accepted: "This offer has been ordered",
  withdrawn: "The vendor has withdrawn this offer",
  replaced: "The vendor has replaced this offer with a new one",
  expired: "This offer has expired",
};

/** A product as stored with an offer: its details at that time, at the vendor's all-in price for one, in cents. */
export type OfferedItem = {
  productId: string;
  title: string;
  image: string | null;
  priceMetric: string;
  gstType: GstType;
  plusPlus: boolean;
  quantity: number;
  unitCents: number;
  /** The inclusions, in the vendor's words. */
  includes: string;
  extras: OrderedAddOn[];
};

/** Amounts in dollars, all-in. `total` includes the extras. */
export type OfferItem = {
  productId: string;
  productTitle: string;
  image: string | null;
  priceMetric: string;
  quantity: number;
  unitPrice: number;
  includes: string;
  extras: OrderItemAddOn[];
  total: number;
};

/** A difference from the offer that this one replaces, in words; null where there was nothing, or is nothing now. */
export type OfferChange = { label: string; before: string | null; after: string | null };

/** Amounts in dollars, instants in ISO 8601 UTC, dates `YYYY-MM-DD`. */
export type Offer = {
  id: string;
  _id: string;
  roomId: string;
  state: OfferState;
  vendor: { id: string; vendorName: string };
  /** The category of the offer: a conversation has at most one open offer for each. */
  family: string;
  eventDate: string;
  items: OfferItem[];
  net: number;
  serviceCharge: number;
  gst: number;
  total: number;
  /** The payments if it is ordered today. */
  milestones: { label: string; amount: number; dueDate: string | null }[];
  /** With the refund rule as it stood when the offer was made. */
  paymentPolicy: PaymentPolicy;
  /** The last day on which it can be ordered. */
  validUntil: string;
  terms: string;
  note: string;
  /** The date is held for the couple until then. */
  heldUntil: string | null;
  changes: OfferChange[];
  /** The changes that the couple asked for. */
  changeRequest: { words: string; at: string } | null;
  /** The order that was placed from it. */
  orderId: string | null;
  sentAt: string;
};

/** Latest first. */
export type RoomOffers = { offers: Offer[] };

/** An offer before it is sent: its price, and the offer that it would replace. */
export type OfferPreview = Pick<
  Offer,
  "family" | "items" | "net" | "serviceCharge" | "gst" | "total" | "milestones" | "changes"
> & { replaces: string | null };

/** Products and extras from which a vendor composes an offer. Prices in dollars, all-in, for the requested date. */
export type OfferOptions = {
  products: {
    id: string;
    title: string;
    image: string | null;
    priceMetric: string;
    unitPrice: number;
    extras: { name: string; unitPrice: number; per: AddOnPer }[];
  }[];
  couple: { name: string; weddingDate: string | null };
  steps: MilestoneRule[];
  templates: OfferTemplate[];
};

/** An item of a saved offer. Prices in dollars, all-in. */
export type OfferTemplateItem = {
  productId: string;
  quantity: number;
  unitPrice: number;
  includes: string;
  extras: { name: string; unitPrice: number; quantity: number; per: AddOnPer }[];
};

/** An offer to start from. */
export type OfferTemplate = {
  id: string;
  _id: string;
  name: string;
  items: OfferTemplateItem[];
  steps: MilestoneRule[];
  validDays: number;
  holdDays: number;
  terms: string;
  note: string;
};
export type OfferTemplates = { templates: OfferTemplate[] };
