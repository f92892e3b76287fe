import { type InferType, object } from "yup";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { HEALTH_ACTS } from "./health";

/** POST /operator/health/act. Dismissing takes a reason. */
export const healthActBody = object({
  act: text().oneOf(HEALTH_ACTS, "Please choose an act from the list").required("Please choose an act"),
  id: text().max(200, "This id is too long").required("Please name the job or event"),
  reason: reasonText().when("act", {
    is: "dismissEvent",
    then: (schema) => schema.required("Please give a reason"),
  }),
});
export type HealthActBody = InferType<typeof healthActBody>;
