import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SeatingRoom, SeatingRule, SeatingSides, SeatingTable } from "@/contracts/planning/seating";
import { groupBy } from "@/lib/group-by";
import type { Db, Transaction } from "@/server/db/client";
import {
  seat,
  seatingPlan,
  seatingRoom,
  seatingRule,
  seatingTable,
} from "@/server/db/schema/planning/seating";

type Owner = { weddingId: string; eventId: string };

/** Returns an event's version and setting; those of an empty seating before the first save. */
export async function findPlan(db: Db, eventId: string): Promise<{ version: number; sides: SeatingSides }> {
  const [row] = await db
    .select({ version: seatingPlan.version, sides: seatingPlan.sides })
    .from(seatingPlan)
    .where(eq(seatingPlan.eventId, eventId));
  return row ?? { version: 0, sides: "any" };
}

/** Locks an event's seating until the transaction ends, creating it if necessary; returns its version. */
export async function lockPlan(tx: Transaction, { weddingId, eventId }: Owner): Promise<number> {
  await tx.insert(seatingPlan).values({ weddingId, eventId }).onConflictDoNothing();
  const [row] = await tx
    .select({ version: seatingPlan.version })
    .from(seatingPlan)
    .where(eq(seatingPlan.eventId, eventId))
    .for("update");
  return row?.version ?? 0;
}

export async function bumpPlan(tx: Transaction, eventId: string, sides: SeatingSides): Promise<void> {
  await tx
    .update(seatingPlan)
    .set({ sides, version: sql`${seatingPlan.version} + 1` })
    .where(eq(seatingPlan.eventId, eventId));
}

/** Returns an event's rooms with their tables and seated guests, using three statements. */
export async function findRooms(db: Db, eventId: string): Promise<SeatingRoom[]> {
  const rooms = await db
    .select()
    .from(seatingRoom)
    .where(eq(seatingRoom.eventId, eventId))
    .orderBy(asc(seatingRoom.position), asc(seatingRoom.id));
  if (rooms.length === 0) return [];
  const tables = await db
    .select()
    .from(seatingTable)
    .where(
      inArray(
        seatingTable.roomId,
        rooms.map(({ id }) => id),
      ),
    )
    .orderBy(asc(seatingTable.position), asc(seatingTable.id));
  const seats = await db
    .select()
    .from(seat)
    .where(eq(seat.eventId, eventId))
    .orderBy(asc(seat.tableId), asc(seat.position));
  const seatsOf = groupBy(seats, ({ tableId }) => tableId);
  const present = (row: (typeof tables)[number]): SeatingTable => {
    const { id, label, shape, seats: count, x, y, rotation, locked } = row;
    const guests = (seatsOf.get(id) ?? []).map(({ guestId, position, locked: isLocked }) => {
      return { guestId, position, locked: isLocked };
    });
    return { id, label, shape, seats: count, x, y, rotation, locked, guests };
  };
  return rooms.map(({ id, name, width, depth, features }) => ({
    id,
    name,
    width,
    depth,
    features,
    tables: tables.filter(({ roomId }) => roomId === id).map(present),
  }));
}

export async function findRules(db: Db, eventId: string): Promise<SeatingRule[]> {
  return db
    .select({ id: seatingRule.id, kind: seatingRule.kind, guestIds: seatingRule.guestIds })
    .from(seatingRule)
    .where(eq(seatingRule.eventId, eventId))
    .orderBy(asc(seatingRule.id));
}

/** Replaces an event's rooms, tables, seats and rules. Returns false when an id belongs to something else. */
export async function replaceLayout(
  tx: Transaction,
  { weddingId, eventId }: Owner,
  { rooms, rules }: { rooms: readonly SeatingRoom[]; rules: readonly SeatingRule[] },
): Promise<boolean> {
  // Tables and seats are deleted with their rooms.
  await tx
    .delete(seatingRoom)
    .where(and(eq(seatingRoom.weddingId, weddingId), eq(seatingRoom.eventId, eventId)));
  await tx
    .delete(seatingRule)
    .where(and(eq(seatingRule.weddingId, weddingId), eq(seatingRule.eventId, eventId)));
  const roomRows = rooms.map(({ tables: _, ...room }, position) => ({
    ...room,
    weddingId,
    eventId,
    position,
  }));
  const tableRows = rooms.flatMap(({ id: roomId, tables }) =>
    tables.map(({ guests: _, ...table }, position) => ({ ...table, weddingId, roomId, position })),
  );
  const seatRows = rooms.flatMap(({ tables }) =>
    tables.flatMap(({ id: tableId, guests }) =>
      guests.map((row) => ({ ...row, weddingId, eventId, tableId })),
    ),
  );
  const ruleRows = rules.map((rule) => ({ ...rule, weddingId, eventId }));
  const ids = [{ id: seatingRoom.id }, { id: seatingTable.id }, { id: seatingRule.id }] as const;
  const made =
    (roomRows.length === 0
      ? 0
      : (await tx.insert(seatingRoom).values(roomRows).onConflictDoNothing().returning(ids[0])).length) +
    (ruleRows.length === 0
      ? 0
      : (await tx.insert(seatingRule).values(ruleRows).onConflictDoNothing().returning(ids[2])).length);
  if (made !== roomRows.length + ruleRows.length) return false;
  if (tableRows.length > 0) {
    const tables = await tx.insert(seatingTable).values(tableRows).onConflictDoNothing().returning(ids[1]);
    if (tables.length !== tableRows.length) return false;
  }
  if (seatRows.length > 0) await tx.insert(seat).values(seatRows);
  return true;
}
