import { TIME_ZONE } from "@/lib/dates";

const DAY = new Intl.DateTimeFormat("en-SG", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const LONG_DAY = new Intl.DateTimeFormat("en-SG", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: TIME_ZONE,
});
const CLOCK = new Intl.DateTimeFormat("en-SG", {
  hour: "numeric",
  minute: "2-digit",
  timeZone: TIME_ZONE,
});

/** Returns, for example, `Sat, 28 Nov`. */
export const dayWords = (date: string) => DAY.format(new Date(`${date}T00:00:00Z`));

/** Returns the time in Singapore of a UTC instant: `11:00 am`. */
export const clockWords = (instant: string) => CLOCK.format(new Date(instant));

/** Returns the day and time in Singapore: `Saturday 28 November at 11:00 am`. */
export const visitWords = (instant: string) =>
  `${LONG_DAY.format(new Date(instant)).replace(",", "")} at ${clockWords(instant)}`;
