import { checkInCodeOf } from "@/contracts/planning/check-in";
import type { Guest, Household } from "@/contracts/planning/guest/guest";
import type { GuestTables, InviteLanguage } from "@/contracts/planning/invitation/invitation";
import type { RsvpPage, RsvpPerson } from "@/contracts/planning/invitation/rsvp";
import { linkToken } from "@/contracts/planning/invitation/rsvp.schema";
import { todayInSingapore } from "@/lib/dates";
import { payNowCode } from "@/lib/pay-now";
import { shownPhone } from "@/lib/phone/shown-phone";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { guestsOfHousehold } from "@/server/modules/planning/guest/public";
import { designOf, markOpened, openLink, pageKeyOf } from "@/server/modules/planning/invitation/public";
import { seatsOf } from "@/server/modules/planning/seating/public";
import {
  eventCalendar,
  eventsOf,
  factsOf,
  presentEvent,
  type WeddingEvent,
} from "@/server/modules/planning/wedding/public";

/** Returns true for a string in the form of a link's token. */
export const isToken = (token: string) => linkToken().required().isValidSync(token);

/** Returns what a household's link shows, or null for a link that never existed or is revoked. */
export async function readRsvp(
  token: string,
  language?: InviteLanguage,
  now = new Date(),
): Promise<RsvpPage | null> {
  if (!isToken(token)) return null;
  const db = await getDb();
  const link = await openLink(db, token);
  if (!link) return null;
  const { weddingId, householdId, note, answeredAt } = link;
  const [household, facts, design, events] = await Promise.all([
    guestsOfHousehold(weddingId, householdId),
    factsOf(db, weddingId),
    designOf(db, weddingId),
    eventsOf(weddingId),
  ]);
  if (!household || household.guests.length === 0) return null;
  const tables = await tablesFor(household, design.guestTables);
  const shown = language ?? link.language ?? design.language;
  const invited = new Set(household.guests.flatMap((guest) => guest.events.map(({ eventId }) => eventId)));
  return {
    couple: facts.couple,
    household: household.name,
    design: design.design,
    picture: design.picture,
    language: shown,
    words: design.words[shown],
    cutOff: facts.rsvpCutOff,
    open: isOpen(facts.rsvpCutOff, now),
    answeredAt: answeredAt?.toISOString() ?? null,
    note,
    // Shown when only the couple can still change an answer.
    contact: isOpen(facts.rsvpCutOff, now) ? null : { email: facts.email, phone: facts.phone },
    events: events
      .filter(({ id }) => invited.has(id))
      .map((event) => ({
        ...presentEvent(event),
        meals: event.meals,
        calendarUrl: `/api/v1/public/rsvp/calendar?token=${token}&event=${event.id}`,
      })),
    people: household.guests.map(presentPerson),
    checkInCode: isComing(household) ? checkInCodeOf(householdId) : null,
    photos: design.guestPhotos && isComing(household),
    questions: design.questions.map(({ id, text }) => ({ id, text, answer: link.answers[id] ?? "" })),
    tables,
    payNow: design.payNow
      ? { phone: shownPhone("+65", design.payNow), code: payNowCode(design.payNow) }
      : null,
    weddingPage: facts.page && `${facts.page}?i=${pageKeyOf(link)}`,
  };
}

/** Returns the tables of the household's attending guests, as far as the couple shows them. */
async function tablesFor({ guests }: Household, shown: GuestTables): Promise<RsvpPage["tables"]> {
  if (shown === "none") return [];
  const own = new Set(guests.map(({ id }) => id));
  const tables = new Map<string, RsvpPage["tables"][number]>();
  for (const eventId of eventsWithSome(guests)) {
    const seats = await seatsOf(eventId);
    for (const { id, events } of guests) {
      const seat = seats.find(({ guestId }) => guestId === id);
      if (!seat || !events.some((each) => each.eventId === eventId && each.answer === "yes")) continue;
      const { tableId, label, room } = seat;
      const others = seats.filter((each) => each.tableId === tableId && !own.has(each.guestId) && each.name);
      const table = tables.get(tableId) ?? {
        eventId,
        label,
        room,
        personIds: [],
        with: shown === "people" ? others.map(({ name }) => name) : [],
      };
      table.personIds.push(id);
      tables.set(tableId, table);
    }
  }
  return [...tables.values()];
}

const eventsWithSome = (guests: Household["guests"]) =>
  new Set(
    guests.flatMap(({ events }) =>
      events.filter(({ answer }) => answer === "yes").map(({ eventId }) => eventId),
    ),
  );

const isComing = ({ guests }: Pick<Household, "guests">) =>
  guests.some(({ events }) => events.some(({ answer }) => answer === "yes"));

/** True until the end of the cut-off day in Singapore. */
export const isOpen = (cutOff: string | null, now: Date) =>
  cutOff === null || todayInSingapore(now) <= cutOff;

/** Returns a guest as the household’s page shows them. */
export function presentPerson(guest: Guest): RsvpPerson {
  const { id, name, plusOneOf, isChild, dietary, allergies } = guest;
  const unnamed = plusOneOf !== null && !guest.firstName && !guest.lastName;
  return {
    id,
    isChild,
    dietary,
    allergies,
    name: unnamed ? "" : name,
    plusOne: plusOneOf !== null,
    invited: guest.events.map(({ eventId, answer, meal }) => ({ eventId, answer, meal })),
  };
}

/** Records that the household has seen its page. */
export async function seeRsvp(token: string): Promise<void> {
  const link = await openLink(await getDb(), token);
  if (link) await markOpened(link.id);
}

/** Returns the calendar file of an event that the household is invited to. Throws `not_found`. */
export async function rsvpCalendar(token: string, eventId: string): Promise<Response> {
  const db = await getDb();
  const link = await openLink(db, token);
  const household = link && (await guestsOfHousehold(link.weddingId, link.householdId));
  const isInvited = household?.guests.some((guest) => guest.events.some((each) => each.eventId === eventId));
  const event = link && isInvited ? await eventOf(link.weddingId, eventId) : null;
  const file = event && link && eventCalendar(event, (await factsOf(db, link.weddingId)).couple);
  if (!file) throw new AppError("not_found", "There is no such event");
  return file;
}

async function eventOf(weddingId: string, eventId: string): Promise<WeddingEvent | null> {
  return (await eventsOf(weddingId)).find(({ id }) => id === eventId) ?? null;
}
