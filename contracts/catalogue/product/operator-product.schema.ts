import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";

/** GET /operator/product, longest waiting first. */
export const operatorProductsQuery = pageQuery.pick(["page", "limit"]);
export type OperatorProductsQuery = InferType<typeof operatorProductsQuery>;

/** POST /operator/product/{id}/decision */
export const productDecisionBody = object({
  decision: text()
    .oneOf(["approve", "return"], "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type ProductDecisionBody = InferType<typeof productDecisionBody>;
