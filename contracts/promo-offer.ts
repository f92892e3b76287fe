/**
 * The promo sign-up as the popup says it (spec customer §9): 10 % off, up to $500. Apart from its schemas, so that the
 * popup's words do not bring yup to the page.
 */
export const PROMO_PERCENT = 10;
export const PROMO_CAP_CENTS = 50_000;
export const PROMO_DELAY_MS = 3000;
export const PROMO_FAILURE = "Something went wrong. Please try again.";
export const PROMO_CONSENT =
  "I agree to the Terms and Conditions and to receive e-mail about offers from Sayang.";
