import type {
  DietaryNeed,
  EventCounts,
  Guest,
  Household,
  RsvpAnswer,
} from "@/contracts/planning/guest/guest";
import { AppError } from "@/server/core/errors";
import { type Db, getDb, type Transaction } from "@/server/db/client";
import { eventsOf, notifyPlanning } from "@/server/modules/planning/wedding/public";
import { updateAnswers, updatePersons, lockHousehold } from "./repo/answers";
import { countEvents } from "./repo/counts";
import { findAttending, findGuestsOf, findHouseholds, findInvited } from "./repo/read";

/** A household's answer for one of its guests. Fields left out stay unchanged, and so does a null answer. */
export type GivenAnswers = {
  guestId: string;
  firstName?: string;
  lastName?: string;
  dietary?: DietaryNeed[] | undefined;
  allergies?: string | undefined;
  answers?: { eventId: string; answer: RsvpAnswer | null; meal?: string | undefined }[];
};

/**
 * Saves a household's answers, meals, dietary needs and names of plus-ones, and notifies open screens. Throws
 * `not_found` for a guest of another household or an event without an invitation, `bad_request` for a meal that the
 * event doesn't offer.
 */
export async function recordAnswers(
  tx: Transaction,
  { weddingId, householdId, guests }: { weddingId: string; householdId: string; guests: GivenAnswers[] },
): Promise<void> {
  const members = new Set(await lockHousehold(tx, weddingId, householdId));
  if (guests.some(({ guestId }) => !members.has(guestId))) throw notOnList();
  const rows = guests.flatMap(({ guestId, answers = [] }) =>
    answers.map(({ eventId, answer, meal }) => ({ guestId, eventId, answer, meal: meal ?? null })),
  );
  await checkMeals(tx, weddingId, rows);
  if ((await updateAnswers(tx, weddingId, rows)) !== rows.length) throw notOnList();
  await updatePersons(
    tx,
    weddingId,
    guests.map(({ guestId, firstName, lastName, dietary, allergies }) => ({
      id: guestId,
      firstName: firstName ?? null,
      lastName: lastName ?? null,
      dietary: dietary ?? null,
      allergies: allergies ?? null,
    })),
  );
  await notifyPlanning(tx, weddingId, "answers");
}

/** Throws `bad_request` for a meal that the event doesn't offer. */
export async function checkMeals(
  db: Db,
  weddingId: string,
  answers: readonly { eventId: string; meal?: string | null | undefined }[],
): Promise<void> {
  if (!answers.some(({ meal }) => meal)) return;
  const events = await eventsOf(weddingId, db);
  for (const { eventId, meal } of answers) {
    const dishes = events.find(({ id }) => id === eventId)?.meals ?? [];
    if (meal && !dishes.includes(meal)) {
      throw new AppError("bad_request", "Choose a meal from the list", [
        { field: "meal", message: "Choose a meal from the list" },
      ]);
    }
  }
}

const notOnList = () => new AppError("not_found", "This guest isn't on the list for this event");

/** Returns a household with its guests and their invitations, or null. */
export async function guestsOfHousehold(
  weddingId: string,
  householdId: string,
  given?: Db,
): Promise<Household | null> {
  return (await householdsOf(weddingId, { ids: [householdId] }, given))[0] ?? null;
}

/** Returns the wedding's households with their guests, by name; all, or those with the ids. */
export async function householdsOf(
  weddingId: string,
  { ids }: { ids?: readonly string[] } = {},
  given?: Db,
): Promise<Household[]> {
  const db = given ?? (await getDb());
  const { rows } = await findHouseholds(db, weddingId, ids ? { ids } : {});
  return withGuests(db, weddingId, rows);
}

export async function withGuests(
  db: Db,
  weddingId: string,
  rows: Awaited<ReturnType<typeof findHouseholds>>["rows"],
): Promise<Household[]> {
  const guests = await findGuestsOf(
    db,
    weddingId,
    rows.map(({ id }) => id),
  );
  const byHousehold = new Map<string, Guest[]>();
  for (const guest of guests) {
    byHousehold.set(guest.householdId, [...(byHousehold.get(guest.householdId) ?? []), guest]);
  }
  return rows.map((row) => ({ ...row, _id: row.id, guests: byHousehold.get(row.id) ?? [] }));
}

/** Returns the counts of each event, in the couple's order. */
export async function guestCounts(weddingId: string, given?: Db): Promise<EventCounts[]> {
  return countEvents(given ?? (await getDb()), weddingId);
}

/** Returns the guests who said yes to an event, by household. */
export async function attendingGuests(weddingId: string, eventId: string, given?: Db): Promise<Guest[]> {
  return findAttending(given ?? (await getDb()), weddingId, eventId);
}

/** Returns the guests invited to an event, whatever their answer, by household. */
export async function invitedGuests(weddingId: string, eventId: string, given?: Db): Promise<Guest[]> {
  return findInvited(given ?? (await getDb()), weddingId, eventId);
}
