export { recordChange } from "./service-activity";
export { teamAddresses } from "./repo-addresses";
