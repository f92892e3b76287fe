import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { EVIDENCE_TEXT_MAX } from "./money";
import { DISPUTE_STATES } from "@/contracts/sale/dispute";

/** GET /operator/dispute: open ones first, by the deadline for evidence. */
export const operatorDisputesQuery = pageQuery.pick(["page", "limit"]).concat(
  object({
    state: text()
      .oneOf(["", ...DISPUTE_STATES], "Please choose a state from the list")
      .default(""),
  }),
);
export type OperatorDisputesQuery = InferType<typeof operatorDisputesQuery>;

/** POST /operator/dispute/{id}/evidence: the evidence for the bank, with files. Accepted once. */
export const evidenceBody = object({
  text: text()
    .max(EVIDENCE_TEXT_MAX, "The statement must be at most 20,000 characters")
    .required("Please write what the bank should know"),
});
export type EvidenceBody = InferType<typeof evidenceBody>;
