import { BUSY_READ_MINUTES, type BusyCalendar } from "@/contracts/messaging/calendar/busy-calendar";
import type { BusyCalendarBody } from "@/contracts/messaging/calendar/busy-calendar.schema";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { readEnv } from "@/lib/env";
import { openSealedText, sealText } from "@/lib/secret/sealed-text";
import { MINUTE_MS } from "@/lib/time";
import { AppError } from "@/server/core/errors";
import { log } from "@/server/core/log/log";
import { fetchOutside, OutsideError } from "@/server/core/outside-fetch";
import { sessionSecret } from "@/server/core/secrets";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { moveBusyDays } from "@/server/modules/catalogue/vendor/public";
import { type BusyReading, daysBlocked, FeedError } from "./parse";
import { readBusyAside } from "./read-aside";
import * as repo from "./repo";

const PURPOSE = "busy-calendar";
const MAX_BYTES = 3 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const AT_ONCE = 50;
/** The longest pause between two attempts at a failing address. */
const MAX_PAUSE_MINUTES = 12 * 60;

const NONE: BusyCalendar = {
  address: null,
  blocks: "all_day",
  lastReadAt: null,
  lastTriedAt: null,
  error: null,
  times: 0,
  days: 0,
  unread: 0,
  undated: 0,
};

/** GET /vendor/calendar/busy: the connected calendar, its address masked. */
export async function readBusyCalendar(vendorId: string, now = new Date()): Promise<BusyCalendar> {
  const db = await getDb();
  const row = await repo.findCalendar(db, vendorId);
  if (!row) return NONE;
  const today = todayInSingapore(now);
  return {
    address: masked(openSealedText(row.sealedAddress, sessionSecret(), PURPOSE)),
    blocks: row.blocks,
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
    lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
    error: row.error,
    times: await repo.countAhead(db, vendorId, now),
    days: row.days.filter((day) => day >= today).length,
    unread: row.unread,
    undated: row.undated,
  };
}

/**
 * Connects a calendar, or changes what it blocks, and reads it immediately. Throws `bad_request` without an address.
 */
export async function saveBusyCalendar(
  vendorId: string,
  { address, blocks }: BusyCalendarBody,
  now = new Date(),
): Promise<BusyCalendar> {
  await inTransaction(async (tx) => {
    const before = await repo.lockCalendar(tx, vendorId);
    if (!before && !address) throw noAddress();
    const fresh = { lastReadAt: null, lastTriedAt: null, error: null, failures: 0, unread: 0, undated: 0 };
    await repo.saveCalendar(tx, {
      vendorId,
      blocks,
      // Read below; if the server stops in between, the job reads it later.
      nextReadAt: later(now, BUSY_READ_MINUTES),
      sealedAddress: address
        ? sealText(plain(address), sessionSecret(), PURPOSE)
        : (before?.sealedAddress ?? ""),
      ...(address && fresh),
    });
  });
  return readNow(vendorId, now);
}

/** Reads the calendar again. A failure is stored with the calendar and shown. Throws `not_found` without one. */
export async function readNow(vendorId: string, now = new Date()): Promise<BusyCalendar> {
  const row = await repo.findCalendar(await getDb(), vendorId);
  if (!row) throw new AppError("not_found", "No calendar is connected");
  await readFeed(row, now);
  return readBusyCalendar(vendorId, now);
}

/** Disconnects the calendar: its busy times and the days that it blocked become free. */
export async function removeBusyCalendar(vendorId: string): Promise<BusyCalendar> {
  await inTransaction(async (tx) => {
    const row = await repo.lockCalendar(tx, vendorId);
    if (!row) return;
    await moveBusyDays(tx, vendorId, { from: row.days, to: [] });
    await repo.deleteCalendar(tx, vendorId);
  });
  return NONE;
}

