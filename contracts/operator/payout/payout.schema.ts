import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { PAYOUT_ACTS, PAYOUT_TROUBLES } from "./payout";

/** GET /operator/payout: held and failed ones first, longest waiting first. */
export const operatorPayoutsQuery = pageQuery.pick(["page", "limit", "searchBy"]).concat(
  object({
    trouble: text()
      .oneOf(["", ...PAYOUT_TROUBLES], "Please choose a state from the list")
      .default(""),
  }),
);
export type OperatorPayoutsQuery = InferType<typeof operatorPayoutsQuery>;

/** POST /operator/payout/{id}/act: a vendor's payouts. */
export const payoutActBody = object({
  act: text().oneOf(PAYOUT_ACTS, "Please choose an act from the list").required("Please choose an act"),
  reason: reasonText().required("Please give a reason"),
});
export type PayoutActBody = InferType<typeof payoutActBody>;
