export { findSignup, type SignupRow } from "./repo";
export { countSignups, findOwnCode, forgetPromotion, insertOwnCode, promotionOf } from "./repo-owner";
export { findReferral, influencerOf, putInfluencer } from "./service-referral";
