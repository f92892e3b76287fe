import { and, asc, eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { prepared } from "@/server/db/prepared";
import { customer } from "@/server/db/schema/identity/account";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";

const events = prepared((db) =>
  db
    .select({
      id: weddingEvent.id,
      kind: weddingEvent.kind,
      name: weddingEvent.name,
      date: sql<string | null>`coalesce(${weddingEvent.date}, ${customer.weddingDate})::text`,
      ownDate: sql<boolean>`${weddingEvent.date} is not null`,
      startsAt: weddingEvent.startsAt,
      endsAt: weddingEvent.endsAt,
      venueName: weddingEvent.venueName,
      address: weddingEvent.address,
      postalCode: weddingEvent.postalCode,
      meals: weddingEvent.meals,
      programme: weddingEvent.programme,
      parking: weddingEvent.parking,
    })
    .from(weddingEvent)
    .innerJoin(wedding, eq(wedding.id, weddingEvent.weddingId))
    .innerJoin(customer, eq(customer.id, wedding.customerId))
    .where(eq(weddingEvent.weddingId, sql.placeholder("weddingId")))
    .orderBy(asc(weddingEvent.position), asc(weddingEvent.id)),
);

export async function findEvents(db: Db, weddingId: string) {
  return events(db, { weddingId });
}

type EventColumns = Omit<typeof weddingEvent.$inferInsert, "id" | "weddingId" | "position" | "createdAt">;
const ofWedding = (weddingId: string, id: string) =>
  and(eq(weddingEvent.weddingId, weddingId), eq(weddingEvent.id, id));

/** Serialises changes to the number of events. */
export async function lockEvents(tx: Transaction, weddingId: string): Promise<void> {
  await tx.select({ id: wedding.id }).from(wedding).where(eq(wedding.id, weddingId)).for("update");
}

export async function insertEvent(
  tx: Transaction,
  weddingId: string,
  columns: EventColumns,
): Promise<string> {
  const last = sql<number>`(select coalesce(max(${weddingEvent.position}), 0) + 1 from ${weddingEvent} where ${weddingEvent.weddingId} = ${weddingId})`;
  const [row] = await tx
    .insert(weddingEvent)
    .values({ ...columns, weddingId, position: last })
    .returning({ id: weddingEvent.id });
  if (!row) throw new Error("no row");
  return row.id;
}

export async function updateEvent(tx: Transaction, weddingId: string, id: string, columns: EventColumns) {
  await tx.update(weddingEvent).set(columns).where(ofWedding(weddingId, id));
}

export async function removeEvent(tx: Transaction, weddingId: string, id: string): Promise<void> {
  await tx.delete(weddingEvent).where(ofWedding(weddingId, id));
}

export async function orderEvents(tx: Transaction, weddingId: string, ids: string[]): Promise<void> {
  const list = sql`array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`;
  await tx
    .update(weddingEvent)
    .set({ position: sql`coalesce(array_position(${list}, ${weddingEvent.id}), 1000)` })
    .where(eq(weddingEvent.weddingId, weddingId));
}