/** Reads the calendars that are due. Returns their number. */
export async function readDueCalendars(now = new Date()): Promise<number> {
  const ids = await inTransaction((tx) => repo.takeDue(tx, now, later(now, BUSY_READ_MINUTES), AT_ONCE));
  for (const vendorId of ids) {
    const row = await repo.findCalendar(await getDb(), vendorId);
    if (row) await readFeed(row, now);
  }
  return ids.length;
}

async function readFeed({ vendorId, sealedAddress }: repo.CalendarRow, now: Date): Promise<void> {
  try {
    const reading = await fetchBusy(sealedAddress, now);
    await inTransaction((tx) => keep(tx, vendorId, { sealedAddress, reading }, now));
  } catch (error) {
    const isTheirs = error instanceof OutsideError || error instanceof FeedError;
    if (!isTheirs) log.error({ err: error, vendorId }, "a calendar could not be read");
    const problem = isTheirs ? error.message : "The calendar could not be read";
    await inTransaction((tx) => keepFailure(tx, vendorId, { sealedAddress, problem }, now));
  }
}

async function fetchBusy(sealedAddress: string, now: Date): Promise<BusyReading> {
  const address = openSealedText(sealedAddress, sessionSecret(), PURPOSE);
  if (!address) throw new FeedError("The address can no longer be read: please enter it again");
  const { feedHosts: allowedHosts } = readEnv();
  const bytes = await fetchOutside(address, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS, allowedHosts });
  const today = todayInSingapore(now);
  const end = addDays(today, MAX_DAYS_AHEAD);
  const [from, to] = [instantInSingapore(today, "00:00"), instantInSingapore(end, "00:00")];
  return readBusyAside({ bytes, from, to });
}

type Read = { sealedAddress: string; reading: BusyReading };

async function keep(
  tx: Transaction,
  vendorId: string,
  { sealedAddress, reading }: Read,
  now: Date,
): Promise<void> {
  const row = await lockUnchanged(tx, vendorId, sealedAddress);
  if (!row) return;
  const { busy, unread, undated } = reading;
  const days = daysBlocked(busy, row.blocks, todayInSingapore(now));
  const added = await moveBusyDays(tx, vendorId, { from: row.days, to: days });
  await repo.replaceTimes(tx, vendorId, busy);
  await repo.updateCalendar(tx, vendorId, {
    days: added,
    unread,
    undated,
    lastReadAt: now,
    lastTriedAt: now,
    error: null,
    failures: 0,
    nextReadAt: later(now, BUSY_READ_MINUTES),
  });
}

type Failure = { sealedAddress: string; problem: string };

async function keepFailure(
  tx: Transaction,
  vendorId: string,
  { sealedAddress, problem }: Failure,
  now: Date,
): Promise<void> {
  const row = await lockUnchanged(tx, vendorId, sealedAddress);
  if (!row) return;
  const pause = Math.min(BUSY_READ_MINUTES * 2 ** row.failures, MAX_PAUSE_MINUTES);
  await repo.updateCalendar(tx, vendorId, {
    lastTriedAt: now,
    failures: Math.min(row.failures + 1, 10),
    nextReadAt: later(now, pause),
    error: problem,
  });
}

/** Returns null when another address was entered while the feed was being read, or the calendar was disconnected. */
async function lockUnchanged(
  tx: Transaction,
  vendorId: string,
  sealedAddress: string,
): Promise<repo.CalendarRow | null> {
  const row = await repo.lockCalendar(tx, vendorId);
  return row?.sealedAddress === sealedAddress ? row : null;
}

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

/** Apple writes `webcal://`, which means https. */
const plain = (address: string) => address.replace(/^webcal:\/\//i, "https://");

/** Returns the host, and only as much of the path as distinguishes two calendars. */
function masked(address: string | null): string {
  if (!address || !URL.canParse(address)) return "••••";
  const { host, pathname, search } = new URL(address);
  return `${host}/••••${(pathname + search).slice(-4)}`;
}

function noAddress(): AppError {
  const message = "Enter the calendar's secret address";
  return new AppError("bad_request", message, [{ field: "address", message }]);
}
