import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { booking } from "@/server/db/schema/sale/booking";

type Slot = typeof booking.$inferSelect;

/** Counts the slots taken by vendor and date; `own` is true when one of them is this customer's. */
export async function slotsTaken(
  db: Db,
  customerId: string | null,
  vendorIds: string[],
  dates: string[],
): Promise<{ vendorId: string; date: string; slots: number; own: boolean }[]> {
  return db
    .select({
      vendorId: booking.vendorId,
      date: booking.date,
      slots: count(),
      own: sql<boolean>`coalesce(bool_or(${booking.customerId} = ${customerId}::uuid), false)`,
    })
    .from(booking)
    .where(and(inArray(booking.vendorId, vendorIds), inArray(booking.date, dates)))
    .groupBy(booking.vendorId, booking.date);
}

/** Returns the customer's slots at these vendors and dates, locked until the transaction ends. */
export async function lockOwnSlots(
  tx: Transaction,
  customerId: string,
  vendorIds: string[],
  dates: string[],
): Promise<{ vendorId: string; date: string }[]> {
  return tx
    .select({ vendorId: booking.vendorId, date: booking.date })
    .from(booking)
    .where(
      and(
        eq(booking.customerId, customerId),
        inArray(booking.vendorId, vendorIds),
        inArray(booking.date, dates),
      ),
    )
    .for("share");
}

/** Returns false when no slot was free, or another buyer took it first. */
export async function takeLowestSlot(
  tx: Transaction,
  wanted: { customerId: string; orderId: string; vendorId: string; date: string; capacity: number },
): Promise<boolean> {
  const { customerId, orderId, vendorId, date, capacity } = wanted;
  const { rowCount } = await tx.execute(sql`
    insert into ${booking} (vendor_id, date, slot, customer_id, order_id)
    select ${vendorId}::uuid, ${date}::date, slot, ${customerId}::uuid, ${orderId}::uuid
    from generate_series(1, ${capacity}::int) as slot
    where not exists (
      select 1 from ${booking} as taken
      where taken.vendor_id = ${vendorId}::uuid and taken.date = ${date}::date and taken.slot = slot.slot
    )
    order by slot limit 1
    on conflict (vendor_id, date, slot) do nothing`);
  return rowCount === 1;
}

export async function countSlots(tx: Transaction, vendorId: string, date: string): Promise<number> {
  const [row] = await tx
    .select({ slots: count() })
    .from(booking)
    .where(and(eq(booking.vendorId, vendorId), eq(booking.date, date)));
  return row?.slots ?? 0;
}

export async function lockSlotsOfOrder(tx: Transaction, orderId: string): Promise<Slot[]> {
  return tx.select().from(booking).where(eq(booking.orderId, orderId)).orderBy(booking.date).for("update");
}

const isSlot = ({ vendorId, date, slot }: Slot) =>
  and(eq(booking.vendorId, vendorId), eq(booking.date, date), eq(booking.slot, slot));

export async function handOverSlot(tx: Transaction, slot: Slot, orderId: string): Promise<void> {
  await tx.update(booking).set({ orderId }).where(isSlot(slot));
}

export async function deleteSlot(tx: Transaction, slot: Slot): Promise<void> {
  await tx.delete(booking).where(isSlot(slot));
}
