import type { Chat } from "@/contracts/messaging/room";
import { addDays, daysBetween, type IsoDate, TIME_ZONE, todayInSingapore } from "@/lib/dates";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-SG", { ...options, timeZone: TIME_ZONE });

const TIME = format({ timeStyle: "short" });
const WEEKDAY = format({ weekday: "long" });
const DAY = format({ day: "numeric", month: "short" });
const DAY_OF_YEAR = format({ day: "numeric", month: "short", year: "numeric" });
const WHOLE_DAY = format({ weekday: "long", day: "numeric", month: "long" });
const WHOLE_DAY_OF_YEAR = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** `4:05 pm` in Singapore. */
export const timeOf = (instant: string): string => TIME.format(new Date(instant));

/** Returns the time for today, the weekday for the last six days, and the date for earlier ones. */
export function shortTime(instant: string, today: IsoDate): string {
  const at = new Date(instant);
  const day = todayInSingapore(at);
  const ago = daysBetween(day, today);
  if (ago <= 0) return TIME.format(at);
  if (ago === 1) return "Yesterday";
  if (ago < 7) return WEEKDAY.format(at);
  return (day.slice(0, 4) === today.slice(0, 4) ? DAY : DAY_OF_YEAR).format(at);
}

/** `Today`, `Yesterday`, `Friday, 20 November`. */
export function dayHeading(day: IsoDate, today: IsoDate): string {
  if (day === today) return "Today";
  if (day === addDays(today, -1)) return "Yesterday";
  const at = new Date(`${day}T12:00:00+08:00`);
  return (day.slice(0, 4) === today.slice(0, 4) ? WHOLE_DAY : WHOLE_DAY_OF_YEAR).format(at);
}

export type DayOf<T> = { day: IsoDate; chats: T[] };

/** Groups messages by day in Singapore, in their order. */
export function groupByDay<T extends Pick<Chat, "sentAt">>(chats: readonly T[]): DayOf<T>[] {
  const days: DayOf<T>[] = [];
  for (const chat of chats) {
    const day = todayInSingapore(new Date(chat.sentAt));
    const last = days.at(-1);
    if (last?.day === day) last.chats.push(chat);
    else days.push({ day, chats: [chat] });
  }
  return days;
}
