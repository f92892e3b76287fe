import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
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
