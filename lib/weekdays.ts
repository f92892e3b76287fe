/** A day of the week as in `Date.getUTCDay`, 0 for Sunday. */
export const WEEKDAYS = ["0", "1", "2", "3", "4", "5", "6"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The days in calendar order, from Monday. */
export const WEEK: readonly Weekday[] = ["1", "2", "3", "4", "5", "6", "0"];

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  "0": "Sunday",
  "1": "Monday",
  "2": "Tuesday",
  "3": "Wednesday",
  "4": "Thursday",
  "5": "Friday",
  "6": "Saturday",
};
