/** How long a vendor can keep a date for a couple. */
export const MAX_HOLD_DAYS = 30;
export const DEFAULT_HOLD_DAYS = 7;
/** The holds that a vendor may have at once. */
export const MAX_HOLDS = 200;
export const HOLD_NAME_MAX = 80;

/** A place on a date that a vendor keeps for a couple. `customerId` may book it; null has no account. */
export type DateHold = {
  id: string;
  date: string;
  name: string;
  customerId: string | null;
  expiresAt: string;
};
