export { connectProfileHooks, type ProfileHooks } from "./hooks";
export { customerProfile, refuseAnothers, signedInCustomer } from "./service";
export { addToWedding } from "./service-wedding";
export { discardPortraits } from "./service-update";
