import { type InferType, boolean, number, object } from "yup";
import { MAX_LIMIT, pageQuery } from "./envelope";
import { uuid } from "./uuid";

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

/** Spec customer §3, category tree. `image` is a media file name; without one the placeholder is shown. */
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

/** A choice in the menu at whatever level, as the cascading lists show it. */
export type CategoryOption = { _id: string; name: string; slug: string; level: 1 | 2 | 3 };

export const categoriesListQuery = object({
  vendorId: uuid(),
  useVendorFilter: boolean().default(false),
});
export type CategoriesListQuery = InferType<typeof categoriesListQuery>;

/** A product type with where it hangs: what a vendor chooses from for a product. */
export type PlacedProductType = ProductTypeNode & {
  masterCategoryId: string;
  categoryId: string | null;
  subCategoryId: string | null;
};

/** The deepest id given decides: product types of it and of all below. Without any, all of them. */
export const productTypesQuery = pageQuery.shape({
  limit: number().integer().min(1).max(MAX_LIMIT).default(1000),
  masterCategoryId: uuid(),
  categoryId: uuid(),
  subCategoryId: uuid(),
});
export type ProductTypesQuery = InferType<typeof productTypesQuery>;

/** The deepest id given decides; its children are answered. Without any, the whole tree. */
export const homeFilterQuery = pageQuery.shape({
  masterCategoryId: uuid(),
  categoryId: uuid(),
  subCategoryId: uuid(),
  productTypeId: uuid(),
});
export type HomeFilterQuery = InferType<typeof homeFilterQuery>;
