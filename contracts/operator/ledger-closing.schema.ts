import { type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate } from "@/contracts/fields.schema";

/** GET /operator/ledger/closing */
export const ledgerClosingsQuery = pageQuery.pick(["page", "limit"]);
export type LedgerClosingsQuery = InferType<typeof ledgerClosingsQuery>;

/** GET /operator/ledger/closing/day and its file. */
export const ledgerDayQuery = object({ day: isoDate().required("Please choose a day") });
export type LedgerDayQuery = InferType<typeof ledgerDayQuery>;

/** GET /operator/ledger/closing/export.csv: a calendar year in Singapore. */
export const ledgerYearQuery = object({
  year: number()
    .integer("Please enter a year")
    .min(2000, "Please enter a year from 2000")
    .max(2999, "Please enter a year up to 2999")
    .required("Please enter a year"),
});
export type LedgerYearQuery = InferType<typeof ledgerYearQuery>;
