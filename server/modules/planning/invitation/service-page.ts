import type { WeddingPage } from "@/contracts/planning/invitation/wedding-page";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import {
  daysToGo,
  eventCalendar,
  eventsOf,
  factsOf,
  openEventIds,
  presentEvent,
  publishedPage,
} from "@/server/modules/planning/wedding/public";
import { findEventsOfHousehold } from "./repo/page";
import { designOf } from "./service-design";
import { openPageKey } from "./service-link";

/** Returns the published wedding page with this slug, or null, with the events that the key shows. */
export async function readWeddingPage(
  slug: string,
  key?: string,
  now = new Date(),
): Promise<WeddingPage | null> {
  const page = await publishedPage(slug);
  if (!page) return null;
  const db = await getDb();
  const { weddingId, story, dressCode, giftNote, travel, questions, pictures } = page;
  const [facts, { events, isKnown }, { design, picture }] = await Promise.all([
    factsOf(db, weddingId),
    viewOf(db, weddingId, key),
    designOf(db, weddingId),
  ]);
  const suffix = isKnown ? `&i=${key}` : "";
  return {
    couple: facts.couple,
    date: facts.date,
    daysToGo: daysToGo(facts.date, now),
    design,
    picture,
    story,
    dressCode,
    giftNote,
    travel,
    questions,
    pictures,
    events: events.map((event) => ({
      ...presentEvent(event),
      calendarUrl: `/api/v1/public/wedding-page/calendar?slug=${page.slug}&event=${event.id}${suffix}`,
    })),
  };
}

/** Returns the calendar file of an event that the page shows for this key. Throws `not_found`. */
export async function pageCalendar(slug: string, eventId: string, key?: string): Promise<Response> {
  const db = await getDb();
  const page = await publishedPage(slug);
  const shown = page ? (await viewOf(db, page.weddingId, key)).events : [];
  const event = shown.find(({ id }) => id === eventId);
  const file = page && event && eventCalendar(event, (await factsOf(db, page.weddingId)).couple);
  if (!file) throw new AppError("not_found", "There is no such event");
  return file;
}

/** Returns the events of the key's household or, without a valid key, those to which everyone is invited. */
async function viewOf(db: Db, weddingId: string, key?: string) {
  const householdId = key ? await openPageKey(db, weddingId, key) : null;
  const own = householdId ? await findEventsOfHousehold(db, householdId) : [];
  // A household that was removed from the list sees what everyone sees.
  const isKnown = own.length > 0;
  const shown = new Set(isKnown ? own : await openEventIds(db, weddingId));
  return { isKnown, events: (await eventsOf(weddingId)).filter(({ id }) => shown.has(id)) };
}
