import ICAL from "ical.js";
import { type BusyBlocks, LONG_HOURS } from "@/contracts/messaging/calendar/busy-calendar";
import { addDays, type IsoDate, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { followRule, timeAt } from "./recur";
import { PARTLY_READ, repaired, UNREADABLE } from "./repair";

export type Busy = { startsAt: Date; endsAt: Date; isAllDay: boolean };

/** A feed's busy times within the requested days. */
export type BusyReading = {
  busy: Busy[];
  /** Events that couldn't be read completely; the day on which each starts is blocked. */
  unread: number;
  /** How many of those have no recognisable day, and so block nothing. */
  undated: number;
};

/** Why a feed cannot be used, worded for the vendor. */
export class FeedError extends Error {}

/**
 * Limits on steps through the recurrences of an event and of a feed; a rule that repeats every second would never end.
 */
const MAX_EVENT_STEPS = 20_000;
const MAX_STEPS = 400_000;
/** Busy times of one event, such as a reminder of each hour, and of one feed. */
const MAX_EVENT_BUSY = 1_000;
const MAX_BUSY = 5_000;
const SINGAPORE_AHEAD_MS = 8 * HOUR_MS;
/** The limit of days over all busy times. */
const MAX_BUSY_DAYS = 50_000;
/** Our own events, for vendors whose calendar subscribes to Sayang's feed. */
const OWN_UID = /@sayang$/i;

/**
 * Returns the busy times of an iCalendar file between two instants, clipped to both, with recurrences expanded, sorted
 * by start. Events that are cancelled or marked as free are omitted. Throws `FeedError` for a text that isn't a
 * calendar or is too large. May never return: call it through `readBusyAside`.
 */
export function readBusy(text: string, from: Date, to: Date): BusyReading {
  const components = parse(text).flatMap((calendar) => calendar.getAllSubcomponents("vevent"));
  const dated = components.filter(hasDay);
  const undated = components.filter((component) => !hasDay(component) && isBusy(component)).length;
  const window = { from, to, steps: { left: MAX_STEPS }, unread: new Set<ICAL.Component>() };
  const busy = seriesOf(dated).flatMap((series) => occurrencesOrDay(series, window));
  const days = busy.reduce((sum, { startsAt, endsAt }) => sum + (+endsAt - +startsAt) / DAY_MS, 0);
  if (busy.length > MAX_BUSY || days > MAX_BUSY_DAYS) {
    throw new FeedError("The calendar has too many events to be read");
  }
  return {
    busy: busy.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    unread: window.unread.size + undated,
    undated,
  };
}

/** Returns the calendars in a text; a few programs write several in a row. */
function parse(text: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(repaired(text));
    const all = Array.isArray(parsed) && Array.isArray(parsed[0]) ? (parsed as unknown[][]) : [parsed];
    const components = all.map((each) => new ICAL.Component(each as unknown[]));
    const calendars = components.filter(({ name }) => name === "vcalendar");
    if (calendars.length > 0) return calendars.filter((each) => !isWithdrawn(each));
  } catch {
    // Reported below, like any other invalid text.
  }
  throw new FeedError("This address does not lead to a calendar in iCal format");
}

/** A file that an organiser sends to take its events back. */
const isWithdrawn = (calendar: ICAL.Component) =>
  String(calendar.getFirstPropertyValue("method") ?? "").toUpperCase() === "CANCEL";

/** The day of an event without a start: that of the occurrence it moves, or of its end. */
const DAYS = ["dtstart", "recurrence-id", "dtend"] as const;

const hasDay = (component: ICAL.Component) => DAYS.some((name) => component.hasProperty(name));

function startOf(component: ICAL.Component): ICAL.Time {
  const found = DAYS.map((name) => component.getFirstPropertyValue(name)).find(Boolean);
  return found as ICAL.Time;
}

/** An event, and its moved or cancelled occurrences. */
type Series = { event: ICAL.Event; moved: ICAL.Event[] };

