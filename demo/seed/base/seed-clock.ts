import { type IsoDate, addDays, todayInSingapore } from "@/lib/dates";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";

/**
 * The demo data's present: the hour of seeding. Days count from that day in Singapore, so weddings are always upcoming
 * and reviews past. Two databases seeded within the same hour are identical to the byte.
 */
export class SeedClock {
  readonly now: Date;
  readonly today: IsoDate;
  private readonly days = new Map<number, IsoDate>();

  constructor(now: Date) {
    this.now = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    this.today = todayInSingapore(this.now);
  }

  /** A day counted from today. */
  day(offset: number): IsoDate {
    let day = this.days.get(offset);
    if (!day) this.days.set(offset, (day = addDays(this.today, offset)));
    return day;
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - hours * HOUR_MS);
  }
}

/** The instant of a wall-clock time in Singapore, `minutes` after midnight. */
export function instantOf(date: IsoDate, minutes: number): Date {
  return new Date(Date.parse(`${date}T00:00:00+08:00`) + minutes * MINUTE_MS);
}

/** The date in Singapore at an instant. */
export function dateOf(instant: Date): IsoDate {
  return new Date(instant.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);
}

export function addHours(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * HOUR_MS);
}

const weekdays = new Map<IsoDate, number>();

/** 0 Sunday to 6 Saturday. Memoised, because every offer is checked for every wedding. */
export function weekdayOf(date: IsoDate): number {
  let day = weekdays.get(date);
  if (day === undefined) weekdays.set(date, (day = new Date(`${date}T00:00:00Z`).getUTCDay()));
  return day;
}
