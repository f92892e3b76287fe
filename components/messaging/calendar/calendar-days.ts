import type {
  CalendarDay,
  CalendarVisit,
  CalendarWedding,
  VendorCalendar,
} from "@/contracts/messaging/calendar/calendar";
import type { DateHold } from "@/contracts/sale/hold";
import { addDays, type IsoDate, todayInSingapore, weekdayOf } from "@/lib/dates";

export const CALENDAR_LOOKS = ["month", "week", "list"] as const;
export type CalendarLook = (typeof CALENDAR_LOOKS)[number];

const DAYS_OF_LIST = 60;

/** Returns the days shown around `date`: whole weeks from Monday, or the days from `date` on. */
export function daysOf(look: CalendarLook, date: IsoDate): { from: IsoDate; to: IsoDate } {
  if (look === "list") return { from: date, to: addDays(date, DAYS_OF_LIST - 1) };
  if (look === "week") {
    const from = mondayOf(date);
    return { from, to: addDays(from, 6) };
  }
  const from = mondayOf(`${date.slice(0, 7)}-01`);
  return { from, to: addDays(mondayOf(addDays(nextMonth(date), -1)), 6) };
}

/** Returns the date of the next or previous page. */
export function turn(look: CalendarLook, date: IsoDate, by: 1 | -1): IsoDate {
  if (look === "list") return addDays(date, by * DAYS_OF_LIST);
  if (look === "week") return addDays(date, by * 7);
  return by === 1 ? nextMonth(date) : `${addDays(`${date.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

const nextMonth = (date: IsoDate) => `${addDays(`${date.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
const mondayOf = (date: IsoDate) => addDays(date, -((weekdayOf(date) + 6) % 7));

/** A day with its events. */
export type FullDay = CalendarDay & {
  visits: CalendarVisit[];
  weddings: CalendarWedding[];
  holds: DateHold[];
};

export function fullDays({ days, visits, weddings, holds }: VendorCalendar): FullDay[] {
  return days.map((day) => ({
    ...day,
    weddings: weddings.filter(({ date }) => date === day.date),
    holds: holds.filter(({ date }) => date === day.date),
    visits: visits.filter(({ startsAt }) => todayInSingapore(new Date(startsAt)) === day.date),
  }));
}

/** `Blocked`, `Full`, `1 of 3 taken`, or "" for a free day. */
export function standingOf({ off, taken }: CalendarDay, capacity: number): string {
  if (off) return "Blocked";
  if (taken >= capacity) return "Full";
  return taken > 0 ? `${taken} of ${capacity} taken` : "";
}

/** Returns the heading of the period shown: `November 2026`, `25 Nov – 1 Dec 2026` or `25 Nov 2026 – 23 Jan 2027`. */
export function titleOf(look: CalendarLook, date: IsoDate): string {
  const { from, to } = daysOf(look, date);
  if (look === "month") return format(date, { month: "long", year: "numeric" });
  const day = { day: "numeric", month: "short" } as const;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${format(from, sameYear ? day : { ...day, year: "numeric" })} – ${format(to, { ...day, year: "numeric" })}`;
}

/** `Saturday, 28 November 2026` */
export const longDay = (date: IsoDate) =>
  format(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** `Sat 28 Nov` */
export const shortDay = (date: IsoDate) => format(date, { weekday: "short", day: "numeric", month: "short" });

function format(date: IsoDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("en-SG", { ...options, timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