/** Returns each event once; a moved occurrence is an event beside its series, which omits it. */
function seriesOf(components: readonly ICAL.Component[]): Series[] {
  const events = components
    // Without a list, the library would also take the moved occurrences of every other series, and give up.
    .map((component) => new ICAL.Event(component, { strictExceptions: true, exceptions: [] }))
    .filter(({ uid }) => !OWN_UID.test(String(uid)));
  const current = withoutOutdated(events);
  const moved = new Map<string, ICAL.Event[]>();
  for (const event of current.filter((each) => each.isRecurrenceException())) {
    moved.set(event.uid, [...(moved.get(event.uid) ?? []), event]);
  }
  return current.map((event) => ({
    event,
    moved: event.isRecurrenceException() ? [] : (moved.get(event.uid) ?? []),
  }));
}

/** Of an event, or of one occurrence, that is written several times, those with the highest sequence number apply. */
function withoutOutdated(events: readonly ICAL.Event[]): ICAL.Event[] {
  const key = ({ uid, component }: ICAL.Event) =>
    `${uid} ${String(component.getFirstPropertyValue("recurrence-id") ?? "")}`;
  const sequence = ({ component }: ICAL.Event) => Number(component.getFirstPropertyValue("sequence")) || 0;
  const newest = new Map<string, number>();
  for (const event of events.filter(({ uid }) => Boolean(uid))) {
    newest.set(key(event), Math.max(sequence(event), newest.get(key(event)) ?? 0));
  }
  return events.filter((event) => sequence(event) >= (newest.get(key(event)) ?? 0));
}

type Window = { from: Date; to: Date; steps: { left: number }; unread: Set<ICAL.Component> };

/** An event whose rule cannot be followed blocks the day on which it starts. */
function occurrencesOrDay(series: Series, window: Window): Busy[] {
  const { component } = series.event;
  if (!isBusy(component)) return [];
  const isRead =
    component.hasProperty("dtstart") &&
    !component.hasProperty(UNREADABLE) &&
    !component.hasProperty(PARTLY_READ);
  try {
    const found = occurrences(series, window);
    if (!isRead && (found.length > 0 || component.hasProperty("rrule"))) window.unread.add(component);
    return found;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    window.unread.add(component);
    return within(dayOf(startOf(component)), window.from, window.to);
  }
}

function occurrences({ event, moved }: Series, { from, to, steps }: Window): Busy[] {
  const { component } = event;
  if (!component.hasProperty("dtstart")) return within(dayOf(startOf(component)), from, to);
  if (!event.isRecurring() || event.isRecurrenceException()) {
    return within(busyOf(event, event.startDate, event.endDate), from, to);
  }
  fitUntil(event);
  // Such a change applies from its occurrence on; the others are separate events.
  for (const each of moved.filter((one) => one.modifiesFuture())) event.relateException(each);
  const left = exceptions(event, moved);
  for (const time of leftOutByRule(event, to, steps)) left.instants.add(+instantOf(time));
  const found: Busy[] = [];
  const add = (at: ICAL.Time) => {
    if (left.days.has(dateOf(at)) || left.instants.has(+instantOf(at))) return;
    // Two rules of one event may yield the same time.
    left.instants.add(+instantOf(at));
    if (at.isDate && !event.startDate.isDate) return void found.push(...within(dayOf(at), from, to));
    const { item, startDate, endDate } = event.getOccurrenceDetails(at);
    found.push(...within(busyOf(item, startDate, endDate), from, to));
  };
  // Local times are at most a day off, and resolving the zone takes longer than the step.
  const dated = moved.filter((one) => one.component.hasProperty("dtstart"));
  const longest = Math.max(...[event, ...dated].map((one) => one.duration.toSeconds() * 1_000));
  const earliest = +from - longest - 2 * DAY_MS;
  const first = event.startDate;
  // The start is an occurrence even if no rule yields it.
  add(first);
  for (const at of component
    .getAllProperties("rdate")
    .flatMap((each) => each.getValues() as unknown as ICAL.Time[])) {
    countStep(steps);
    add(at);
  }
  for (const rule of rulesOf(component, "rrule")) {
    let own = MAX_EVENT_STEPS;
    followRule(rule, first, (clock) => {
      countStep(steps);
      if (--own < 0 || found.length > MAX_EVENT_BUSY) throw new Error("The event has too many occurrences");
      if (clock > +to + 2 * DAY_MS) return false;
      if (clock >= earliest) add(timeAt(clock, first));
      return true;
    });
  }
  return found;
}

function countStep(steps: Window["steps"]): void {
  if (--steps.left < 0) throw new Error("The calendar has too many occurrences");
}

