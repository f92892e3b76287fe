import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { REPORT_DECISIONS } from "./operator-report";

/** GET /operator/report: open ones longest waiting first, decided ones latest first. */
export const operatorReportsQuery = pageQuery.pick(["page", "limit"]).shape({
  state: text().oneOf(["open", "decided"], "state must be open or decided").default("open"),
});
export type OperatorReportsQuery = InferType<typeof operatorReportsQuery>;

/** POST /operator/report/{id}/decision */
export const reportDecisionBody = object({
  decision: text()
    .oneOf([...REPORT_DECISIONS], "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type ReportDecisionBody = InferType<typeof reportDecisionBody>;
