import { boolean, type InferType, object } from "yup";
import { emailAddress } from "@/contracts/fields.schema";
import { AGREE_TO_TERMS } from "./register";
import { refCode } from "./register.schema";

/**
 * POST /user/get-promo: once per address; asking again sends the same code to its owner. Consent to other email is
 * recorded only when `wantsOffers` is given.
 */
export const promoBody = object({
  email: emailAddress().required("Email is required"),
  refCode: refCode().default(""),
  isPrivacyAndTerms: boolean().typeError(AGREE_TO_TERMS).oneOf([true, undefined], AGREE_TO_TERMS),
  wantsOffers: boolean().typeError("wantsOffers must be true or false").default(false),
});
export type PromoBody = InferType<typeof promoBody>;

/** GET /user/get-ref?ref={code}. An unknown code belongs to no influencer. */
export const refQuery = object({ ref: refCode().required("ref is required") });
