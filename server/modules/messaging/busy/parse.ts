import ICAL from "ical.js";
import { type BusyBlocks, LONG_HOURS } from "@/contracts/messaging/busy-calendar";
import { addDays, type IsoDate, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { repaired, UNREADABLE } from "./repair";
import { knowZones } from "./zones";

export type Busy = { startsAt: Date; endsAt: Date; isAllDay: boolean };

/** Why a feed cannot be used, in words for the vendor. */
export class FeedError extends Error {}

/** Steps through recurrences of one feed; a rule that repeats each second would never end. */
const MAX_STEPS = 50_000;
const MAX_BUSY = 5_000;
/** Days of all busy times together. */
const MAX_BUSY_DAYS = 50_000;
/** Our own events, when a vendor's calendar follows Sayang's feed. */
const OWN_UID = /@sayang$/i;

/**
 * Returns the busy times of an iCalendar file between two instants, cut off at both, recurrences expanded, sorted by
 * start. Events that are cancelled or marked as free are left out. Throws `FeedError` for a text that is no calendar, or
 * too large a one. May never return: call it by `readBusyAside`.
 */
export function readBusy(text: string, from: Date, to: Date): Busy[] {
  const calendar = parse(text);
  const steps = { left: MAX_STEPS };
  const window = { from, to, steps };
  const busy = [
    ...eventsOf(calendar).flatMap((event) => occurrencesOrDay(event, window)),
    ...periodsOf(calendar).flatMap((period) => within(period, from, to)),
  ];
  const days = busy.reduce((sum, { startsAt, endsAt }) => sum + (+endsAt - +startsAt) / DAY_MS, 0);
  if (busy.length > MAX_BUSY || days > MAX_BUSY_DAYS) {
    throw new FeedError("The calendar has too many events to be read");
  }
  return busy.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function parse(text: string): ICAL.Component {
  try {
    const fit = repaired(text);
    knowZones(fit);
    const parsed: unknown = ICAL.parse(fit);
    const [first] = Array.isArray(parsed) && Array.isArray(parsed[0]) ? (parsed as unknown[]) : [parsed];
    const calendar = new ICAL.Component(first as unknown[]);
    if (calendar.name === "vcalendar") return calendar;
  } catch {
    // Said below, as for any other text.
  }
  throw new FeedError("This address does not lead to a calendar in iCal format");
}

/** Returns one event for each series, with its moved and cancelled occurrences. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const all = calendar
    .getAllSubcomponents("vevent")
    .filter((component) => component.hasProperty("dtstart"))
    // Without a list, the library takes the moved occurrences of every other series as well, and gives up.
    .map((component) => new ICAL.Event(component, { strictExceptions: true, exceptions: [] }))
    .filter(({ uid }) => !OWN_UID.test(String(uid)));
  const series = new Map<string, ICAL.Event>();
  for (const event of all) if (!event.isRecurrenceException()) series.set(event.uid, event);
  const alone: ICAL.Event[] = [];
  for (const event of all.filter((each) => each.isRecurrenceException())) {
    if (!relate(series.get(event.uid), event)) alone.push(event);
  }
  return [...series.values(), ...alone];
}

/** Returns whether the moved occurrence belongs to that series. */
function relate(series: ICAL.Event | undefined, exception: ICAL.Event): boolean {
  if (!series?.isRecurring()) return false;
  try {
    series.relateException(exception);
    return true;
  } catch {
    // It names an occurrence in a way that cannot be read.
    return false;
  }
}

type Window = { from: Date; to: Date; steps: { left: number } };

/** An event whose rule cannot be followed takes the day on which it starts. */
function occurrencesOrDay(event: ICAL.Event, window: Window): Busy[] {
  try {
    return occurrences(event, window);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    return readableOr([], () => within(dayOf(event.startDate), window.from, window.to));
  }
}

/** Returns what `read` does, or `otherwise` when no day can be found in what it reads. */
function readableOr<T>(otherwise: T, read: () => T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function occurrences(event: ICAL.Event, { from, to, steps }: Window): Busy[] {
  if (!event.isRecurring() || event.isRecurrenceException()) {
    return within(busyOf(event, event.startDate, event.endDate), from, to);
  }
  const found: Busy[] = [];
  const left = exceptions(event);
  const add = (at: ICAL.Time) => {
    if (left.days.has(dateOf(at))) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    found.push(...within(busyOf(item, startDate, endDate), from, to));
  };
  const each = event.iterator();
  let next = each.next() as ICAL.Time | null;
  // The start is an occurrence even where the rule does not come to it.
  const first = event.startDate;
  if (next?.compare(first) !== 0 && !left.instants.has(+instantOf(first))) add(first);
  for (; next; next = each.next() as ICAL.Time | null) {
    if (--steps.left < 0) throw new FeedError("The calendar has too many repeated events to be read");
    if (instantOf(next) >= to) break;
    add(next);
  }
  return found;
}

/** The occurrences that a series leaves out: by instant, and whole days. */
function exceptions({ component }: ICAL.Event): { days: Set<string>; instants: Set<number> } {
  const times = component
    .getAllProperties("exdate")
    .flatMap((property) => property.getValues() as unknown as ICAL.Time[]);
  return {
    days: new Set(times.filter(({ isDate }) => isDate).map(dateOf)),
    instants: new Set(times.map((time) => +instantOf(time))),
  };
}

function periodsOf(calendar: ICAL.Component): Busy[] {
  return calendar
    .getAllSubcomponents("vfreebusy")
    .flatMap((component) => component.getAllProperties("freebusy"))
    .filter((property) => String(property.getFirstParameter("fbtype") ?? "").toUpperCase() !== "FREE")
    .flatMap((property) => readableOr([], () => property.getValues() as unknown as ICAL.Period[]))
    .flatMap((period) => {
      const whole = (): Busy => ({
        startsAt: instantOf(period.start),
        endsAt: instantOf(period.getEnd()),
        isAllDay: false,
      });
      return readableOr<Busy[]>([], () => [whole()]);
    });
}

function busyOf({ component }: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Busy | null {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (said("status") === "CANCELLED" || said("transp") === "TRANSPARENT") return null;
  if (component.hasProperty(UNREADABLE)) return dayOf(start);
  const startsAt = instantOf(start);
  const endsAt = instantOf(end);
  if (endsAt > startsAt) return { startsAt, endsAt, isAllDay: start.isDate };
  return start.isDate || endsAt < startsAt ? dayOf(start) : null;
}

function dayOf(start: ICAL.Time): Busy {
  const day = todayInSingapore(instantOf(start));
  return {
    startsAt: instantInSingapore(day, "00:00"),
    endsAt: instantInSingapore(addDays(day, 1), "00:00"),
    isAllDay: true,
  };
}

function within(busy: Busy | null, from: Date, to: Date): Busy[] {
  if (!busy || busy.endsAt <= from || busy.startsAt >= to) return [];
  const startsAt = busy.startsAt < from ? from : busy.startsAt;
  const endsAt = busy.endsAt > to ? to : busy.endsAt;
  return [{ ...busy, startsAt, endsAt }];
}

/** A time without a zone, and a day, are Singapore's. */
function instantOf(time: ICAL.Time): Date {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate();
  return instantInSingapore(dateOf(time), time.isDate ? "00:00" : `${two(time.hour)}:${two(time.minute)}`);
}

const two = (value: number) => String(value).padStart(2, "0");

function dateOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** Returns the days from `from` on that the busy times block, as the vendor chose. */
export function daysBlocked(busy: readonly Busy[], blocks: BusyBlocks, from: IsoDate): IsoDate[] {
  const days = new Set<IsoDate>();
  for (const { startsAt, endsAt, isAllDay } of blocks === "none" ? [] : busy) {
    const last = todayInSingapore(new Date(endsAt.getTime() - 1));
    for (let day = todayInSingapore(startsAt); day <= last; day = addDays(day, 1)) {
      if (day >= from && (isAllDay || (blocks === "all_day_and_long" && isLong(day, startsAt, endsAt)))) {
        days.add(day);
      }
    }
  }
  return [...days].toSorted();
}

function isLong(day: IsoDate, startsAt: Date, endsAt: Date): boolean {
  const begins = Math.max(startsAt.getTime(), instantInSingapore(day, "00:00").getTime());
  const ends = Math.min(endsAt.getTime(), instantInSingapore(addDays(day, 1), "00:00").getTime());
  return ends - begins >= LONG_HOURS * HOUR_MS;
}
