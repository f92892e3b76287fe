import type { EventKind } from "@/contracts/planning/wedding";
import { getDb } from "@/server/db/client";
import * as repo from "./repo";

/** A part of the wedding. `date` falls back to the wedding day; times are Singapore's wall clock. */
export type WeddingEvent = {
  id: string;
  kind: EventKind;
  name: string;
  date: string | null;
  startsAt: string | null;
  endsAt: string | null;
  venueName: string;
  address: string;
  postalCode: string;
  meals: string[];
};

/** Returns a wedding's events in the couple's order. */
export async function eventsOf(weddingId: string): Promise<WeddingEvent[]> {
  return repo.findEvents(await getDb(), weddingId);
}
