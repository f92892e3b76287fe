import { type InferType, number } from "yup";
import { MAX_LIMIT } from "@/contracts/envelope";
import { pageQuery } from "@/contracts/envelope.schema";
import { uuid } from "@/contracts/fields.schema";

/** The default limit is the highest one, because a dropdown shows all attributes at once. */
export const attributesQuery = pageQuery.shape({
  productTypeId: uuid(),
  limit: number().integer().min(1).max(MAX_LIMIT).default(MAX_LIMIT),
});
export type AttributesQuery = InferType<typeof attributesQuery>;
