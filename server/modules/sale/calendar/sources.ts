import type { IsoDate } from "@/lib/dates";

/** Something on a day, or from one instant to another. */
export type CalendarEvent = {
  /** Stays the same as the event changes: programs know it by this. */
  uid: string;
  title: string;
  description: string;
  url: string;
  location?: string;
  /** Not agreed by both sides yet. */
  tentative?: boolean;
  /** When what it tells last changed. */
  changedAt: Date;
} & ({ day: IsoDate } | { start: Date; end: Date });

/** Adds events to the calendar of an account. The composition root connects them. */
export type CalendarSource = (accountId: string) => Promise<CalendarEvent[]>;

let connected: readonly CalendarSource[] = [];

export function connectCalendarSources(sources: readonly CalendarSource[]): void {
  connected = sources;
}

/** Returns the events of all sources, in an order that doesn't change from one call to the next. */
export async function eventsOf(accountId: string): Promise<CalendarEvent[]> {
  const events = (await Promise.all(connected.map((source) => source(accountId)))).flat();
  return events.toSorted((a, b) => a.uid.localeCompare(b.uid));
}
