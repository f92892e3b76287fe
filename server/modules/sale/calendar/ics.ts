import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { CalendarEvent } from "./sources";

const HOURS = 3600;
/** How often calendar programs are asked to refresh. */
const REFRESH_SECONDS = 6 * HOURS;
/** 9 am on the day before an all-day event. */
const ALL_DAY_REMINDER = 15 * HOURS;
const TIMED_REMINDER = HOURS;

/** Returns the calendar file (RFC 5545). The same events produce the same file, so that it can be compared by hash. */
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

/** The library uses the day on the server's clock. */
function localMidnight(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}
