export { vendorAlreadyRegistered } from "./mail";
export { countReferred, type Referred } from "./repo-referred";
export { resendVerification } from "./service-verification";
export { recordFirstTouch } from "./service-first-touch";
