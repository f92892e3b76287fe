import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";

/** GET /operator/fact, longest waiting first. */
export const operatorFactsQuery = pageQuery.pick(["page", "limit"]);
export type OperatorFactsQuery = InferType<typeof operatorFactsQuery>;

/** POST /operator/fact/{id}/decision */
export const factDecisionBody = object({
  decision: text()
    .oneOf(["confirm", "reject"], "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type FactDecisionBody = InferType<typeof factDecisionBody>;
