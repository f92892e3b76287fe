import {
  type AvailabilityMonth,
  type AvailableDay,
  type DayState,
  type NextFreeDates,
  MAX_DAYS_AHEAD,
} from "@/contracts/catalogue/availability";
import type { AvailabilityQuery, NextFreeQuery } from "@/contracts/catalogue/availability.schema";
import { dayPrice, priceListOf } from "@/contracts/catalogue/price/day-price";
import type { DayPrice } from "@/contracts/catalogue/price/price-rule";
import { addDays, monthAfter, todayInSingapore, weekdayOf } from "@/lib/dates";
import { cached } from "@/server/core/cache";
import { getDb } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import * as repo from "./repo";

const KEEP_SECONDS = 60;
/** How many days ahead the search for free days looks. */
const LOOK_DAYS = 400;
/** A day is shown as nearly full when at most one place in this many is left. */
const FEW_OF = 4;

/**
 * Returns the days of a month (the current one by default) as couples see them; with `productId`, for that product.
 * Throws `not_found`, or `bad_request` for a month that cannot be booked.
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
    const { stateOf, priceOf } = await readDays(vendorId, `${month}-01`, `${monthAfter(month)}-01`, {
      today,
      productId,
    });
    const days: AvailableDay[] = [];
    for (let date = `${month}-01`; date.startsWith(month); date = addDays(date, 1)) {
      days.push({ date, state: stateOf(date), ...priceOf(date) });
    }
    return { vendorId, month, days };
  });
}

/**
 * Returns the next free days from `from`, or after today; with `productId`, those of the product. Throws `not_found`.
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
    const { stateOf } = await readDays(vendorId, start, end, { today, productId });
    const docs: string[] = [];
    for (let date = start; date < end && docs.length < count; date = addDays(date, 1)) {
      if (weekends && weekdayOf(date) % 6 !== 0) continue;
      if (isFree(stateOf(date))) docs.push(date);
    }
    return { vendorId, docs };
  });
}

/** Returns the vendors that can still take a wedding on `date`; none for a past day. */
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
): Promise<{
  stateOf: (date: string) => DayState;
  /** Returns the product's price; nothing without a product, or when every day costs the same. */
  priceOf: (date: string) => { price?: DayPrice };
}> {
  const db = await getDb();
  const [calendar, own, booked] = await Promise.all([
    repo.findCalendar(db, vendorId),
    productId ? repo.findProductCalendar(db, vendorId, productId) : null,
    repo.bookedBetween(db, vendorId, from, to),
  ]);
  if (!calendar) throw new AppError("not_found", "This vendor does not exist");
  if (productId && !own) throw new AppError("not_found", "This product does not exist");
  const off = new Set([...calendar.offDays, ...(own?.customOffDays ?? [])]);
  const stateOf = (date: string): DayState => {
    const closed = own?.openHours?.[weekdayOf(date)] === null;
    if (!calendar.enableSelling || date <= today || closed || off.has(date)) return "off";
    const taken = booked.get(date) ?? 0;
    const left = calendar.dailyCapacity - taken;
    if (left <= 0) return "full";
    return taken > 0 && left <= Math.max(1, Math.floor(calendar.dailyCapacity / FEW_OF)) ? "few" : "free";
  };
  const ruled = own && own.priceRules.length > 0 ? own : null;
  const prices = ruled && priceListOf(ruled);
  return { stateOf, priceOf: (date) => (prices && ruled ? { price: dayPrice(prices, date, ruled) } : {}) };
}
