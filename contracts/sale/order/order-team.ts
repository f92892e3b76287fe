export const ORDER_NOTE_MAX = 2000;
/** How many notes an order can have. */
export const ORDER_NOTES_MAX = 100;

/** A person of the vendor's team. */
export type OrderHandler = { accountId: string; name: string };

/** A note that the vendor's team keeps about an order. Instants in ISO 8601 UTC. */
export type OrderNote = {
  id: string;
  _id: string;
  body: string;
  /** The author's name. */
  by: string;
  /** True for the caller's own, which they can edit and delete. */
  isYours: boolean;
  at: string;
  editedAt: string | null;
};

/** The vendor's notes on an order and its assignee. Never shown to the couple. */
export type OrderTeam = {
  orderId: string;
  /** The member assigned to the order; null without one, or when that member has left the team. */
  handler: OrderHandler | null;
  /** Those who can have it. */
  people: OrderHandler[];
  /** Newest first. */
  notes: OrderNote[];
};
