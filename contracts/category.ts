import { type InferType, boolean, object } from "yup";
import { pageQuery } from "./envelope";
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

/** The deepest id given decides; its children are answered. Without any, the whole tree. */
export const homeFilterQuery = pageQuery.shape({
  masterCategoryId: uuid(),
  categoryId: uuid(),
  subCategoryId: uuid(),
  productTypeId: uuid(),
});
export type HomeFilterQuery = InferType<typeof homeFilterQuery>;
