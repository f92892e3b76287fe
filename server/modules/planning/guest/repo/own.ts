import { and, asc, eq, isNull } from "drizzle-orm";
import { groupBy } from "@/lib/group-by";
import type { Db } from "@/server/db/client";
import { guest, guestEvent, guestGroup, household } from "@/server/db/schema/planning/guest";
import { weddingEvent } from "@/server/db/schema/planning/wedding";

/** Returns a wedding's guests by household, with their answers, for the download of the couple's data. */
export async function guestList(db: Db, weddingId: string) {
  const [households, guests, answers] = await Promise.all([
    householdsOf(db, weddingId),
    guestsOf(db, weddingId),
    answersOf(db, weddingId),
  ]);
  const people = groupBy(guests, ({ householdId }) => householdId);
  const invited = groupBy(answers, ({ guestId }) => guestId);
  return households.map(({ id, ...columns }) => ({
    ...columns,
    guests: (people.get(id) ?? []).map(({ id: guestId, householdId: _household, ...person }) => ({
      ...person,
      invitedTo: (invited.get(guestId) ?? []).map(({ guestId: _guest, ...answer }) => answer),
    })),
  }));
}

function householdsOf(db: Db, weddingId: string) {
  const { id, name, email, countryCode, phone, streetAddress, unitNumber, postalCode, country, notes } =
    household;
  return db
    .select({ id, name, email, countryCode, phone, streetAddress, unitNumber, postalCode, country, notes })
    .from(household)
    .where(eq(household.weddingId, weddingId))
    .orderBy(asc(household.name), asc(household.id));
}

function guestsOf(db: Db, weddingId: string) {
  return db
    .select({
      id: guest.id,
      householdId: guest.householdId,
      firstName: guest.firstName,
      lastName: guest.lastName,
      group: guestGroup.name,
      side: guest.side,
      tags: guest.tags,
      isChild: guest.isChild,
      dietary: guest.dietary,
      allergies: guest.allergies,
      teaOrder: guest.teaOrder,
      notes: guest.notes,
    })
    .from(guest)
    .leftJoin(guestGroup, eq(guestGroup.id, guest.groupId))
    .where(and(eq(guest.weddingId, weddingId), isNull(guest.deletedAt)))
    .orderBy(asc(guest.createdAt), asc(guest.id));
}

function answersOf(db: Db, weddingId: string) {
  return db
    .select({
      guestId: guestEvent.guestId,
      event: weddingEvent.name,
      answer: guestEvent.answer,
      meal: guestEvent.meal,
      answeredAt: guestEvent.answeredAt,
    })
    .from(guestEvent)
    .innerJoin(weddingEvent, eq(weddingEvent.id, guestEvent.eventId))
    .where(eq(guestEvent.weddingId, weddingId))
    .orderBy(asc(weddingEvent.position), asc(weddingEvent.id));
}
