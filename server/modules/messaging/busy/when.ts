import { addDays } from "@/lib/dates";

/** A day or time in a calendar file, in the format's notation. */
export type When = { day: string; time: string | null; isUtc: boolean };

const WRITTEN =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?(?:\d\d)?)?)?$/i;

/**
 * Parses a value, or returns null. Besides the standard `20270310T100000Z`, accepts `2027-03-10T10:00:00+08:00`, also
 * without seconds, and hour 24, which is the start of the next day.
 */
export function readWhen(value: string): When | null {
  const [, year = "", month = "", date = "", hour, minute = "00", second = "00", zone = ""] =
    WRITTEN.exec(value.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return null;
  if (hour === undefined) return { day: plain(day), time: null, isUtc: false };
  if (`${hour}${minute}${second}` === "240000") {
    return readWhen(`${addDays(day, 1)}T000000${zone}`);
  }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  if (!/^[+-]/.test(zone)) return { day: plain(day), time: `${hour}${minute}${second}`, isUtc: zone !== "" };
  const [, sign = "", hours = "", minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const instant = new Date(`${day}T${hour}:${minute}:${second}${sign}${hours}:${minutes}`);
  if (Number.isNaN(+instant)) return null;
  const [utcDay = "", utcTime = ""] = instant.toISOString().split("T");
  return { day: plain(utcDay), time: utcTime.slice(0, 8).replaceAll(":", ""), isUtc: true };
}

/** Returns the day at the beginning of an otherwise unreadable value, or null. */
export function readDay(value: string): string | null {
  const [, year, month, date] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(value.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  return isDay(day) ? plain(day) : null;
}

export const isDuration = (value: string): boolean =>
  /^\+?P(?=\d|T\d)(\d+W)?(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/.test(value);

/** Any year is valid, unlike in our forms: an event may have begun a thousand years ago. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(+at) && at.toISOString().startsWith(day);
}

const plain = (day: string) => day.replaceAll("-", "");
