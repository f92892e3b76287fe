export { closeSecondStep, secondStepOf } from "./second-step";
export { revokeSessionsOf } from "./repo";
export { livingActor } from "./service";
export { signInByPassword, signInVouched } from "./service-login";
export { signInCustomer } from "./service-sign-in";
export { verifyAccessToken } from "./tokens";
export { trustBrowser } from "./trusted-browser";
