import { v7 } from "uuid";
import type { Database } from "@/server/db/client";
import { guest, guestEvent, household } from "@/server/db/schema/planning/guest";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import type { CustomerActor } from "@/server/core/actor";
import { eventsOf, openWedding } from "@/server/modules/planning/wedding/public";

/** Creates the wedding of a couple; `eventId` is its banquet. */
export async function makeWedding(actor: CustomerActor): Promise<{ weddingId: string; eventId: string }> {
  const { weddingId } = await openWedding(actor);
  const [banquet] = await eventsOf(weddingId);
  if (!banquet) throw new Error("a wedding has no event");
  return { weddingId, eventId: banquet.id };
}

/** Adds an event. */
export async function makeEvent(
  db: Database,
  given: Partial<typeof weddingEvent.$inferInsert> & { weddingId: string },
): Promise<string> {
  const id = v7();
  await db
    .insert(weddingEvent)
    .values({ id, kind: "tea_ceremony", name: "Tea ceremony", position: 1, ...given });
  return id;
}

/**
 * Adds a household whose guests, given by first name, are invited to the events. An unnamed guest is the first one's
 * plus-one.
 */
export async function makeHousehold(
  db: Database,
  given: Partial<typeof household.$inferInsert> & {
    weddingId: string;
    eventIds: string[];
    guests?: string[];
  },
): Promise<{ householdId: string; guestIds: string[] }> {
  const { eventIds, guests = ["Rose", ""], weddingId, ...columns } = given;
  const householdId = v7();
  const guestIds = guests.map(() => v7());
  await db.insert(household).values({ id: householdId, weddingId, name: "The Lim family", ...columns });
  await db.insert(guest).values(
    guests.map((firstName, at) => ({
      id: guestIds[at],
      weddingId,
      householdId,
      firstName,
      ...(firstName ? { lastName: "Lim" } : { plusOneOf: guestIds[0] ?? null }),
    })),
  );
  await db
    .insert(guestEvent)
    .values(guestIds.flatMap((guestId) => eventIds.map((eventId) => ({ guestId, eventId, weddingId }))));
  return { householdId, guestIds };
}
