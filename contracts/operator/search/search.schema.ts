import type { InferType } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";

/** GET /operator/search. Nothing is found for an empty text. */
export const operatorSearchQuery = pageQuery.pick(["page", "limit"]).shape({
  searchBy: text()
    .matches(/^.{2,}$/, { message: "Please enter at least two characters", excludeEmptyString: true })
    .max(200, "Please enter at most 200 characters")
    .default(""),
});
export type OperatorSearchQuery = InferType<typeof operatorSearchQuery>;
