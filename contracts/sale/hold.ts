/** How many days a vendor can hold a date for a couple. */
export const MAX_HOLD_DAYS = 30;
export const DEFAULT_HOLD_DAYS = 7;
/** How many holds a vendor may have at once. */
export const MAX_HOLDS = 200;
export const HOLD_NAME_MAX = 80;

/** A place on a date that a vendor holds for a couple. `customerId` may book it; null if the couple has no account. */
export type DateHold = {
  id: string;
  date: string;
  name: string;
  customerId: string | null;
  expiresAt: string;
};
