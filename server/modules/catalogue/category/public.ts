export { type CategoryMatch, categoryTree, currentSlug, findBySlug, listCategories } from "./service";
export { addNode, moveNode, removeNode, renameNode } from "./service-edit";
export { type FormerAddress, formerAddresses, type TreeNode } from "./repo-edit";
export { applyReference, applyReferenceIn, nameReferencePictures } from "./reference/apply-reference";
export { CATEGORY_TREE } from "./reference/category-tree.data";
export { type ReferenceCategory, type ReferenceType, referenceRows } from "./reference/reference-rows";
