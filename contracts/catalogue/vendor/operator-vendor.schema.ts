import { boolean, type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate, text } from "@/contracts/fields.schema";
import { reasonText } from "@/contracts/identity/operator/operator.schema";
import { VENDOR_STATUSES } from "@/contracts/identity/vendor-account";
import { OPERATOR_VENDOR_TRANSITIONS } from "./vendor-status";

/** GET /operator/vendor. `status` narrows the list; the longest waiting come first. */
export const operatorVendorsQuery = pageQuery.pick(["page", "limit", "searchBy"]).concat(
  object({
    status: text()
      .oneOf(["", ...VENDOR_STATUSES], "Please choose a status from the list")
      .default(""),
  }),
);
export type OperatorVendorsQuery = InferType<typeof operatorVendorsQuery>;

/** POST /operator/vendor/{id}/decision */
export const vendorDecisionBody = object({
  decision: text()
    .oneOf(OPERATOR_VENDOR_TRANSITIONS, "Please choose a decision from the list")
    .required("Please choose a decision"),
  reason: reasonText(),
});
export type VendorDecisionBody = InferType<typeof vendorDecisionBody>;

export const COMMISSION_MAX = 30;

/** PUT /operator/vendor/{id}/terms. Both days of a featured period, or neither. */
export const vendorTermsBody = object({
  commission: number()
    .typeError("Commission must be a number")
    .min(0, "Commission must be 0% or more")
    .max(COMMISSION_MAX, `Commission must be ${COMMISSION_MAX}% or less`)
    .test(
      "hundredths",
      "Commission may have two decimals at most",
      (value) => value === undefined || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    )
    .required("Please enter the commission"),
  isTrusted: boolean().required("Please say whether products are published without review"),
  featuredFrom: isoDate().label("Featured from").nullable().default(null),
  featuredUntil: isoDate()
    .label("Featured until")
    .nullable()
    .default(null)
    .when("featuredFrom", ([from]: (string | null | undefined)[], schema) =>
      from
        ? schema
            .required("Please enter the last day, too")
            .test("order", "The last day is before the first", (until) => !until || until >= from)
        : schema.test("alone", "Please enter the first day, too", (until) => !until),
    ),
  reason: reasonText().required("Please give a reason"),
});
export type VendorTermsBody = InferType<typeof vendorTermsBody>;

/** POST /operator/vendor/{id}/note */
export const vendorNoteBody = object({
  note: text().max(1_000, "The note must be at most 1,000 characters").required("Please write the note"),
});
export type VendorNoteBody = InferType<typeof vendorNoteBody>;
