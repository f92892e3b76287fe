import { formatDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import * as repo from "./repo-booking";

type Wanted = { vendorId: string; date: string | null; capacity: number };

export const slotKey = (vendorId: string, date: string): string => `${vendorId} ${date}`;

/**
 * Which of the wanted dates have no slot left for this couple. A couple that is already served by the vendor on that
 * date needs no second slot: it is the same wedding.
 */
export async function fullDates(db: Db, customerId: string, wanted: readonly Wanted[]): Promise<Set<string>> {
  const capacityOf = new Map<string, number>();
  for (const { vendorId, date, capacity } of wanted) {
    if (date !== null) capacityOf.set(slotKey(vendorId, date), capacity);
  }
  if (capacityOf.size === 0) return new Set();
  const taken = await repo.slotsTaken(db, customerId, unique(wanted, "vendorId"), unique(wanted, "date"));
  const full = taken.filter(
    ({ vendorId, date, slots, own }) =>
      !own && slots >= (capacityOf.get(slotKey(vendorId, date)) ?? Number.POSITIVE_INFINITY),
  );
  return new Set(full.map(({ vendorId, date }) => slotKey(vendorId, date)));
}

export type Reservation = {
  orderId: string;
  vendorId: string;
  vendorName: string;
  date: string;
  capacity: number;
};

/**
 * Takes a slot for each reservation, in an order that is the same for everybody, so that two buyers never wait for
 * each other. Throws `conflict` when a date is full.
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
    if (!served.has(slotKey(reservation.vendorId, reservation.date))) await reserve(tx, reservation);
  }
}

/** Gives the order's slots back, or on to another order of the same wedding that needs them. */
export async function releaseSlots(tx: Transaction, orderId: string): Promise<void> {
  const slots = await repo.lockSlotsOfOrder(tx, orderId);
  for (const slot of slots) {
    const heirId = await repo.lockOtherOrderOfWedding(tx, orderId, slot.date);
    if (heirId) await repo.handOverSlot(tx, slot, heirId);
  }
  await repo.deleteSlotsOfOrder(tx, orderId);
}

/** The key of `booking` decides the race: whoever loses it tries the next slot, until none is left. */
async function reserve(tx: Transaction, { orderId, vendorId, vendorName, date, capacity }: Reservation) {
  for (let lost = 0; lost <= capacity; lost++) {
    if (await repo.takeLowestSlot(tx, { orderId, vendorId, date, capacity })) return;
    if ((await repo.countSlots(tx, vendorId, date)) >= capacity) break;
  }
  throw new AppError("conflict", `${vendorName} is fully booked on ${formatDate(date)}`);
}

function unique<T, K extends keyof T>(items: readonly T[], key: K): NonNullable<T[K]>[] {
  return [...new Set(items.flatMap((item) => item[key] ?? []))] as NonNullable<T[K]>[];
}
