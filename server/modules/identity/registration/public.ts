export { vendorAlreadyRegistered } from "./mail";
export { countReferred, type Referred } from "./repo-referred";
export { recordFirstTouch } from "./service-first-touch";
