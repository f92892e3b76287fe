import type { InferType } from "yup";
import { pageQuery } from "./envelope";
import { uuid } from "./uuid";

/** A property that products are described by, with the values in use, the most frequent first. */
export type AttributeOption = { name: string; values: string[] };

export const attributesQuery = pageQuery.shape({ productTypeId: uuid() });
export type AttributesQuery = InferType<typeof attributesQuery>;
