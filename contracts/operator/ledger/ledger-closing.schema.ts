import { type InferType, number, object } from "yup";
import { pageQuery } from "@/contracts/envelope.schema";
import { isoDate } from "@/contracts/fields.schema";

/** GET /operator/ledger/closing */
export const ledgerClosingsQuery = pageQuery.pick(["page", "limit"]);
export type LedgerClosingsQuery = InferType<typeof ledgerClosingsQuery>;

/** GET /operator/ledger/closing/day and its file: the latest closed day by default. */
export const ledgerDayQuery = object({ day: isoDate().nullable() });
export type LedgerDayQuery = InferType<typeof ledgerDayQuery>;

/** GET /operator/ledger/closing/export.csv: a calendar year in Singapore, the current one by default. */
export const ledgerYearQuery = object({
  year: number()
    .integer("Please enter a year")
    .min(2000, "Please enter a year from 2000")
    .max(2999, "Please enter a year up to 2999"),
});
export type LedgerYearQuery = InferType<typeof ledgerYearQuery>;
