export { findSignup, type SignupRow } from "./repo";
export { countSignups, findOwnCode, forgetPromotion, insertOwnCode, promotionOf } from "./repo-owner";
export {
  endInfluencer,
  findReferral,
  influencerOf,
  keepPortrait,
  lockInfluencer,
  putInfluencer,
} from "./service-referral";
