import { and, asc, count, eq, exists, inArray, ne, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { booking, order, orderItem } from "@/server/db/schema/order";

type Slot = typeof booking.$inferSelect;

/** Slots taken by vendor and date; `own` when one of them is this customer's. */
export async function slotsTaken(
  db: Db,
  customerId: string,
  vendorIds: string[],
  dates: string[],
): Promise<{ vendorId: string; date: string; slots: number; own: boolean }[]> {
  return db
    .select({
      vendorId: booking.vendorId,
      date: booking.date,
      slots: count(),
      own: sql<boolean>`bool_or(${order.customerId} = ${customerId})`,
    })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.orderId))
    .where(and(inArray(booking.vendorId, vendorIds), inArray(booking.date, dates)))
    .groupBy(booking.vendorId, booking.date);
}

/** The customer's slots at these vendors and dates, kept from being given back until the transaction ends. */
export async function lockOwnSlots(
  tx: Transaction,
  customerId: string,
  vendorIds: string[],
  dates: string[],
): Promise<{ vendorId: string; date: string }[]> {
  return tx
    .select({ vendorId: booking.vendorId, date: booking.date })
    .from(booking)
    .innerJoin(order, eq(order.id, booking.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        inArray(booking.vendorId, vendorIds),
        inArray(booking.date, dates),
      ),
    )
    .for("share", { of: booking });
}

/** False when no slot was free, or when another buyer took the one that was. */
export async function takeLowestSlot(
  tx: Transaction,
  wanted: { orderId: string; vendorId: string; date: string; capacity: number },
): Promise<boolean> {
  const { orderId, vendorId, date, capacity } = wanted;
  const { rowCount } = await tx.execute(sql`
    insert into ${booking} (vendor_id, date, slot, order_id)
    select ${vendorId}::uuid, ${date}::date, slot, ${orderId}::uuid
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

/** The oldest living order of the same couple at the same vendor that needs `date` too. */
export async function lockOtherOrderOfWedding(
  tx: Transaction,
  orderId: string,
  date: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        sql`(${order.customerId}, ${order.vendorId}) = (select customer_id, vendor_id from ${order} as own where own.id = ${orderId})`,
        ne(order.id, orderId),
        ne(order.state, "cancelled"),
        exists(
          tx
            .select({ one: sql`1` })
            .from(orderItem)
            .where(and(eq(orderItem.orderId, order.id), eq(orderItem.eventDate, date))),
        ),
      ),
    )
    .orderBy(asc(order.placedAt), asc(order.id))
    .limit(1)
    .for("no key update");
  return row?.id ?? null;
}

export async function handOverSlot(tx: Transaction, slot: Slot, orderId: string): Promise<void> {
  await tx
    .update(booking)
    .set({ orderId })
    .where(
      and(eq(booking.vendorId, slot.vendorId), eq(booking.date, slot.date), eq(booking.slot, slot.slot)),
    );
}

export async function deleteSlotsOfOrder(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(booking).where(eq(booking.orderId, orderId));
}
