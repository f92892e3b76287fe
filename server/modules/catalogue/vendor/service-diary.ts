import { type DiarySetting, MAX_OFF_DAYS } from "@/contracts/catalogue/diary";
import type { DiaryCapacityBody, DiaryDaysBody } from "@/contracts/catalogue/diary.schema";
import { todayInSingapore } from "@/lib/dates";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import * as repo from "./repo-diary";

/** Returns a vendor's days off from today on, and how many weddings it takes a day. Throws `not_found`. */
export async function readDiary(vendorId: string, now = new Date()): Promise<DiarySetting> {
  const diary = await repo.findDiary(await getDb(), vendorId);
  if (!diary) throw noSuchVendor();
  return ahead(diary, now);
}

/**
 * Blocks days, or opens them again. Weddings that are booked on them stay booked. Throws `bad_request` for days that
 * are over.
 */
export function setDays(
  vendorId: string,
  { dates, open }: DiaryDaysBody,
  now = new Date(),
): Promise<DiarySetting> {
  const today = todayInSingapore(now);
  if (dates.some((date) => date < today)) {
    const message = "Choose a day from today on";
    throw new AppError("bad_request", message, [{ field: "dates", message }]);
  }
  return inTransaction(async (tx) => {
    const before = await repo.lockDiary(tx, vendorId);
    if (!before) throw noSuchVendor();
    const others = before.offDays.filter((day) => !dates.includes(day) && day >= today);
    const offDays = [...new Set(open ? others : [...others, ...dates])].toSorted();
    if (offDays.length > MAX_OFF_DAYS) {
      throw new AppError("bad_request", `At most ${MAX_OFF_DAYS} days can be blocked`);
    }
    return ahead(await repo.saveDiary(tx, vendorId, { offDays }), now);
  });
}

/** Sets how many weddings the vendor takes a day. Those that are booked beyond it stay booked. */
export function setCapacity(
  vendorId: string,
  { dailyCapacity }: DiaryCapacityBody,
  now = new Date(),
): Promise<DiarySetting> {
  return inTransaction(async (tx) => ahead(await repo.saveDiary(tx, vendorId, { dailyCapacity }), now));
}

function ahead({ dailyCapacity, offDays }: DiarySetting, now: Date): DiarySetting {
  const today = todayInSingapore(now);
  return { dailyCapacity, offDays: offDays.filter((day) => day >= today).toSorted() };
}

const noSuchVendor = () => new AppError("not_found", "This vendor does not exist");
