import { SEATING_MESSAGES, type SeatingPlan } from "@/contracts/planning/seating";
import type { SeatingBody } from "@/contracts/planning/seating.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { invitedGuests } from "@/server/modules/planning/guest/public";
import {
  notifyPlanning,
  planOf,
  requireEvent,
  type WeddingAccess,
} from "@/server/modules/planning/wedding/public";
import { roomsWith, seatable, tidy } from "./layout";
import * as repo from "./repo";
import { seatingLinks } from "./service-links";

/** Returns an event's seating with the guests who need a seat. Throws `not_found`. */
export async function readSeating(actor: CustomerActor, eventId: string): Promise<SeatingPlan> {
  const access = await planOf(actor, "read_guests");
  await requireEvent(access.weddingId, eventId);
  return planFor(await getDb(), access, eventId);
}

async function planFor(db: Db, { weddingId, rights }: WeddingAccess, eventId: string): Promise<SeatingPlan> {
  const mayEdit = rights.includes("plan");
  const plan = await repo.findPlan(db, eventId);
  const rooms = await repo.findRooms(db, eventId);
  const rules = await repo.findRules(db, eventId);
  const guests = seatable(await invitedGuests(weddingId, eventId, db), eventId);
  const links = mayEdit ? await seatingLinks(db, weddingId, eventId) : [];
  const ids = new Set(guests.map(({ id }) => id));
  return { eventId, ...plan, rooms: roomsWith(rooms, ids), rules, guests, mayEdit, links };
}

/**
 * Replaces an event's seating. Guests who have since declined or been removed are dropped, as are rules that apply to
 * nobody. Throws `not_found`, and `conflict` when someone else has saved it since `version`.
 */
export async function saveSeating(
  actor: CustomerActor,
  eventId: string,
  { version, ...layout }: SeatingBody,
): Promise<SeatingPlan> {
  const access = await planOf(actor);
  const { weddingId } = access;
  await requireEvent(weddingId, eventId);
  return inTransaction(async (tx) => {
    if ((await repo.lockPlan(tx, { weddingId, eventId })) !== version) {
      throw new AppError("conflict", SEATING_MESSAGES.changed);
    }
    const invited = await invitedGuests(weddingId, eventId, tx);
    const kept = tidy(layout, {
      seated: new Set(seatable(invited, eventId).map(({ id }) => id)),
      listed: new Set(invited.map(({ id }) => id)),
    });
    if (!(await repo.replaceLayout(tx, { weddingId, eventId }, kept))) {
      throw new AppError("bad_request", "An id is used twice. Reload the page and try again.");
    }
    await repo.bumpPlan(tx, eventId, layout.sides);
    await notifyPlanning(tx, weddingId, "seating");
    return planFor(tx, access, eventId);
  });
}
