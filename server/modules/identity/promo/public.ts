export { findSignup, type SignupRow } from "./repo";
export { findReferral } from "./service-referral";
