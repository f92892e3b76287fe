import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";

export const processorReportsQuery = pageQuery.pick(["page", "limit"]);
export type ProcessorReportsQuery = InferType<typeof processorReportsQuery>;

/** GET /operator/processor-report/{id}: its differences, in order. */
export const processorReportQuery = pageQuery.pick(["page", "limit"]).concat(
  object({
    state: text().oneOf(["", "open", "settled"], "Please choose a state from the list").default(""),
  }),
);
export type ProcessorReportQuery = InferType<typeof processorReportQuery>;

/** POST /operator/difference/{id}/settle */
export const settleDifferenceBody = object({
  reason: reasonText().required("Please give a reason"),
});
export type SettleDifferenceBody = InferType<typeof settleDifferenceBody>;
