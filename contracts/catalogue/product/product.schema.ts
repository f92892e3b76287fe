import { type InferType, number, object } from "yup";
import { text, uuid } from "@/contracts/fields.schema";

export const publicProductsQuery = object({ vendorId: uuid().required("vendorId is required") });

/**
 * GET vendor-product/relatedProducts. Missing parameters default to the product's. `sortBy`, `userId` and `type` are
 * accepted and ignored: the closest products come first, for every caller.
 */
export const relatedProductsQuery = object({
  page: number().integer().min(1).max(100).default(1),
  limit: number().integer().min(1).max(50).default(20),
  sortBy: text().max(40).default("asc"),
  productId: uuid().required("productId is required"),
  vendorId: uuid(),
  productTypeId: uuid(),
  subCategoryId: uuid(),
  userId: text().max(60).default(""),
  type: text().max(40).default(""),
});
export type RelatedProductsQuery = InferType<typeof relatedProductsQuery>;
