import { boolean, type InferType, number, object } from "yup";
import { MAX_LIMIT } from "@/contracts/envelope";
import { pageQuery } from "@/contracts/envelope.schema";
import { uuid } from "@/contracts/fields.schema";

export const categoriesListQuery = object({
  vendorId: uuid(),
  useVendorFilter: boolean().default(false),
});
export type CategoriesListQuery = InferType<typeof categoriesListQuery>;

/** Returns the product types at and below the deepest id given; without an id, all of them. */
export const productTypesQuery = pageQuery.shape({
  limit: number().integer().min(1).max(MAX_LIMIT).default(1000),
  masterCategoryId: uuid(),
  categoryId: uuid(),
  subCategoryId: uuid(),
});
export type ProductTypesQuery = InferType<typeof productTypesQuery>;

/** Returns the children of the deepest id given; without an id, the whole tree. */
export const homeFilterQuery = pageQuery.shape({
  masterCategoryId: uuid(),
  categoryId: uuid(),
  subCategoryId: uuid(),
  productTypeId: uuid(),
});
export type HomeFilterQuery = InferType<typeof homeFilterQuery>;
