import { EVENT_KIND_LABELS, MAX_EVENTS, type WeddingEvent } from "@/contracts/planning/wedding/wedding";
import type { WeddingEventBody } from "@/contracts/planning/wedding/wedding-event.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { type Noted, weddingHooks } from "./hooks";
import { notifyPlanning } from "./live-notice";
import * as repo from "./repo";
import { requireWedding } from "./access/service";

export type { WeddingEvent };

/**
 * Returns a wedding's events in the couple's order. `date` falls back to the wedding day; times are in Singapore time.
 */
export async function eventsOf(weddingId: string, db?: Db): Promise<WeddingEvent[]> {
  const rows = await repo.findEvents(db ?? (await getDb()), weddingId);
  return rows.map((row) => ({
    ...row,
    _id: row.id,
    startsAt: row.startsAt?.slice(0, 5) ?? null,
    endsAt: row.endsAt?.slice(0, 5) ?? null,
  }));
}

/** Returns one of a wedding's events. Throws `not_found` when it belongs to another wedding. */
export async function requireEvent(weddingId: string, eventId: string): Promise<WeddingEvent> {
  return oneOf(await eventsOf(weddingId), eventId);
}

export async function listEvents(actor: CustomerActor): Promise<{ docs: WeddingEvent[] }> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  return { docs: await eventsOf(weddingId) };
}

/** Adds an event after the others. Throws `conflict` when there are too many. */
export async function addEvent(actor: CustomerActor, body: WeddingEventBody): Promise<WeddingEvent> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    await repo.lockEvents(tx, weddingId);
    const events = await repo.findEvents(tx, weddingId);
    if (events.length >= MAX_EVENTS) {
      throw new AppError("conflict", `A wedding has at most ${MAX_EVENTS} events`);
    }
    const id = await repo.insertEvent(tx, weddingId, columnsOf(body));
    await notifyPlanning(tx, weddingId, "events");
    return oneOf(await eventsOf(weddingId, tx), id);
  });
}

/** Changes an event. Throws `not_found` when it isn't the couple's. */
export async function changeEvent(
  actor: CustomerActor,
  id: string,
  body: WeddingEventBody,
): Promise<WeddingEvent> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    await repo.updateEvent(tx, weddingId, id, columnsOf(body));
    await notifyPlanning(tx, weddingId, "events");
    return oneOf(await eventsOf(weddingId, tx), id);
  });
}

/**
 * Deletes an event with its invitations and answers. Throws `conflict` for the last one, and while ang bao or arrivals
 * are recorded for it.
 */
export async function deleteEvent(actor: CustomerActor, id: string): Promise<void> {
  const { weddingId } = await requireWedding(actor, "plan");
  await (
    await getDb()
  ).transaction(async (tx) => {
    oneOf(await eventsOf(weddingId, tx), id);
    // Locked before the wedding's row, because check-in holds its own lock while it waits for that row.
    const noted = await weddingHooks().lockCheckIn(tx, id);
    await repo.lockEvents(tx, weddingId);
    const events = await eventsOf(weddingId, tx);
    oneOf(events, id);
    if (events.length === 1) {
      throw new AppError("conflict", "Your wedding needs at least one event. Change this one instead.");
    }
    refuseNoted(noted);
    await repo.removeEvent(tx, weddingId, id);
    await notifyPlanning(tx, weddingId, "events");
  });
}

function refuseNoted({ gifts, arrivals }: Noted): void {
  const parts = [
    ...(gifts > 0 ? [`${gifts.toLocaleString("en-SG")} ang bao`] : []),
    ...(arrivals > 0 ? [arrivals === 1 ? "1 arrival" : `${arrivals.toLocaleString("en-SG")} arrivals`] : []),
  ];
  if (parts.length === 0) return;
  const [are, them] = gifts + arrivals === 1 ? ["is", "it"] : ["are", "them"];
  throw new AppError(
    "conflict",
    `${parts.join(" and ")} ${are} noted at this event. Remove ${them} first, or keep the event.`,
  );
}

/** Sorts the events in the order of the ids; ids left out go last. */
export async function sortEvents(actor: CustomerActor, ids: string[]): Promise<{ docs: WeddingEvent[] }> {
  const { weddingId } = await requireWedding(actor, "plan");
  return (await getDb()).transaction(async (tx) => {
    await repo.orderEvents(tx, weddingId, ids);
    await notifyPlanning(tx, weddingId, "events");
    return { docs: await eventsOf(weddingId, tx) };
  });
}

function oneOf(events: WeddingEvent[], id: string): WeddingEvent {
  const found = events.find((event) => event.id === id);
  if (!found) throw new AppError("not_found", "This event doesn't exist");
  return found;
}

function columnsOf(body: WeddingEventBody) {
  return {
    ...body,
    name: body.name || EVENT_KIND_LABELS[body.kind],
    date: body.date ?? null,
    startsAt: body.startsAt || null,
    endsAt: body.endsAt || null,
    meals: [...new Set(body.meals)],
  };
}
