import { type InferType, number, object, string } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text } from "@/contracts/fields.schema";
import { addDays, todayInSingapore } from "@/lib/dates";
import { TERMS_AHEAD_DAYS, TERMS_KINDS, TERMS_TEXT_MAX, type TermsKind } from "./vendor-terms";

/** POST /vendor/terms: a form with the PDF as `file` when `kind` is `pdf`. Without `appliesFrom`, from today. */
export const publishTermsBody = object({
  kind: string<TermsKind>()
    .oneOf(TERMS_KINDS, "kind must be one of text, pdf, none")
    .required("kind is required"),
  text: text()
    // Forms send CRLF, which would count twice.
    .transform((value: unknown) => (typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value))
    .max(TERMS_TEXT_MAX, `Terms can be at most ${TERMS_TEXT_MAX.toLocaleString("en-SG")} characters`)
    .default("")
    .when("kind", { is: "text", then: (schema) => schema.required("Write your terms") }),
  appliesFrom: isoDate()
    .nullable()
    .default(null)
    .test(
      "not-past",
      "Terms can’t apply from a day in the past",
      (value) => !value || value >= todayInSingapore(),
    )
    .test(
      "near",
      "Choose a day within a year",
      (value) => !value || value <= addDays(todayInSingapore(), TERMS_AHEAD_DAYS),
    ),
});
export type PublishTermsBody = InferType<typeof publishTermsBody>;

/** GET /vendor/terms: newest first. */
export const ownTermsQuery = pageQuery.pick(["page", "limit"]).shape({
  limit: number().integer().min(1).max(50).default(10),
});
export type OwnTermsQuery = InferType<typeof ownTermsQuery>;
