import type { InferType } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { uuid } from "@/contracts/fields.schema";

export const attributesQuery = pageQuery.shape({ productTypeId: uuid() });
export type AttributesQuery = InferType<typeof attributesQuery>;
