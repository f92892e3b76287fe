import { doorCodeOf } from "@/contracts/planning/check-in";
import type { Guest, Household, RsvpAnswer } from "@/contracts/planning/guest/guest";
import type { InviteLanguage } from "@/contracts/planning/invitation/invitation";
import {
  RSVP_CLOSED,
  RSVP_LINK_GONE,
  RSVP_NO_EVENTS,
  isUnanswered,
  type RsvpPage,
  type RsvpPerson,
} from "@/contracts/planning/invitation/rsvp";
import { linkToken, type RsvpBody } from "@/contracts/planning/invitation/rsvp.schema";
import { todayInSingapore } from "@/lib/dates";
import { splitName } from "@/lib/full-name";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { guestsOfHousehold, recordAnswers } from "@/server/modules/planning/guest/public";
import {
  answerReceived,
  designOf,
  keepNote,
  lockLink,
  markAnswered,
  markOpened,
  openLink,
  pageKeyOf,
} from "@/server/modules/planning/invitation/public";
import {
  eventCalendar,
  eventsOf,
  factsOf,
  presentEvent,
  type WeddingEvent,
} from "@/server/modules/planning/wedding/public";

const isToken = (token: string) => linkToken().required().isValidSync(token);

/** Returns what a household's link shows, or null for a link that was never given or is revoked. */
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
    doorCode: isComing(household) ? doorCodeOf(householdId) : null,
    weddingPage: facts.page && `${facts.page}?i=${pageKeyOf(link)}`,
  };
}

const isComing = ({ guests }: Pick<Household, "guests">) =>
  guests.some(({ events }) => events.some(({ answer }) => answer === "yes"));

const hasAnswered = ({ guests }: Pick<Household, "guests">) =>
  guests.some(({ events }) => events.some(({ answer }) => !isUnanswered(answer)));

const isInvited = ({ guests }: Pick<Household, "guests">) => guests.some(({ events }) => events.length > 0);

const isOpen = (cutOff: string | null, now: Date) => cutOff === null || todayInSingapore(now) <= cutOff;

function presentPerson(guest: Guest): RsvpPerson {
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

/**
 * Records a household's answer, in one transaction. Returns false while nobody has answered for any event: what was
 * typed is kept, but it is no reply, so that the household is still reminded. Throws `not_found` for a link that doesn't
 * work, `conflict` after the cut-off or without an event, and `bad_request` for people or events that aren't the
 * household's.
 */
export async function answerRsvp(token: string, body: RsvpBody, now = new Date()): Promise<boolean> {
  if (!isToken(token)) throw linkGone();
  return inTransaction(async (tx) => {
    const link = await lockLink(tx, token);
    if (!link) throw linkGone();
    const { weddingId, householdId } = link;
    const facts = await factsOf(tx, weddingId);
    if (!isOpen(facts.rsvpCutOff, now)) throw new AppError("conflict", RSVP_CLOSED);
    const before = await guestsOfHousehold(weddingId, householdId, tx);
    if (!before) throw linkGone();
    if (!isInvited(before)) throw new AppError("conflict", RSVP_NO_EVENTS);
    const plusOnes = new Set(before.guests.flatMap(({ id, plusOneOf }) => (plusOneOf ? [id] : [])));
    await recordAnswers(tx, {
      weddingId,
      householdId,
      guests: body.people.map(({ id, name, dietary, allergies, answers }) => ({
        guestId: id,
        dietary: dietary as Guest["dietary"] | undefined,
        allergies,
        answers: answers.map(({ eventId, answer, meal }) => ({
          eventId,
          meal,
          answer: (answer as "yes" | "no" | undefined) ?? null,
        })),
        ...(plusOnes.has(id) && name !== undefined ? splitName(name) : {}),
      })),
    });
    const isReply =
      hasAnswered(before) || body.people.some(({ answers }) => answers.some(({ answer }) => answer));
    if (!isReply) {
      await keepNote(tx, link.id, body.note);
      return false;
    }
    await markAnswered(tx, link.id, body.note, now);
    if (!before.email) return true;
    await enqueueMessage(tx, answerReceived, {
      to: before.email,
      household: before.name,
      couple: facts.couple,
      answers: await linesOf(tx, weddingId, householdId),
      cutOff: facts.rsvpCutOff,
      link: appLink(`/rsvp/${token}`),
    });
    return true;
  });
}

/** Returns `Banquet: 2 of 3 coming, 1 not answered yet` for each event. */
async function linesOf(db: Db, weddingId: string, householdId: string): Promise<string[]> {
  const [household, events] = [
    await guestsOfHousehold(weddingId, householdId, db),
    await eventsOf(weddingId, db),
  ];
  return events.flatMap(({ id, name }) => {
    const given =
      household?.guests.flatMap(({ events: all }) => all.filter(({ eventId }) => eventId === id)) ?? [];
    if (given.length === 0) return [];
    return [`${name}: ${lineOf(given.map(({ answer }) => answer))}`];
  });
}

function lineOf(answers: readonly RsvpAnswer[]): string {
  const yes = answers.filter((answer) => answer === "yes").length;
  const open = answers.filter(isUnanswered).length;
  const coming = `${yes} of ${answers.length} coming`;
  if (open === answers.length) return "not answered yet";
  if (open > 0) return `${coming}, ${open} not answered yet`;
  return yes === 0 ? "not coming" : coming;
}

/** Records that the household has seen its page. */
export async function seeRsvp(token: string): Promise<void> {
  const link = await openLink(await getDb(), token);
  if (link) await markOpened(link.id);
}

/** Returns the calendar file of an event to which the household is invited. Throws `not_found`. */
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

const linkGone = () => new AppError("not_found", `${RSVP_LINK_GONE}. Ask the couple for a new one`);
