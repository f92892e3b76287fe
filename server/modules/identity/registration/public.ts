export { vendorAlreadyRegistered } from "./mail";
export { recordFirstTouch } from "./service-first-touch";
