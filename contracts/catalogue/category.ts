/** The twelve master categories, in menu order; artwork palettes and icons go by these. */
export const MASTER_CATEGORIES = [
  "venues",
  "bridal-wear",
  "photography",
  "makeup-hair",
  "flowers-decor",
  "catering-cakes",
  "invitations-gifts",
  "music-entertainment",
  "wedding-cars",
  "jewellery",
  "planners-solemnisers",
  "traditional-customs",
] as const;
export type MasterCategorySlug = (typeof MASTER_CATEGORIES)[number];

/** The category tree. `image` is a media file name; a placeholder is shown without one. */
export type ProductTypeNode = { _id: string; name: string; slug: string; isImage: boolean; image: string };
export type SubCategoryNode = { _id: string; name: string; slug: string; productTypes: ProductTypeNode[] };
export type CategoryNode = {
  _id: string;
  name: string;
  slug: string;
  subCategories: SubCategoryNode[];
  productTypes: ProductTypeNode[];
};
export type MasterCategoryNode = {
  _id: string;
  name: string;
  slug: string;
  categories: CategoryNode[];
  productTypes: ProductTypeNode[];
};

/** A choice in the menu at any level, as the cascading lists show it. */
export type CategoryLevel = MasterCategoryNode | CategoryNode | SubCategoryNode | ProductTypeNode;

/** A product type with its place in the tree, as vendors choose one for a product. */
export type PlacedProductType = ProductTypeNode & {
  masterCategoryId: string;
  categoryId: string | null;
  subCategoryId: string | null;
};

export const CATEGORY_KINDS = ["category", "productType"] as const;
export type CategoryKind = (typeof CATEGORY_KINDS)[number];

/** The levels of categories: master category, category, sub-category. Product types hang below any of them. */
export const CATEGORY_LEVELS = 3;
