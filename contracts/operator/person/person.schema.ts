import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { PERSON_ACTS, PERSON_STATES } from "./person";

/** POST /operator/person/{id}/act */
export const personActBody = object({
  act: text().oneOf(PERSON_ACTS, "Please choose an act from the list").required("Please choose an act"),
  reason: reasonText().required("Please give a reason"),
});
export type PersonActBody = InferType<typeof personActBody>;

/** POST /operator/person/{id}/export */
export const personExportBody = object({ reason: reasonText().required("Please give a reason") });
export type PersonExportBody = InferType<typeof personExportBody>;

/** GET /operator/person: newest first; `searchBy` is the beginning of an email address or phone number. */
export const operatorPeopleQuery = pageQuery.pick(["page", "limit", "searchBy"]).concat(
  object({
    state: text()
      .oneOf(["", ...PERSON_STATES], "Please choose a state from the list")
      .default(""),
  }),
);
export type OperatorPeopleQuery = InferType<typeof operatorPeopleQuery>;

/** POST /operator/person/{id}/delete */
export const personDeleteBody = object({ reason: reasonText().required("Please give a reason") });
export type PersonDeleteBody = InferType<typeof personDeleteBody>;
