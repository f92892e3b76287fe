export { recordChange } from "./service-activity";
export { teamAddresses } from "./addresses";
