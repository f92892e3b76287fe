import {
  type CalendarDay,
  MAX_CALENDAR_DAYS,
  type VendorCalendar,
} from "@/contracts/messaging/calendar/calendar";
import type {
  CalendarQuery,
  HoldDateBody,
  MoveHoldBody,
} from "@/contracts/messaging/calendar/calendar.schema";
import type { DateHold } from "@/contracts/sale/hold";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { addDays, daysBetween, type IsoDate, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { readCalendar } from "@/server/modules/catalogue/vendor/public";
import { coupleName } from "@/lib/couple-name";
import { holdsOf, keepDate, moveHold, releaseHold } from "@/server/modules/sale/booking/public";
import * as repo from "./repo";

/** GET /vendor/calendar. Throws `bad_request` for more days than one call returns. */
export async function readVendorCalendar(
  vendorId: string,
  { from, to }: CalendarQuery,
): Promise<VendorCalendar> {
  const length = daysBetween(from, to) + 1;
  if (length < 1 || length > MAX_CALENDAR_DAYS) {
    const message = `to must be at most ${MAX_CALENDAR_DAYS} days after from`;
    throw new AppError("bad_request", message, [{ field: "to", message }]);
  }
  const db = await getDb();
  const [setting, taken, weddings, visits, holds] = await Promise.all([
    readCalendar(vendorId),
    repo.takenDays(db, vendorId, { from, to }),
    repo.weddings(db, vendorId, { from, to }),
    repo.visits(db, vendorId, { from, to }),
    holdsOf(vendorId, from, addDays(to, 1)),
  ]);
  const off = new Set(setting.offDays);
  const days = Array.from({ length }, (_, at): CalendarDay => {
    const date = addDays(from, at);
    return { date, off: off.has(date), taken: taken.get(date) ?? 0 };
  });
  return {
    from,
    to,
    dailyCapacity: setting.dailyCapacity,
    days,
    visits: visits.map(({ couple, startsAt, endsAt, ...visit }) => ({
      ...visit,
      name: coupleName(couple),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    weddings: weddings.map(({ id, number, placedAt, state, date, couple }) => ({
      id,
      state,
      date,
      name: coupleName(couple),
      orderNumber: orderNumberOf(number, placedAt),
    })),
    holds,
  };
}

/**
 * POST /vendor/calendar/hold: holds a place on a date for a couple. Throws `bad_request` for a day that can't be
 * booked, `not_found` for a couple that the vendor doesn't know, and `conflict` for a full day.
 */
export async function holdDate(
  vendorId: string,
  { date, name, days, customerId }: HoldDateBody,
  now = new Date(),
): Promise<DateHold> {
  refuseUnbookable(date, now);
  const { dailyCapacity: capacity } = await readCalendar(vendorId);
  if (customerId && !(await repo.knows(await getDb(), vendorId, customerId))) {
    throw new AppError("not_found", "This couple isn't one of your customers");
  }
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  return inTransaction((tx) => keepDate(tx, { vendorId, capacity, date, customerId, name, expiresAt }));
}

/**
 * PATCH /vendor/calendar/hold/{id}: moves a held place to another day, with the same expiry. Throws `bad_request` for a
 * day that can't be booked, `not_found`, and `conflict` for a full day, in which case the hold stays where it was.
 */
export async function moveHeldDate(
  vendorId: string,
  holdId: string,
  { date }: MoveHoldBody,
  now = new Date(),
): Promise<DateHold> {
  refuseUnbookable(date, now);
  const { dailyCapacity: capacity } = await readCalendar(vendorId);
  return inTransaction((tx) => moveHold(tx, holdId, { vendorId, capacity, date }));
}

function refuseUnbookable(date: IsoDate, now: Date): void {
  const today = todayInSingapore(now);
  if (date > today && date <= addDays(today, MAX_DAYS_AHEAD)) return;
  const message = "Choose a day after today, at most three years ahead";
  throw new AppError("bad_request", message, [{ field: "date", message }]);
}

/** DELETE /vendor/calendar/hold/{id}. Throws `not_found`. */
export async function releaseDate(vendorId: string, holdId: string): Promise<null> {
  await releaseHold(vendorId, holdId);
  return null;
}
