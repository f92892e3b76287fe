export { type CategoryMatch, categoryTree, findBySlug, listCategories } from "./service";
