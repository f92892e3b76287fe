import { type InferType, number } from "yup";
import { MAX_LIMIT } from "@/contracts/envelope";
import { pageQuery } from "@/contracts/envelope.schema";
import { uuid } from "@/contracts/fields.schema";

/** Unlike other lists, a dropdown is complete unless a page of it is asked for. */
export const attributesQuery = pageQuery.shape({
  productTypeId: uuid(),
  limit: number().integer().min(1).max(MAX_LIMIT).default(MAX_LIMIT),
});
export type AttributesQuery = InferType<typeof attributesQuery>;
