import { formatDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import * as repo from "./repo";
import * as holds from "./repo-hold";

type Wanted = { vendorId: string; date: string | null; capacity: number };

export const slotKey = (vendorId: string, date: string): string => `${vendorId} ${date}`;

/**
 * Returns the requested dates (as slot keys) without a free slot for this couple. A couple already served by the vendor
 * on that date needs no second slot: it is the same wedding.
 */
export async function fullDates(
  db: Db,
  customerId: string | null,
  wanted: readonly Wanted[],
): Promise<Set<string>> {
  const capacityOf = new Map<string, number>();
  for (const { vendorId, date, capacity } of wanted) {
    if (date !== null) capacityOf.set(slotKey(vendorId, date), capacity);
  }
  if (capacityOf.size === 0) return new Set();
  const [vendorIds, dates] = [unique(wanted, "vendorId"), unique(wanted, "date")];
  const taken = await repo.slotsTaken(db, customerId, vendorIds, dates);
  const held = await holds.heldForOthers(db, customerId, vendorIds, dates);
  const places = new Map(held.map((day) => [slotKey(day.vendorId, day.date), day.held]));
  for (const { vendorId, date, slots, own } of taken) {
    const key = slotKey(vendorId, date);
    places.set(key, own ? 0 : slots + (places.get(key) ?? 0));
  }
  const full = [...places].filter(
    ([key, count]) => count >= (capacityOf.get(key) ?? Number.POSITIVE_INFINITY),
  );
  return new Set(full.map(([key]) => key));
}

export type Reservation = {
  orderId: string;
  vendorId: string;
  vendorName: string;
  date: string;
  capacity: number;
};

/**
 * Takes a slot for each reservation, in the same order for every buyer, to avoid deadlocks. Throws `conflict` when a
 * date is full.
 */
export async function reserveSlots(
  tx: Transaction,
  customerId: string,
  reservations: readonly Reservation[],
): Promise<void> {
  const sorted = reservations.toSorted((a, b) =>
    slotKey(a.vendorId, a.date).localeCompare(slotKey(b.vendorId, b.date)),
  );
  const own = await repo.lockOwnSlots(tx, customerId, unique(sorted, "vendorId"), unique(sorted, "date"));
  const served = new Set(own.map(({ vendorId, date }) => slotKey(vendorId, date)));
  for (const reservation of sorted) {
    const key = slotKey(reservation.vendorId, reservation.date);
    if (served.has(key)) continue;
    await reserve(tx, customerId, reservation);
    // Another order of this checkout may be for the same wedding.
    served.add(key);
  }
}

/** Finds and locks another order of the same wedding that needs a date. */
export type FindHeir = (date: string) => Promise<string | null>;

/** Releases the order's slots except on the dates `keep`, or passes them to the order that `findHeir` returns. */
export async function releaseSlots(
  tx: Transaction,
  orderId: string,
  findHeir: FindHeir,
  keep: readonly string[] = [],
): Promise<void> {
  const slots = (await repo.lockSlotsOfOrder(tx, orderId)).filter(({ date }) => !keep.includes(date));
  for (const slot of slots) {
    const heirId = await findHeir(slot.date);
    if (heirId) await repo.handOverSlot(tx, slot, heirId);
    else await repo.deleteSlot(tx, slot);
  }
}

/** The primary key of `booking` decides the race: the loser tries the next slot, until none is left. */
async function reserve(
  tx: Transaction,
  customerId: string,
  { orderId, vendorId, vendorName, date, capacity }: Reservation,
): Promise<void> {
  await holds.lockDay(tx, vendorId, date);
  const [kept] = await holds.heldForOthers(tx, customerId, [vendorId], [date]);
  if ((await repo.countSlots(tx, vendorId, date)) + (kept?.held ?? 0) >= capacity) {
    throw fullyBooked(vendorName, date);
  }
  await holds.deleteHoldsOf(tx, customerId, vendorId, date);
  for (let lost = 0; lost <= capacity; lost++) {
    if (await repo.takeLowestSlot(tx, { customerId, orderId, vendorId, date, capacity })) return;
    if ((await repo.countSlots(tx, vendorId, date)) >= capacity) break;
  }
  throw fullyBooked(vendorName, date);
}

function fullyBooked(vendorName: string, date: string): AppError {
  return new AppError("conflict", `${vendorName} is fully booked on ${formatDate(date)}`);
}

function unique<T, K extends keyof T>(items: readonly T[], key: K): NonNullable<T[K]>[] {
  return [...new Set(items.flatMap((item) => item[key] ?? []))] as NonNullable<T[K]>[];
}
