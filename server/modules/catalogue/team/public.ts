export { recordChange } from "./service-activity";
export { teamAddresses } from "./repo-addresses";
export { teamPeople } from "./service";
