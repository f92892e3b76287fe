import { SEATING_LINKS_MAX, type SharedSeating } from "@/contracts/planning/seating";
import type { ShareLink } from "@/contracts/planning/share-link";
import type { CustomerActor } from "@/server/core/actor";
import { derivedToken, hashToken, newSalt } from "@/server/core/token";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { invitedGuests } from "@/server/modules/planning/guest/public";
import { eventsOf, factsOf, planOf } from "@/server/modules/planning/wedding/public";
import { roomsWith, seatable } from "./layout";
import { findRooms } from "./repo";
import * as repo from "./repo-links";

const TOKEN = /^[\w-]{43}$/;

/** Makes a link that opens an event's seating without an account. Throws `not_found`, `conflict` at the limit. */
export async function addLink(
  actor: CustomerActor,
  eventId: string,
  name: string,
): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await planOf(actor);
  if (!(await eventsOf(weddingId)).some(({ id }) => id === eventId)) {
    throw new AppError("not_found", "This event doesn't exist");
  }
  await inTransaction(async (tx) => {
    if ((await repo.listLinks(tx, weddingId, eventId)).length >= SEATING_LINKS_MAX) {
      throw new AppError("conflict", `At most ${SEATING_LINKS_MAX} links can be open: turn one off first`);
    }
    const salt = newSalt();
    const tokenHash = hashToken(tokenOf({ eventId, salt }));
    await repo.insertLink(tx, { weddingId, eventId, name, salt, tokenHash });
  });
  return { docs: await linksOf(await getDb(), weddingId, eventId) };
}

/** Turns a link off at once; returns the others of its event. Throws `not_found`. */
export async function revokeLink(
  actor: CustomerActor,
  id: string,
  now = new Date(),
): Promise<{ docs: ShareLink[] }> {
  const { weddingId } = await planOf(actor);
  const db = await getDb();
  const eventId = await repo.revokeLink(db, weddingId, id, now);
  if (!eventId) throw new AppError("not_found", "This link is gone");
  return { docs: await linksOf(db, weddingId, eventId) };
}

export async function linksOf(db: Db, weddingId: string, eventId: string): Promise<ShareLink[]> {
  const links: ShareLink[] = [];
  for (const row of await repo.listLinks(db, weddingId, eventId)) {
    const token = tokenOf(row);
    // The server's secret has changed since: the link that we can show is the one that works.
    if (hashToken(token) !== row.tokenHash) await repo.setLinkHash(db, row.id, hashToken(token));
    const { id, name, createdAt } = row;
    const url = appLink(`/seating/${token}`);
    links.push({ id, _id: id, name, url, createdAt: createdAt.toISOString() });
  }
  return links;
}

/** Returns the seating that a link opens, or null for a link that doesn't or no longer works. */
export async function readSharedSeating(token: string): Promise<SharedSeating | null> {
  if (!TOKEN.test(token)) return null;
  const db = await getDb();
  const found = await repo.findLink(db, hashToken(token));
  if (!found) return null;
  const { weddingId, eventId } = found;
  const event = (await eventsOf(weddingId)).find(({ id }) => id === eventId);
  if (!event) return null;
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

function tokenOf({ eventId, salt }: Pick<repo.LinkRow, "eventId" | "salt">): string {
  return derivedToken(`seating:${eventId}`, salt);
}
