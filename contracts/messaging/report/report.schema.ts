import { type InferType, object } from "yup";
import { text, uuid } from "@/contracts/fields.schema";
import { REPORT_KINDS } from "@/contracts/report-href";
import { REPORT_REASONS, REPORT_WORDS_MAX } from "./report";

const kind = () =>
  text()
    .oneOf([...REPORT_KINDS], "This can’t be reported")
    .required("kind is required");

/** GET /report */
export const reportSubjectQuery = object({ kind: kind(), id: uuid().required("id is required") });
export type ReportSubjectQuery = InferType<typeof reportSubjectQuery>;

/** POST /report */
export const reportBody = object({
  kind: kind(),
  id: uuid().required("id is required"),
  reason: text()
    .oneOf(["", ...REPORT_REASONS], "Please choose a reason from the list")
    .required("Please choose what is wrong"),
  words: text()
    .max(
      REPORT_WORDS_MAX,
      `What happened must be at most ${REPORT_WORDS_MAX.toLocaleString("en-SG")} characters`,
    )
    .default(""),
});
export type ReportBody = InferType<typeof reportBody>;
