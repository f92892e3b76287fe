import { type DateHold, MAX_HOLDS } from "@/contracts/sale/hold";
import { formatDate, type IsoDate } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import * as bookings from "./repo";
import * as repo from "./repo-hold";

export type Keep = {
  /** Set for a hold that is being moved. */
  id?: string;
  vendorId: string;
  /** How many weddings the vendor can serve on one date. */
  capacity: number;
  date: IsoDate;
  customerId: string | null;
  name: string;
  expiresAt: Date;
};

/** Holds a place on a date. Throws `conflict` when the date is full, or the vendor has too many holds. */
export async function keepDate(tx: Transaction, { capacity, ...keep }: Keep): Promise<DateHold> {
  const { vendorId, date } = keep;
  await repo.lockDay(tx, vendorId, date);
  const [held] = await repo.heldForOthers(tx, null, [vendorId], [date]);
  const taken = (await bookings.countSlots(tx, vendorId, date)) + (held?.held ?? 0);
  if (taken >= capacity) {
    const message = `You have no place left on ${formatDate(date)}`;
    throw new AppError("conflict", message, [{ field: "date", message }]);
  }
  if ((await repo.countHolds(tx, vendorId)) >= MAX_HOLDS) {
    throw new AppError("conflict", `You're holding ${MAX_HOLDS} dates. Release one first.`);
  }
  return presentHold(await repo.insertHold(tx, keep));
}

/**
 * Moves a held place to another date with the same expiry. Throws `not_found` for another vendor's, and like
 * `keepDate`.
 */
export async function moveHold(
  tx: Transaction,
  id: string,
  { vendorId, capacity, date }: Pick<Keep, "vendorId" | "capacity" | "date">,
): Promise<DateHold> {
  const held = await repo.takeHold(tx, vendorId, id);
  if (!held) throw gone();
  const { customerId, name, expiresAt } = held;
  return keepDate(tx, { id, vendorId, capacity, date, customerId, name, expiresAt });
}

/** Releases a held place. Throws `not_found` for another vendor's. */
export async function releaseHold(vendorId: string, id: string): Promise<void> {
  if (!(await repo.deleteHold(await getDb(), vendorId, id))) throw gone();
}

/** Releases a hold in the caller's transaction. Does nothing if it has expired or was released before. */
export async function dropHold(tx: Transaction, vendorId: string, id: string): Promise<void> {
  await repo.deleteHold(tx, vendorId, id);
}

const gone = () => new AppError("not_found", "This date is no longer held");

/** Returns the vendor's holds from `from` up to but excluding `to`. */
export async function holdsOf(vendorId: string, from: IsoDate, to: IsoDate): Promise<DateHold[]> {
  return (await repo.holdsBetween(await getDb(), vendorId, from, to)).map(presentHold);
}

function presentHold({ id, date, name, customerId, expiresAt }: repo.HoldRow): DateHold {
  return { id, date, name, customerId, expiresAt: expiresAt.toISOString() };
}
