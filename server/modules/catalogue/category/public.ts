export { type CategoryMatch, categoryTree, findBySlug } from "./service";
