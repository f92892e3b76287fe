import type { IsoDate } from "@/lib/dates";

/** An event on a day, or between two instants. */
export type CalendarEvent = {
  /** Constant when the event changes, because calendar programs identify it by this. */
  uid: string;
  title: string;
  description: string;
  url: string;
  location?: string;
  /** Not yet agreed by both sides. */
  tentative?: boolean;
  /** When its content last changed. */
  changedAt: Date;
} & ({ day: IsoDate } | { start: Date; end: Date });

/** Adds events to an account's calendar. Registered by the composition root. */
export type CalendarSource = (accountId: string) => Promise<CalendarEvent[]>;

let connected: readonly CalendarSource[] = [];

export function connectCalendarSources(sources: readonly CalendarSource[]): void {
  connected = sources;
}

/** Returns the events of all sources, in an order that is stable between calls. */
export async function eventsOf(accountId: string): Promise<CalendarEvent[]> {
  const events = (await Promise.all(connected.map((source) => source(accountId)))).flat();
  return events.toSorted((a, b) => a.uid.localeCompare(b.uid));
}
