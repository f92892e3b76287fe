export { connectProfileHooks, type ProfileHooks } from "./hooks";
export { customerProfile, refuseAnothers, signedInCustomer } from "./service";
export { discardPortraits } from "./service-update";
