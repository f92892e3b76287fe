import { type InferType, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text } from "@/contracts/fields.schema";
import { POLICY_NAMES, POLICY_SUMMARY_MAX } from "./policy";

/** GET /operator/policy, newest first. */
export const policyNoticesQuery = pageQuery.pick(["page", "limit"]);
export type PolicyNoticesQuery = InferType<typeof policyNoticesQuery>;

/** POST /operator/policy */
export const policyNoticeBody = object({
  policy: text()
    .oneOf(POLICY_NAMES, "Please choose a policy from the list")
    .required("Please choose a policy"),
  appliesFrom: isoDate().required("Please choose the day from which it applies"),
  summary: text()
    .max(POLICY_SUMMARY_MAX, `The changes must be at most ${POLICY_SUMMARY_MAX} characters`)
    .required("Please write what changes"),
});
export type PolicyNoticeBody = InferType<typeof policyNoticeBody>;
