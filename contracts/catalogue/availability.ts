import type { DayPrice } from "./price/price-rule";

/**
 * A vendor's day as couples see it. `few`: some weddings are booked and the last places are left. `off`: the vendor is
 * closed on that day, or the day is over. The number of bookings stays private.
 */
export const DAY_STATES = ["free", "few", "full", "off"] as const;
export type DayState = (typeof DAY_STATES)[number];

/** `price` belongs to a product: the all-in price of one on that day, in dollars, and the reason for it. */
export type AvailableDay = { date: string; state: DayState; price?: DayPrice };

/** All days of one month, `YYYY-MM`, in order. */
export type AvailabilityMonth = { vendorId: string; month: string; days: AvailableDay[] };

/** The furthest ahead that couples can book. */
export const MAX_DAYS_AHEAD = 3 * 366;

export type NextFreeDates = { vendorId: string; docs: string[] };
