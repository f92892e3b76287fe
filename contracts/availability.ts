import { boolean, type InferType, number, object } from "yup";
import { isIsoDate } from "@/lib/dates";
import { text } from "./text";
import { optionalId, uuid } from "./uuid";

/**
 * What a couple may know of a vendor's day. `few`: some weddings are booked and the last places are left. `off`: it is
 * closed on that day, or the day is over. How many are booked is nobody's business.
 */
export const DAY_STATES = ["free", "few", "full", "off"] as const;
export type DayState = (typeof DAY_STATES)[number];

export type AvailableDay = { date: string; state: DayState };

/** Every day of one month, `YYYY-MM`, in order. */
export type AvailabilityMonth = { vendorId: string; month: string; days: AvailableDay[] };

/** No couple books further ahead. */
export const MAX_DAYS_AHEAD = 3 * 366;

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** `productId`: with the days on which that product is not for hire. */
export const availabilityQuery = object({
  month: text().matches(MONTH, { message: "month must be YYYY-MM", excludeEmptyString: true }).default(""),
  productId: optionalId(),
});
export type AvailabilityQuery = InferType<typeof availabilityQuery>;

/** The next free days after `from` (today unless said). `weekends`: Saturdays and Sundays only. `productId` as above. */
export const nextFreeQuery = object({
  from: text()
    .test("date", "from must be YYYY-MM-DD", (value) => !value || isIsoDate(value))
    .default(""),
  count: number().integer().min(1).max(12).default(5),
  weekends: boolean().default(false),
  productId: optionalId(),
});
export type NextFreeQuery = InferType<typeof nextFreeQuery>;

export type NextFreeDates = { vendorId: string; docs: string[] };

export const availabilityParam = object({ vendorId: uuid().required() });
