import { type InferType, object } from "yup";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { PERSON_ACTS } from "./person";

/** POST /operator/person/{id}/act */
export const personActBody = object({
  act: text().oneOf(PERSON_ACTS, "Please choose an act from the list").required("Please choose an act"),
  reason: reasonText().required("Please give a reason"),
});
export type PersonActBody = InferType<typeof personActBody>;

/** POST /operator/person/{id}/export */
export const personExportBody = object({ reason: reasonText().required("Please give a reason") });
export type PersonExportBody = InferType<typeof personExportBody>;
