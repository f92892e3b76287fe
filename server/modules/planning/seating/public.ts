export { ownSeating } from "./repo-own";
export { tablesOf } from "./repo-tables";
export { readSharedSeating } from "./service-links";
