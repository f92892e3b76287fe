import { formatAppointment, formatLongDate, instantInSingapore } from "@/lib/dates";
import type { WeddingEvent } from "@/server/modules/planning/wedding/public";

/** Returns `Banquet, Sat, 28 Nov 2026 at 7:00 pm, Capitol Kempinski` for each event. */
export function eventLines(events: readonly WeddingEvent[]): string[] {
  return events.map(({ name, date, startsAt, venueName }) => {
    const when =
      date &&
      (startsAt ? formatAppointment(instantInSingapore(date, startsAt.slice(0, 5))) : formatLongDate(date));
    return [name, when, venueName].filter(Boolean).join(", ");
  });
}
