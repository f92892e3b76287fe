import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";

/** GET /operator/proposal: what waits for a second operator, longest waiting first. */
export const proposalsQuery = pageQuery.pick(["page", "limit"]);
export type ProposalsQuery = InferType<typeof proposalsQuery>;

/** POST /operator/proposal/{id}/decision. A reason is needed to decline. */
export const proposalDecisionBody = object({
  decision: text()
    .oneOf(["confirm", "decline"], "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type ProposalDecisionBody = InferType<typeof proposalDecisionBody>;
