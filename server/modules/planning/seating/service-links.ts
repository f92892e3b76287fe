import type { SharedSeating } from "@/contracts/planning/seating";
import type { ShareLink } from "@/contracts/planning/share-link";
import type { CustomerActor } from "@/server/core/actor";
import { type Db, getDb } from "@/server/db/client";
import { invitedGuests } from "@/server/modules/planning/guest/public";
import {
  addShareLink,
  linksOf,
  findShareLink,
  presentShareLink,
  revokeShareLink,
} from "@/server/modules/planning/share-link/public";
import { eventsOf, factsOf, planOf, requireEvent } from "@/server/modules/planning/wedding/public";
import { roomsWith, seatable } from "./layout";
import { findRooms } from "./repo";

const kind = "seating";

/** Creates a link that opens an event's seating without an account. Throws `not_found`, `conflict` at the limit. */
export async function addLink(
  actor: CustomerActor,
  eventId: string,
  name: string,
): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await planOf(actor);
  await requireEvent(weddingId, eventId);
  await addShareLink({ kind, weddingId, eventId }, { name });
  return { docs: await seatingLinks(await getDb(), weddingId, eventId) };
}

/** Turns a link off at once; returns the event's other links. Throws `not_found`. */
export async function revokeLink(actor: CustomerActor, id: string): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const { eventId } = await revokeShareLink(db, { kind, weddingId }, id);
  return { docs: await seatingLinks(db, weddingId, eventId) };
}

export async function seatingLinks(db: Db, weddingId: string, eventId: string | null): Promise<ShareLink[]> {
  return (await linksOf(db, { kind, weddingId, eventId })).map(presentShareLink);
}

/** Returns the seating that a link opens, or null for a link that doesn't work. */
export async function readSharedSeating(token: string): Promise<SharedSeating | null> {
  const db = await getDb();
  const link = await findShareLink(db, kind, token);
  if (!link) return null;
  const { weddingId } = link;
  const event = (await eventsOf(weddingId)).find(({ id }) => id === link.eventId);
  if (!event) return null;
  const eventId = event.id;
  const guests = seatable(await invitedGuests(weddingId, eventId), eventId);
  const ids = new Set(guests.map(({ id }) => id));
  const { name, date, startsAt, venueName } = event;
  return {
    couple: (await factsOf(db, weddingId)).couple,
    event: { name, date, startsAt, venueName },
    rooms: roomsWith(await findRooms(db, eventId), ids),
    guests: guests.map(({ id, name: called, isChild, answer, meal, dietary, allergies }) => {
      return { id, name: called, isChild, answer, meal, dietary, allergies };
    }),
  };
}
