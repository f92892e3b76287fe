import type { CartProblem } from "@/contracts/cart";
import { MAX_CHECKOUT_CENTS } from "@/contracts/order";
import { todayInSingapore } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { AppError } from "@/server/http/errors";
import { fullDates, slotKey } from "@/server/modules/order/service-availability";
import { addUp, type LinePrice, priceLine } from "./pricing";
import { problemsOf } from "./problems";
import * as repo from "./repo";

export { addUp };

/** A line priced and examined. `eventDate` is its own date or else the wedding day. */
export type CheckedLine = {
  row: repo.LineRow;
  price: LinePrice;
  eventDate: string | null;
  problems: CartProblem[];
};

/**
 * The cart as it stands, in a constant number of queries. Before the order is placed, the dates that are full are
 * among the problems.
 */
export async function checkedCart(
  db: Db,
  customerId: string,
  now: Date,
): Promise<{ lines: CheckedLine[]; shopper: repo.Shopper }> {
  const shopper = await repo.findShopper(db, customerId);
  if (!shopper) throw noSuchCustomer();
  const rows = await repo.linesOf(db, customerId, "none");
  const dated = rows.map((row) => ({ row, eventDate: row.eventDate ?? shopper.weddingDate }));
  const full = await fullDates(
    db,
    customerId,
    dated.map(({ row, eventDate }) => ({
      vendorId: row.vendor.id,
      date: eventDate,
      capacity: row.vendor.dailyCapacity,
    })),
  );
  const today = todayInSingapore(now);
  const lines = dated.map(({ row, eventDate }) => {
    const isFull = eventDate !== null && full.has(slotKey(row.vendor.id, eventDate));
    return check(row, { today, eventDate, full: isFull, dateRequired: false });
  });
  return { lines, shopper };
}

/**
 * The cart at the moment of ordering: prices and rules are held still until the transaction ends. Full dates are left
 * to the booking itself, which alone can tell.
 */
export async function lockedCart(
  tx: Transaction,
  customerId: string,
  weddingDate: string | null,
  now: Date,
): Promise<CheckedLine[]> {
  const rows = await repo.linesOf(tx, customerId, "share");
  const today = todayInSingapore(now);
  return rows.map((row) =>
    check(row, { today, eventDate: row.eventDate ?? weddingDate, full: false, dateRequired: true }),
  );
}

/** One person's changes to cart and orders come one after the other. Throws when the account is gone. */
export async function lockShopper(tx: Transaction, customerId: string): Promise<repo.Shopper> {
  const shopper = await repo.lockShopper(tx, customerId);
  if (!shopper) throw noSuchCustomer();
  return shopper;
}

export async function removeOrderedLines(
  tx: Transaction,
  customerId: string,
  lineIds: string[],
): Promise<void> {
  await repo.deleteLines(tx, customerId, lineIds);
}

/**
 * Throws `bad_request` when there is nothing to order, too much, or lines that may not be ordered: then every message
 * is named, each under its line.
 */
export function refuseUnfit(lines: readonly CheckedLine[]): void {
  if (lines.length === 0) throw new AppError("bad_request", "Your cart is empty");
  const blocking = lines.flatMap((line) => line.problems).filter((problem) => problem.blocking);
  const [first] = blocking;
  if (first) {
    const errors = blocking.map(({ lineId, message }) => ({ field: `lines.${lineId}`, message }));
    throw new AppError("bad_request", first.message, errors);
  }
  if (addUp(lines.map((line) => line.price.total)).total > MAX_CHECKOUT_CENTS) {
    throw new AppError("bad_request", `One order can be at most ${formatMoney(MAX_CHECKOUT_CENTS)}`);
  }
}

/** The date that an order's milestones count from: the first of its lines. */
export function firstDate(lines: readonly CheckedLine[]): string | null {
  return lines.flatMap((line) => line.eventDate ?? []).toSorted()[0] ?? null;
}

function check(row: repo.LineRow, at: Parameters<typeof problemsOf>[2]): CheckedLine {
  const price = priceLine(row);
  return { row, price, eventDate: at.eventDate, problems: problemsOf(row, price, at) };
}

function noSuchCustomer(): AppError {
  return new AppError("unauthenticated", "Session has expired. Please Log in again.");
}
