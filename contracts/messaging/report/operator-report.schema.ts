import { array, boolean, type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { REPORT_DECISIONS } from "./operator-report";

/** GET /operator/report: open ones longest waiting first, decided ones latest first. */
export const operatorReportsQuery = pageQuery.pick(["page", "limit"]).shape({
  state: text().oneOf(["open", "decided"], "state must be open or decided").default("open"),
});
export type OperatorReportsQuery = InferType<typeof operatorReportsQuery>;

const PICTURES_MAX = 40;
const PICTURE_NAME_MAX = 200;

/** POST /operator/report/{id}/decision */
export const reportDecisionBody = object({
  decision: text()
    .oneOf([...REPORT_DECISIONS], "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type ReportDecisionBody = InferType<typeof reportDecisionBody>;

/** POST /operator/report/{id}/picture: hides pictures of a reported vendor or product, or puts them back. */
export const reportPictureBody = object({
  pictures: array()
    .of(text().max(PICTURE_NAME_MAX).required("Please choose a picture"))
    .min(1, "Please choose a picture")
    .max(PICTURES_MAX, `Please choose at most ${PICTURES_MAX} pictures`)
    .required("Please choose a picture"),
  isHidden: boolean().required("Please say whether to hide or restore"),
  reason: reasonText(),
});
export type ReportPictureBody = InferType<typeof reportPictureBody>;
