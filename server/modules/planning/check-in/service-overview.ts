import { type Page, toPage } from "@/contracts/envelope";
import type { CheckInArrival, CheckInOverview, CheckInParty } from "@/contracts/planning/check-in";
import type { ArrivalsQuery, CheckInPartiesQuery } from "@/contracts/planning/check-in.schema";
import type { CustomerActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import {
  notifyPlanning,
  planOf,
  requireEvent,
  requireWedding,
} from "@/server/modules/planning/wedding/public";
import { letNextCount, lockCheckIn, undoArrivals } from "./repo-acts";
import { eventOfArrival } from "./repo-gifts";
import { countAttendance, countTables, findArrivalPage, findPartyPage } from "./repo-overview";
import { helperLinks } from "./service-links";

/** Returns who is expected and who has arrived, by table, with the helpers' links for those who may plan. */
export async function readCheckIn(actor: CustomerActor, eventId: string): Promise<CheckInOverview> {
  const { weddingId, rights } = await requireWedding(actor, "read_guests");
  await requireEvent(weddingId, eventId);
  const db = await getDb();
  const [totals, tables, links] = await Promise.all([
    countAttendance(db, weddingId, eventId),
    countTables(db, weddingId, eventId),
    rights.includes("plan") ? helperLinks(db, weddingId, eventId) : null,
  ]);
  const { expected, arrived, walkIns, parties, here, partly } = totals;
  const byNumber = new Intl.Collator("en", { numeric: true });
  return {
    eventId,
    expected,
    arrived,
    walkIns,
    links,
    parties: { expected: parties, here, partly },
    tables: tables.toSorted((a, b) =>
      // Guests without a table are listed last.
      a.table && b.table ? byNumber.compare(a.table, b.table) : Number(!a.table) - Number(!b.table),
    ),
  };
}

export async function listParties(
  actor: CustomerActor,
  query: CheckInPartiesQuery,
): Promise<Page<CheckInParty>> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  await requireEvent(weddingId, query.eventId);
  const { rows, total } = await findPartyPage(await getDb(), weddingId, query);
  return toPage(rows, total, query);
}

export async function listArrivals(
  actor: CustomerActor,
  query: ArrivalsQuery,
): Promise<Page<CheckInArrival>> {
  const { weddingId } = await requireWedding(actor, "read_guests");
  await requireEvent(weddingId, query.eventId);
  const { rows, total } = await findArrivalPage(await getDb(), query.eventId, query);
  const docs = rows.map((row) => ({ ...row, _id: row.id, at: row.at.toISOString(), undone: false }));
  return toPage(docs, total, query);
}

/**
 * Undoes an arrival on every phone. The guest stays checked in while another desk's arrival is valid. Undoing twice has
 * no effect. Throws `not_found`.
 */
export async function undoArrival(actor: CustomerActor, id: string, now = new Date()): Promise<void> {
  const { weddingId } = await planOf(actor);
  await inTransaction(async (tx) => {
    const eventId = await eventOfArrival(tx, weddingId, id);
    if (!eventId) throw new AppError("not_found", "This arrival doesn't exist");
    await lockCheckIn(tx, eventId);
    await undoArrivals(tx, eventId, [id], now);
    await letNextCount(tx, eventId, [id]);
    await notifyPlanning(tx, weddingId, "check_in");
  });
}
