import type {
  AvailabilityMonth,
  AvailabilityQuery,
  AvailableDay,
  DayState,
  NextFreeDates,
  NextFreeQuery,
} from "@/contracts/availability";
import { MAX_DAYS_AHEAD } from "@/contracts/availability";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { cached } from "@/server/cache";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import * as repo from "./repo";

const KEEP_SECONDS = 60;
/** How far ahead a free day is looked for. */
const LOOK_DAYS = 400;
/** Of this part of its places, the last ones are few. */
const FEW_OF = 4;

/**
 * The days of a month, this one unless said, as a couple may know them; with `productId`, as they are for that product.
 * Throws `not_found`, or `bad_request` for a month in which nobody can book.
 */
export async function calendar(
  vendorId: string,
  { month: wanted, productId }: Partial<AvailabilityQuery> = {},
  now = new Date(),
): Promise<AvailabilityMonth> {
  const today = todayInSingapore(now);
  const month = wanted || today.slice(0, 7);
  if (month < today.slice(0, 7) || `${month}-01` > addDays(today, MAX_DAYS_AHEAD)) {
    const message = "month must be this one or a later one, at most three years ahead";
    throw new AppError("bad_request", message, [{ field: "month", message }]);
  }
  return cached(`availability:${vendorId}:${month}:${productId ?? ""}:${today}`, KEEP_SECONDS, async () => {
    const stateOf = await readDays(vendorId, `${month}-01`, monthAfter(month), { today, productId });
    const days: AvailableDay[] = [];
    for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
      days.push({ date, state: stateOf(date) });
    }
    return { vendorId, month, days };
  });
}

/**
 * The next days with a place left after today, or from `from` on; with `productId`, days on which that product is to be
 * had. Throws `not_found`.
 */
export async function nextFreeDates(
  vendorId: string,
  { from, count = 5, weekends = false, productId }: Partial<NextFreeQuery> = {},
  now = new Date(),
): Promise<NextFreeDates> {
  const today = todayInSingapore(now);
  const tomorrow = addDays(today, 1);
  const start = from && from > tomorrow ? from : tomorrow;
  if (start > addDays(today, MAX_DAYS_AHEAD)) return { vendorId, docs: [] };
  const key = `next-free:${vendorId}:${start}:${count}:${weekends}:${productId ?? ""}`;
  return cached(key, KEEP_SECONDS, async () => {
    const end = addDays(start, LOOK_DAYS);
    const stateOf = await readDays(vendorId, start, end, { today, productId });
    const docs: string[] = [];
    for (let date = start; date < end && docs.length < count; date = addDays(date, 1)) {
      if (weekends && weekdayOf(date) % 6 !== 0) continue;
      if (isFree(stateOf(date))) docs.push(date);
    }
    return { vendorId, docs };
  });
}

/** Those of the vendors that can still take a wedding on `date`; nobody can on a day that is over. */
export async function freeOn(
  vendorIds: readonly string[],
  date: string,
  now = new Date(),
): Promise<Set<string>> {
  if (vendorIds.length === 0 || date <= todayInSingapore(now)) return new Set();
  return new Set(await repo.vendorsFreeOn(await getDb(), vendorIds, date));
}

const isFree = (state: DayState) => state === "free" || state === "few";

async function readDays(
  vendorId: string,
  from: string,
  to: string,
  { today, productId }: { today: string; productId?: string | undefined },
): Promise<(date: string) => DayState> {
  const db = await getDb();
  const [diary, own, booked] = await Promise.all([
    repo.findDiary(db, vendorId),
    productId ? repo.findProductDiary(db, vendorId, productId) : null,
    repo.bookedBetween(db, vendorId, from, to),
  ]);
  if (!diary) throw new AppError("not_found", "This vendor does not exist");
  if (productId && !own) throw new AppError("not_found", "This product does not exist");
  const off = new Set([...diary.offDays, ...(own?.customOffDays ?? [])]);
  return (date) => {
    const closed = own?.openHours?.[weekdayOf(date)] === null;
    if (!diary.enableSelling || date <= today || closed || off.has(date)) return "off";
    const taken = booked.get(date) ?? 0;
    const left = diary.dailyCapacity - taken;
    if (left <= 0) return "full";
    return taken > 0 && left <= Math.max(1, Math.floor(diary.dailyCapacity / FEW_OF)) ? "few" : "free";
  };
}

function monthAfter(month: string): string {
  return `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
}
