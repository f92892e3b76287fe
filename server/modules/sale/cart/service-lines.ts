import { priceListOf, priceOn } from "@/contracts/catalogue/price/day-price";
import { type Meal, mealFor, onlyMeal } from "@/contracts/catalogue/price/meal";
import type { StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import type { CartProblem } from "@/contracts/sale/cart";
import { MAX_CHECKOUT_CENTS } from "@/contracts/sale/order/order";
import { todayInSingapore } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { AppError } from "@/server/core/errors";
import { fullDates, slotKey } from "@/server/modules/sale/booking/public";
import { endOfOffer, lockOffers, priceItem } from "@/server/modules/sale/offer/public";
import { addUp, type LinePrice, priceLine } from "@/server/modules/sale/pricing/public";
import { type FitAddOn, fitAddOns } from "./add-ons";
import { type Circumstances, offerProblems, problemsOf } from "./problems";
import { holdProducts } from "@/server/modules/catalogue/product/public";
import { holdVendors } from "@/server/modules/catalogue/vendor/public";
import { lockCustomer } from "@/server/modules/identity/account/public";
import * as repo from "./repo/cart";

/** A priced and checked line. `eventDate` is its own date or else the wedding day. */
export type CheckedLine = {
  row: repo.LineRow;
  /** The chosen extras that are still offered, in the order of `price.addOns`. */
  addOns: FitAddOn[];
  price: LinePrice;
  /** The price rule for its date; null for the usual price. */
  rule: StoredPriceRule | null;
  eventDate: string | null;
  /** The meal that it is for; null for a product that names none. */
  meal: Meal | null;
  problems: CartProblem[];
};

/**
 * Returns the cart, in a constant number of queries. Before an order is placed, full dates are reported as problems.
 */
export async function checkedCart(
  db: Db,
  customerId: string,
  now: Date,
): Promise<{ lines: CheckedLine[]; shopper: repo.Shopper }> {
  const shopper = await repo.findShopper(db, customerId);
  if (!shopper) throw noSuchCustomer();
  const rows = await repo.linesOf(db, customerId);
  const lines = await checkLines(db, customerId, rows, shopper.weddingDate, now);
  return { lines, shopper };
}

/**
 * Checks lines before an order, stored or not, and reports full dates as problems. `customerId` is null for a guest.
 */
export async function checkLines(
  db: Db,
  customerId: string | null,
  rows: readonly repo.LineRow[],
  weddingDate: string | null,
  now: Date,
): Promise<CheckedLine[]> {
  const dated = rows.map((row) => ({ row, eventDate: row.eventDate ?? weddingDate }));
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
  return dated.map(({ row, eventDate }) => {
    const isFull = eventDate !== null && full.has(slotKey(row.vendor.id, eventDate));
    return check(row, { now, today, eventDate, full: isFull, dateRequired: false });
  });
}

/**
 * Returns the cart at the moment of ordering, with prices, offers and rules locked until the transaction ends. Full
 * dates are left to the booking, the only reliable check.
 */
export async function lockedCart(
  tx: Transaction,
  customerId: string,
  weddingDate: string | null,
  now: Date,
): Promise<CheckedLine[]> {
  const ids = await repo.idsOf(tx, customerId);
  const products = await holdProducts(
    tx,
    ids.map(({ productId }) => productId),
  );
  await holdVendors(tx, products);
  await lockOffers(
    tx,
    ids.flatMap(({ offerId }) => offerId ?? []),
  );
  const rows = await repo.linesOf(tx, customerId);
  const today = todayInSingapore(now);
  return rows.map((row) =>
    check(row, { now, today, eventDate: row.eventDate ?? weddingDate, full: false, dateRequired: true }),
  );
}

/** Serialises a customer's changes to cart and orders. Throws when the account is gone. */
export async function lockShopper(tx: Transaction, customerId: string): Promise<repo.Shopper> {
  await lockCustomer(tx, customerId);
  const shopper = await repo.findShopper(tx, customerId);
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
 * Throws `bad_request` when there is nothing to order, too much, or lines with problems; each message is then listed
 * under its line.
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

type At = Omit<Circumstances, "ruleMinQty"> & { now: Date };

function check(row: repo.LineRow, at: At): CheckedLine {
  const offered = row.offer?.items[row.offerPosition ?? -1];
  if (row.offer && offered) {
    return {
      row,
      addOns: offered.extras.map(({ id, name, per, quantity, unitCents }) => ({
        offered: { id, name, per, priceCents: unitCents, max: quantity },
        quantity,
      })),
      price: priceItem(offered),
      rule: null,
      eventDate: at.eventDate,
      // An offer's product for lunch and dinner is for the meal that both sides agreed on.
      meal: onlyMeal(row.product.attributes),
      problems: offerProblems(row, endOfOffer(row.offer, at.now), at),
    };
  }
  const { fit } = fitAddOns(row.product.addOns, row.addOns);
  const { priceCents, rule } = priceOn(priceListOf(row.product, row.meal), at.eventDate);
  const price = priceLine(
    { ...row.product, priceCents },
    row.quantity,
    fit.map(({ offered, quantity }) => ({ ...offered, quantity })),
  );
  return {
    row,
    addOns: fit,
    price,
    rule,
    eventDate: at.eventDate,
    meal: mealFor(row.product.attributes, row.meal),
    problems: problemsOf(row, price, { ...at, ruleMinQty: rule?.minQty ?? null }),
  };
}

function noSuchCustomer(): AppError {
  return new AppError("unauthenticated", "Session has expired. Please Log in again.");
}
