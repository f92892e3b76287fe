export { ownRunSheet } from "./repo-own";
export { countItems as entriesOf } from "./repo";
export { runSheetOf, tickEntry, weddingNaming } from "./service-vendor";
export { readShared, sharedItems } from "./service-links";
