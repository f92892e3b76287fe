import type { CategoryKind } from "./category";

/** A node of GET /operator/category. */
export type OperatorCategory = {
  _id: string;
  kind: CategoryKind;
  /** Null for a master category. */
  parentId: string | null;
  /** 1 master category, 2 category, 3 sub-category; 0 for a product type. */
  level: number;
  name: string;
  slug: string;
  /** Its former slugs, whose addresses redirect to it. */
  formerSlugs: string[];
  /** Products on sale at and below it. */
  products: number;
  /** Approved vendors with something at or below it. */
  vendors: number;
};

/** GET /operator/category: the tree in menu order, each node after its parent. */
export type OperatorCategories = { nodes: OperatorCategory[] };
