import { formatAs, TIME_ZONE } from "@/lib/dates";
import { spokenLanguage } from "@/lib/language/spoken";

const DAY = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
const LONG_DAY = { weekday: "long", day: "numeric", month: "long", timeZone: TIME_ZONE } as const;
const CLOCK = { hour: "numeric", minute: "2-digit", timeZone: TIME_ZONE } as const;

/** Returns, for example, `Sat, 28 Nov`. */
export const dayWords = (date: string) => formatAs("chosen day", DAY, new Date(`${date}T00:00:00Z`));

/** Returns the time in Singapore of a UTC instant: `11:00 am`. */
export const clockWords = (instant: string) => formatAs("clock", CLOCK, new Date(instant));

/** Returns the day and time in Singapore: `Saturday 28 November at 11:00 am`. */
export function visitWords(instant: string): string {
  const day = formatAs("visit", LONG_DAY, new Date(instant));
  return spokenLanguage() === "en"
    ? `${day.replace(",", "")} at ${clockWords(instant)}`
    : `${day} ${clockWords(instant)}`;
}
