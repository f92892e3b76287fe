/** A vendor's progress with a couple. All but `lost` follow from their messages, visits, offers and orders. */
export const ENQUIRY_STAGES = ["new", "answered", "visit", "offer", "booked", "lost"] as const;
export type EnquiryStage = (typeof ENQUIRY_STAGES)[number];
export const STAGE_LABELS: Readonly<Record<EnquiryStage, string>> = {
  new: "New",
  answered: "Answered",
  visit: "Visit",
  offer: "Offer",
  booked: "Booked",
  lost: "Lost",
};

export const ENQUIRY_SOURCES = ["message", "ask", "visit", "order"] as const;
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number];
export const SOURCE_LABELS: Readonly<Record<EnquirySource, string>> = {
  message: "Message",
  ask: "Asked several vendors",
  visit: "Visit request",
  order: "Direct booking",
};

/** Reasons that a vendor can give. */
export const LOST_CHOICES = [
  "booked_elsewhere",
  "price",
  "date_taken",
  "no_answer",
  "not_a_fit",
  "other",
] as const;
/** `cancelled` when the couple's only order ended; `declined` when the vendor declined the couple's request. */
export type LostReason = (typeof LOST_CHOICES)[number] | "cancelled" | "declined";
export const LOST_LABELS: Readonly<Record<LostReason, string>> = {
  booked_elsewhere: "Booked someone else",
  price: "Price",
  date_taken: "Date not available",
  no_answer: "No reply from the couple",
  not_a_fit: "Not a fit",
  other: "Another reason",
  cancelled: "Order cancelled",
  declined: "You declined",
};

/** In dollars. */
export const ENQUIRY_VALUE_MAX = 1_000_000;

export type EnquiryHandler = { accountId: string; name: string };

/** Instants in ISO 8601 UTC, dates `YYYY-MM-DD`, amounts in dollars. */
export type Enquiry = {
  id: string;
  _id: string;
  stage: EnquiryStage;
  source: EnquirySource;
  couple: { name: string; weddingDate: string | null };
  /** Null until the couple has written. */
  roomId: string | null;
  /** The text of the latest message; empty without one. */
  lastWords: string;
  lastMine: boolean;
  /** In dollars: the amount ordered or offered, or the vendor's own `estimate`. */
  value: { amount: number; by: "order" | "offer" | "estimate" } | null;
  estimate: number | null;
  followUpOn: string | null;
  handler: EnquiryHandler | null;
  lostReason: LostReason | null;
  lastAt: string;
  createdAt: string;
};

/** Latest first. `nextCursor` is null at the end. */
export type EnquiryPage = { enquiries: Enquiry[]; nextCursor: string | null };

export type EnquiryCounts = {
  stages: Record<EnquiryStage, number>;
  /** Enquiries with a follow-up date of today or earlier. */
  due: number;
  /** The team members to whom an enquiry can be assigned. */
  team: EnquiryHandler[];
};
