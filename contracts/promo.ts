import { boolean, type InferType, object } from "yup";
import { AGREE_TO_TERMS, refCode } from "./register";
import { emailAddress } from "./text";

export { PROMO_CAP_CENTS, PROMO_CONSENT, PROMO_DELAY_MS, PROMO_FAILURE, PROMO_PERCENT } from "./promo-offer";

export const PROMO_MAILED = "Thank you! Your code is on its way to your mailbox";

/** POST /user/get-promo: once per address; asking again sends the same code to its owner. */
export const promoBody = object({
  email: emailAddress().email("Please enter a valid email address").max(254).required("Email is required"),
  refCode: refCode().default(""),
  isPrivacyAndTerms: boolean().typeError(AGREE_TO_TERMS).default(true).oneOf([true], AGREE_TO_TERMS),
});
export type PromoBody = InferType<typeof promoBody>;

/** GET /user/get-ref?ref={code}. An unknown code is no influencer's. */
export const refQuery = object({ ref: refCode().required("ref is required") });
export type RefQuery = InferType<typeof refQuery>;
export type ReferralInfo = { isInfluencer: boolean };
