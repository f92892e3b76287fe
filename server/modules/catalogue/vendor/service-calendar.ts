import { type CalendarSetting, MAX_OFF_DAYS } from "@/contracts/catalogue/calendar";
import type { CalendarCapacityBody, CalendarDaysBody } from "@/contracts/catalogue/calendar.schema";
import { todayInSingapore } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo/calendar";

/** Returns a vendor's days off from today on, and its daily capacity. Throws `not_found`. */
export async function readCalendar(vendorId: string, now = new Date()): Promise<CalendarSetting> {
  const calendar = await repo.findCalendar(await getDb(), vendorId);
  if (!calendar) throw noSuchVendor();
  return ahead(calendar, now);
}

/** Blocks or opens days. Weddings already booked on them stay. Throws `bad_request` for past days. */
export function setDays(
  vendorId: string,
  { dates, open }: CalendarDaysBody,
  now = new Date(),
): Promise<CalendarSetting> {
  const today = todayInSingapore(now);
  if (dates.some((date) => date < today)) {
    const message = "Choose a day from today on";
    throw new AppError("bad_request", message, [{ field: "dates", message }]);
  }
  return inTransaction(async (tx) => {
    const before = await repo.lockCalendar(tx, vendorId);
    if (!before) throw noSuchVendor();
    const others = before.offDays.filter((day) => !dates.includes(day) && day >= today);
    const offDays = [...new Set(open ? others : [...others, ...dates])].toSorted();
    if (offDays.length > MAX_OFF_DAYS) {
      throw new AppError("bad_request", `At most ${MAX_OFF_DAYS} days can be blocked`);
    }
    return ahead(await repo.saveCalendar(tx, vendorId, { offDays }), now);
  });
}

/** Sets how many weddings the vendor takes per day. Bookings beyond that stay. */
export function setCapacity(
  vendorId: string,
  { dailyCapacity }: CalendarCapacityBody,
  now = new Date(),
): Promise<CalendarSetting> {
  return inTransaction(async (tx) => ahead(await repo.saveCalendar(tx, vendorId, { dailyCapacity }), now));
}

/**
 * Blocks the busy days of a connected calendar, replacing those it blocked before. Days that the vendor blocked by hand
 * are left alone, as are those it opened by hand although the calendar is busy. Returns the days now blocked by the
 * calendar.
 */
export async function moveBusyDays(
  tx: Transaction,
  vendorId: string,
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Promise<string[]> {
  const before = await repo.lockCalendar(tx, vendorId);
  if (!before) throw noSuchVendor();
  const [was, shall] = [new Set(from), new Set(to)];
  const kept = before.offDays.filter((day) => !was.has(day) || shall.has(day));
  const room = Math.max(0, MAX_OFF_DAYS - kept.length);
  const own = new Set(before.offDays);
  const added = to.filter((day) => !was.has(day) && !own.has(day)).slice(0, room);
  if (added.length > 0 || kept.length < before.offDays.length) {
    await repo.saveCalendar(tx, vendorId, { offDays: [...kept, ...added].toSorted() });
  }
  return [...to.filter((day) => was.has(day)), ...added].toSorted();
}

function ahead({ dailyCapacity, offDays }: CalendarSetting, now: Date): CalendarSetting {
  const today = todayInSingapore(now);
  return { dailyCapacity, offDays: offDays.filter((day) => day >= today).toSorted() };
}

const noSuchVendor = () => new AppError("not_found", "This vendor does not exist");
