import { DAY_MS } from "./time";
import { spokenLanguage, spokenLocale } from "./language/spoken";

/** A date without a time, `YYYY-MM-DD`. Instants are stored in UTC and shown in Asia/Singapore. */
export type IsoDate = string;

export const TIME_ZONE = "Asia/Singapore";
const ISO_DATE = /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;

/** Returns true for a date that exists, written `YYYY-MM-DD`, from 1900 on. */
export function isIsoDate(value: string): boolean {
  if (!ISO_DATE.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached format of the page's language, because creating one costs fifty times as much as using it.
 */
function formatOf(
  name: string,
  options: Intl.DateTimeFormatOptions,
  locale = spokenLocale(),
): Intl.DateTimeFormat {
  const key = `${name} ${locale}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** Formats an instant in the page's language. The format is kept under its name, so a name has one set of options. */
export function formatAs(name: string, options: Intl.DateTimeFormatOptions, at: Date): string {
  return formatOf(`as ${name}`, options).format(at);
}

/** Returns today's date in Singapore. */
export function todayInSingapore(now: Date = new Date()): IsoDate {
  return formatOf("today", { timeZone: TIME_ZONE }, "en-CA").format(now);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of whole days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Returns the month after `month`, both `YYYY-MM`. */
export function monthAfter(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}

/** `21 Nov 2026` */
export function formatDate(date: IsoDate): string {
  return formatOf("date", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** `21 November 2026` */
export function formatLongDate(date: IsoDate): string {
  return formatOf("long", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** `Sat 12 Jun 2027` */
export function formatDay(date: IsoDate): string {
  const weekday = formatOf("short weekday", { weekday: "short", timeZone: "UTC" });
  if (spokenLanguage() === "zh") return formatDate(date) + weekday.format(new Date(`${date}T00:00:00Z`));
  return `${weekday.format(new Date(`${date}T00:00:00Z`))} ${formatDate(date)}`;
}

/** `Sunday 29 November`: the Singapore day of a UTC instant. Has no year, so it suits the coming weeks. */
export function formatWeekday(instant: string | Date): string {
  const format = formatOf("weekday", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: TIME_ZONE,
  });
  if (spokenLanguage() !== "en") return format.format(new Date(instant));
  const parts = format.formatToParts(new Date(instant));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("weekday")} ${of("day")} ${of("month")}`;
}

/** `21 Nov 2026, 4:05 pm`: a UTC instant in Singapore time. */
export function formatDateTime(instant: string | Date): string {
  return formatOf("instant", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: TIME_ZONE,
  }).format(new Date(instant));
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: IsoDate): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  return new Date(`${date}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** Returns the instant at which a clock in Singapore shows `time`, `HH:MM`. Singapore keeps +08:00 all year. */
export function instantInSingapore(date: IsoDate, time: string): Date {
  return new Date(`${date}T${time}:00+08:00`);
}

/** `Sat, 28 Nov 2026 at 11:00 am`: a UTC instant in Singapore time. */
export function formatAppointment(instant: string | Date): string {
  const at = new Date(instant);
  const day = formatOf("appointment", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: TIME_ZONE,
  }).format(at);
  return spokenLanguage() === "en" ? `${day} at ${formatTime(at)}` : `${day} ${formatTime(at)}`;
}

/** `November 2026`: a month, `YYYY-MM`, or the month of a date. */
export function formatMonth(month: string): string {
  const at = new Date(`${month.slice(0, 7)}-01T00:00:00Z`);
  return formatOf("month", { month: "long", year: "numeric", timeZone: "UTC" }).format(at);
}

/** `11:00 am`: a UTC instant in Singapore time. */
export function formatTime(instant: string | Date): string {
  const format = formatOf("time", {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: TIME_ZONE,
  });
  return format.format(new Date(instant));
}
