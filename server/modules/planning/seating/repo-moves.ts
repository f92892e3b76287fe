import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { seat, seatingPlan } from "@/server/db/schema/planning/seating";
import type { SeatMove } from "@/server/modules/planning/guest/public";
import { notifyPlanning } from "@/server/modules/planning/wedding/public";

/** Locks the seating of a wedding's events until the transaction ends. */
export async function lockSeating(tx: Transaction, weddingId: string): Promise<void> {
  await tx
    .select({ eventId: seatingPlan.eventId })
    .from(seatingPlan)
    .where(eq(seatingPlan.weddingId, weddingId))
    .orderBy(seatingPlan.eventId)
    .for("update");
}

/**
 * Transfers guests' seats to others who have none at the event, and returns the moves made. A seating opened before can
 * then no longer be saved over it.
 */
export async function moveSeats(
  tx: Transaction,
  weddingId: string,
  moves: readonly SeatMove[],
): Promise<SeatMove[]> {
  const moved: SeatMove[] = [];
  for (const move of moves) {
    const { rowCount } = await tx
      .update(seat)
      .set({ guestId: move.toId })
      .where(
        and(
          eq(seat.weddingId, weddingId),
          eq(seat.eventId, move.eventId),
          eq(seat.guestId, move.fromId),
          sql`not exists (
            select from seat taken where taken.event_id = ${move.eventId} and taken.guest_id = ${move.toId})`,
        ),
      );
    if (rowCount) moved.push(move);
  }
  for (const eventId of new Set(moved.map((move) => move.eventId))) {
    await tx
      .update(seatingPlan)
      .set({ version: sql`${seatingPlan.version} + 1` })
      .where(eq(seatingPlan.eventId, eventId));
  }
  if (moved.length > 0) await notifyPlanning(tx, weddingId, "seating");
  return moved;
}
