/** The promo sign-up: 10 % off, up to $500. */
export const PROMO_PERCENT = 10;
export const PROMO_CAP_CENTS = 50_000;
/** The slug of the category that influencers' offers exclude. */
export const PROMO_EXCLUDED = "venues";

/** Returns what the offer applies to, worded the same everywhere. */
export function promoScope(excludesVenues: boolean): string {
  return excludesVenues
    ? "On gowns, photographs, food, flowers and all the rest; venues are excluded from this offer."
    : "On venues, gowns, photographs, food and all the rest.";
}
export const PROMO_DELAY_MS = 3000;
export const PROMO_FAILURE = "Something went wrong. Please try again.";
export const PROMO_TERMS = "I agree to the Terms and Conditions of Sayang.";
export const PROMO_MAILED = "Thank you! Your code is on its way to your mailbox";
export type ReferralInfo = { isInfluencer: boolean };