const rulesOf = (component: ICAL.Component, name: "rrule" | "exrule") =>
  component.getAllProperties(name).map((property) => property.getFirstValue() as ICAL.Recur);

/**
 * Includes the whole last day of a rule, and reads an UNTIL without a zone in the event's zone. For a start without a
 * zone, which is in Singapore time, the library would compare clock times.
 */
function fitUntil({ component, startDate }: ICAL.Event): void {
  const isLocal = startDate.isDate || startDate.zone === ICAL.Timezone.localTimezone;
  for (const { until } of [...rulesOf(component, "rrule"), ...rulesOf(component, "exrule")]) {
    if (!until || (until.isDate && startDate.isDate)) continue;
    const isAt = !until.isDate && until.zone !== ICAL.Timezone.localTimezone;
    if (isAt && isLocal) Object.assign(until, clockInSingapore(until.toJSDate()));
    if (isAt && !isLocal) continue;
    if (until.isDate) Object.assign(until, { isDate: false, hour: 23, minute: 59, second: 59 });
    until.zone = startDate.zone;
  }
}

function clockInSingapore(at: Date): {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
} {
  const { year, month, day, hour, minute } = ICAL.Time.fromJSDate(new Date(+at + SINGAPORE_AHEAD_MS), true);
  return { year, month, day, hour, minute };
}

/** Returns the occurrences that a series omits because they are cancelled or moved: by instant, and as whole days. */
function exceptions(
  { component, startDate }: ICAL.Event,
  moved: readonly ICAL.Event[],
): { days: Set<string>; instants: Set<number> } {
  const times = [
    ...component
      .getAllProperties("exdate")
      .flatMap((property) => property.getValues() as unknown as ICAL.Time[]),
    ...moved.map(({ recurrenceId }) => recurrenceId),
  ];
  return {
    days: new Set(times.filter(({ isDate }) => isDate || startDate.isDate).map(dateOf)),
    instants: new Set(times.map((time) => +instantOf(time))),
  };
}

/** Returns the times up to `to` that rules of the event leave out (EXRULE, which later programs no longer write). */
function leftOutByRule({ component, startDate }: ICAL.Event, to: Date, steps: Window["steps"]): ICAL.Time[] {
  return rulesOf(component, "exrule").flatMap((rule) => {
    const found: ICAL.Time[] = [];
    let own = MAX_EVENT_STEPS;
    followRule(rule, startDate, (clock) => {
      countStep(steps);
      if (--own < 0) throw new Error("The event has too many occurrences");
      if (clock > +to + 2 * DAY_MS) return false;
      found.push(timeAt(clock, startDate));
      return true;
    });
    return found;
  });
}

/** False for events that are cancelled or marked as free, which Outlook also expresses in a way of its own. */
function isBusy(component: ICAL.Component): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (said("status") === "CANCELLED" || said("transp") === "TRANSPARENT") return false;
  return said("transp") !== "" || said("x-microsoft-cdo-busystatus") !== "FREE";
}

function busyOf({ component }: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Busy | null {
  if (!isBusy(component)) return null;
  if (component.hasProperty(UNREADABLE)) return dayOf(start);
  const marked = String(component.getFirstPropertyValue("x-microsoft-cdo-alldayevent") ?? "");
  const isAllDay = start.isDate || /^true$/i.test(marked);
  const [startsAt, endsAt] = [start, end].map((time) =>
    isAllDay ? instantInSingapore(dateOf(time), "00:00") : instantOf(time),
  ) as [Date, Date];
  if (endsAt > startsAt) return { startsAt, endsAt, isAllDay: isAllDay || isWholeDays(startsAt, endsAt) };
  return isAllDay || endsAt < startsAt ? dayOf(start) : null;
}

const isWholeDays = (startsAt: Date, endsAt: Date) =>
  [startsAt, endsAt].every((at) => +at === +instantInSingapore(todayInSingapore(at), "00:00"));

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

/** A time without a zone, or a day, is in Singapore time. */
function instantOf(time: ICAL.Time): Date {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate();
  return instantInSingapore(dateOf(time), time.isDate ? "00:00" : `${two(time.hour)}:${two(time.minute)}`);
}

const two = (value: number) => String(value).padStart(2, "0");

function dateOf({ year, month, day }: ICAL.Time): string {
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** Returns the days from `from` on that the busy times block, by the vendor's choice. */
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
