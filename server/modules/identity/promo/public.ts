export { findSignup, type SignupRow } from "./repo";
export { countSignups, findOwnCode, insertOwnCode } from "./repo-owner";
export { findReferral } from "./service-referral";
