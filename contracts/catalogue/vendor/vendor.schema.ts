import { type InferType, object } from "yup";
import { text, uuid } from "@/contracts/fields.schema";

/** A vendor's id or slug. */
export const vendorKeyParam = object({ id: text().max(120).required() });

/**
 * GET user/getSimilarVendors. `serviceId` is the category to look in, the vendor's own by default. Screens also send
 * the caller (`userId`, `type`), which is ignored: the answer is the same for everyone.
 */
export const similarVendorsQuery = object({
  vendorId: uuid().required("vendorId is required"),
  serviceId: uuid(),
  userId: text().max(60).default(""),
  type: text().max(40).default(""),
});
export type SimilarVendorsQuery = InferType<typeof similarVendorsQuery>;
