import { array, type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text, uuid } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";

/** GET /operator/product, longest waiting first. */
export const operatorProductsQuery = pageQuery.pick(["page", "limit"]);
export type OperatorProductsQuery = InferType<typeof operatorProductsQuery>;

/** GET /operator/product/live: newest first; `searchBy` are words of the product, its vendor or category. */
export const liveProductsQuery = pageQuery.pick(["page", "limit", "searchBy"]);
export type LiveProductsQuery = InferType<typeof liveProductsQuery>;

/** POST /operator/product/unpublish: all or none. */
export const unpublishBody = object({
  ids: array()
    .of(uuid().required())
    .min(1, "Please choose at least one product")
    .max(100, "Please choose at most 100 products at once")
    .required("Please choose at least one product"),
  reason: reasonText().required("Please give a reason: the vendor reads it"),
});
export type UnpublishBody = InferType<typeof unpublishBody>;

/** POST /operator/product/{id}/decision */
export const productDecisionBody = object({
  decision: text()
    .oneOf(["approve", "return"], "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type ProductDecisionBody = InferType<typeof productDecisionBody>;
