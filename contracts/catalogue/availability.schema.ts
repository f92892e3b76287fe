import { boolean, type InferType, number, object } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text, uuid } from "@/contracts/fields.schema";

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** With `productId`, the days include those on which that product is not for hire. */
export const availabilityQuery = object({
  month: text().matches(MONTH, { message: "month must be YYYY-MM", excludeEmptyString: true }).default(""),
  productId: uuid(),
});
export type AvailabilityQuery = InferType<typeof availabilityQuery>;

/** The next free days from `from` (today by default). `weekends`: Saturdays and Sundays only. `productId` as above. */
export const nextFreeQuery = object({
  from: text()
    .test("date", "from must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
  count: number().integer().min(1).max(12).default(5),
  weekends: boolean().default(false),
  productId: uuid(),
});
export type NextFreeQuery = InferType<typeof nextFreeQuery>;

export const availabilityParam = object({ vendorId: uuid().required() });
