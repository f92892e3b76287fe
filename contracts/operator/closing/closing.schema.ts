import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";

/** GET /operator/vendor/{id}/closing: pages through the open orders, the earliest wedding first. */
export const vendorClosingQuery = pageQuery.pick(["page", "limit"]);
export type VendorClosingQuery = InferType<typeof vendorClosingQuery>;

/** POST /operator/vendor/{id}/closing. The vendor and its couples read the reason. */
export const closeVendorBody = object({
  reason: reasonText().required("Please give a reason: the vendor and its couples read it"),
});
export type CloseVendorBody = InferType<typeof closeVendorBody>;
