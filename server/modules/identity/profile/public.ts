export { customerProfile, refuseAnothers, signedInCustomer } from "./service";
