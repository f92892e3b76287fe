import { boolean, type InferType, object } from "yup";
import { AGREE_TO_TERMS, refCode } from "./register";
import { emailAddress } from "./text";

/** Spec customer §9: 10 % off, up to $500. */
export const PROMO_PERCENT = 10;
export const PROMO_CAP_CENTS = 50_000;
export const PROMO_DELAY_MS = 3000;
export const PROMO_FAILURE = "Something went wrong. Please try again.";
export const PROMO_CONSENT =
  "I agree to the Terms and Conditions and to receive e-mail about offers from Sayang.";

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
