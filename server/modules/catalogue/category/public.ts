export { type CategoryMatch, categoryTree, findBySlug, listCategories } from "./service";
export { applyReference, applyReferenceIn, nameReferencePictures } from "./reference/apply-reference";
export { CATEGORY_TREE } from "./reference/category-tree.data";
export { type ReferenceCategory, type ReferenceType, referenceRows } from "./reference/reference-rows";
