export { ownRunSheet } from "./repo-own";
export { countItems as entriesOf } from "./repo";
export { readShared, sharedItems } from "./service-links";
