import { type InferType, number, object } from "yup";

const year = () =>
  number()
    .integer("Please enter a year")
    .min(2000, "Please enter a year from 2000")
    .max(2999, "Please enter a year up to 2999");

/** GET /operator/ledger/gst: the current year by default. */
export const commissionGstQuery = object({ year: year() });
export type CommissionGstQuery = InferType<typeof commissionGstQuery>;

/** GET /operator/ledger/gst.csv: a calendar quarter, the current one by default. */
export const gstQuarterQuery = object({
  year: year(),
  quarter: number().oneOf([1, 2, 3, 4], "Please choose a quarter, 1 to 4"),
});
export type GstQuarterQuery = InferType<typeof gstQuarterQuery>;
