import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator.schema";
import { VENDOR_STATUSES } from "@/contracts/identity/vendor-account";
import { OPERATOR_VENDOR_TRANSITIONS } from "./vendor-status";

/** GET /operator/vendor. `status` narrows the list; the longest waiting come first. */
export const operatorVendorsQuery = pageQuery.pick(["page", "limit", "searchBy"]).concat(
  object({
    status: text()
      .oneOf(["", ...VENDOR_STATUSES], "Please choose a status from the list")
      .default(""),
  }),
);
export type OperatorVendorsQuery = InferType<typeof operatorVendorsQuery>;

/** POST /operator/vendor/{id}/decision */
export const vendorDecisionBody = object({
  decision: text()
    .oneOf(OPERATOR_VENDOR_TRANSITIONS, "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type VendorDecisionBody = InferType<typeof vendorDecisionBody>;
