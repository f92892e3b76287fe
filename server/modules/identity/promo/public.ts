export { findSignup, type SignupRow } from "./repo";
export { countSignups, findOwnCode, insertOwnCode } from "./repo-owner";
export { findReferral, influencerOf, putInfluencer } from "./service-referral";
