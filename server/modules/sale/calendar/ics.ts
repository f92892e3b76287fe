import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarEvent } from "./sources";

const HOURS = 3600;
/** How often programs are asked to look again. */
const REFRESH_SECONDS = 6 * HOURS;
/** At 9 am on the day before an event that lasts all day. */
const ALL_DAY_REMINDER = 15 * HOURS;
const TIMED_REMINDER = HOURS;

/** Returns the calendar file (RFC 5545). The same events make the same file, so that it can be compared by its hash. */
export function calendarFile(events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name: "Sayang",
    description: "Payments, appointments and wedding dates from Sayang",
    prodId: { company: "Sayang", product: "Calendar", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) {
    const { uid, title, description, url, location, changedAt } = event;
    const entry = calendar.createEvent({
      id: uid,
      summary: title,
      description,
      url,
      location,
      stamp: changedAt,
      status: event.tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...("day" in event
        ? { start: localMidnight(event.day), allDay: true }
        : { start: event.start, end: event.end }),
    });
    entry.createAlarm({
      type: ICalAlarmType.display,
      trigger: "day" in event ? ALL_DAY_REMINDER : TIMED_REMINDER,
      description: title,
    });
  }
  return calendar.toString();
}

/** The library writes the day as the server's clock shows it. */
function localMidnight(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}
