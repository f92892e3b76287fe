/** How many rounds a couple can have open. */
export const ASK_ROUNDS_MAX = 3;
/** Hours without an answer after which another vendor is suggested. */
export const ASK_PATIENCE_HOURS = 72;
export const ASK_TEXT_MAX = 500;
export const ASK_TABLES_MAX = 500;
export const GUESTS_AT_A_TABLE = 10;

/** A vendor's reasons for declining a wedding. */
export const DECLINE_REASONS = ["booked", "area", "size", "budget", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DECLINE_LABELS: Readonly<Record<DeclineReason, string>> = {
  booked: "Booked on that day",
  area: "Not in that area",
  size: "Too small or too large",
  budget: "Doesn’t fit the budget",
  other: "Another reason",
};

export type AskedVendor = { id: string; slug: string; vendorName: string; profileImage: string | null };

/** A couple's request to several vendors at once. Dates `YYYY-MM-DD`. */
export type Ask = { eventDate: string | null; tables: number | null; drinks: string; needs: string };

/** Amounts in dollars, all-in. `perGuest` is null without a number of tables. */
export type AskOffer = {
  id: string;
  total: number;
  perGuest: number | null;
  eventDate: string;
  validUntil: string;
  items: { title: string; quantity: number; includes: string; extras: string[] }[];
};

export type AskAnswer = {
  vendor: AskedVendor;
  roomId: string;
  state: "waiting" | "answered" | "offered" | "declined";
  /** Null unless the vendor declined. */
  reason: DeclineReason | null;
  /** Its open or accepted offer. */
  offer: AskOffer | null;
  askedAt: string;
  /** Once it has declined or not answered in time: a similar vendor that is free on the day. */
  instead: AskedVendor | null;
};

/** Instants in ISO 8601 UTC. */
export type AskRound = Ask & {
  id: string;
  _id: string;
  isOpen: boolean;
  createdAt: string;
  answers: AskAnswer[];
};
export type AskRounds = { rounds: AskRound[] };
export type AskVendors = { vendors: AskedVendor[] };
/** The open request of a conversation's couple to its vendor; null without one. */
export type RoomAsk = { ask: Ask | null };
