export { closeSecondStep, secondStepOf } from "./second-step";
export { deleteSessionsOf, revokeSessionsOf, sessionEndOf } from "./repo";
export { livingActor } from "./service";
export { activeSessions } from "./service-own";
export { signInByPassword, signInOperator, signInVouched } from "./service-login";
export { signInCustomer } from "./service-sign-in";
export { verifyAccessToken } from "./tokens";
export { distrustBrowser, trustBrowser } from "./trusted-browser";
export { accountsOnSameDevice } from "./repo-device";
