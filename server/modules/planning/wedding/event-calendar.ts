import ical from "ical-generator";
import { addDays, instantInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import type { WeddingEvent } from "./service-events";

const USUAL_HOURS = 4;

/** Returns an event's calendar file, as a download; null when the event has no date. */
export function eventCalendar(event: WeddingEvent, couple: string): Response | null {
  if (!event.date) return null;
  const calendar = ical({ name: couple, prodId: { company: "Sayang", product: "Wedding", language: "EN" } });
  const place = [event.venueName, event.address, event.postalCode && `Singapore ${event.postalCode}`];
  const location = place.filter(Boolean).join(", ");
  calendar.createEvent({
    id: `wedding-event-${event.id}@sayang`,
    summary: `${event.name}: ${couple}`,
    ...(location ? { location } : {}),
    ...timesOf(event.date, event),
  });
  return new Response(calendar.toString(), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="wedding.ics"',
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    },
  });
}

function timesOf(date: string, { startsAt, endsAt }: WeddingEvent) {
  if (!startsAt) {
    const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
    // The library uses the day on the server's clock.
    return { start: new Date(year, month - 1, day), allDay: true };
  }
  const start = instantInSingapore(date, startsAt.slice(0, 5));
  if (!endsAt) return { start, end: new Date(start.getTime() + USUAL_HOURS * HOUR_MS) };
  const end = instantInSingapore(date, endsAt.slice(0, 5));
  // A party may end after midnight.
  return { start, end: end > start ? end : instantInSingapore(addDays(date, 1), endsAt.slice(0, 5)) };
}
