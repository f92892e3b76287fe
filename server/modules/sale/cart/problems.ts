import { priceListOf, priceNote } from "@/contracts/catalogue/price/day-price";
import { dayInWords } from "@/contracts/catalogue/price/price-rule";
import type { CartProblem, CartProblemKind } from "@/contracts/sale/cart";
import { MAX_DAYS_AHEAD } from "@/contracts/catalogue/availability";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import { addDays, formatDate, weekdayOf } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import type { LinePrice } from "@/server/modules/sale/pricing/public";
import { fitAddOns } from "./add-ons";
import type { LineRow } from "./repo/cart";

export type Circumstances = {
  /** Today's date in Singapore. */
  today: string;
  /** The date of the line: its own, or else the wedding day. */
  eventDate: string | null;
  /** True when the vendor has no slot left on that date. */
  full: boolean;
  /** The minimum quantity of that date's price rule. */
  ruleMinQty: number | null;
  /** True when ordering; in the cart the date may still be missing. */
  dateRequired: boolean;
};

type Found = { kind: CartProblemKind; message: string; blocking: boolean };

/** Returns all problems of a line. If it cannot be sold at all, nothing else is checked. */
export function problemsOf(row: LineRow, price: LinePrice, at: Circumstances): CartProblem[] {
  const unsold = notForSale(row);
  const found = unsold
    ? [unsold]
    : [
        ...leastOfDay(row, at),
        ...minMaxProblems(row, price, at),
        ...addOnProblems(row),
        ...dateProblems(row, at),
        ...priceProblems(row, price, at),
      ];
  return found.map((problem) => ({ ...problem, lineId: row.id }));
}

/**
 * Returns the problems of a part of an offer; `ended` says why it can't be bought. The vendor has agreed to the rest.
 */
export function offerProblems(
  row: LineRow,
  ended: string | null,
  { eventDate, today, full }: Omit<Circumstances, "ruleMinQty">,
): CartProblem[] {
  const { product, vendor } = row;
  const found: Found[] = [];
  if (vendor.status !== "approved" || !vendor.enableSelling) found.push(notSelling(row));
  else if (ended) found.push(blocking("offer_ended", ended));
  else if (eventDate !== null) {
    const unfit = unfitTime(product.title, eventDate, today);
    if (unfit) found.push(unfit);
    else if (full) found.push(fullyBooked(row, eventDate));
  }
  return found.map((problem) => ({ ...problem, lineId: row.id }));
}

const blocking = (kind: CartProblemKind, message: string): Found => ({ kind, message, blocking: true });

const notSelling = ({ vendor }: LineRow) =>
  blocking("vendor_not_selling", `${vendor.vendorName} takes no new orders at the moment`);

const fullyBooked = ({ vendor }: LineRow, date: string) =>
  blocking("date_full", `${vendor.vendorName} is fully booked on ${formatDate(date)}`);

function notForSale(row: LineRow): Found | null {
  const { product, vendor } = row;
  if (vendor.status !== "approved" || !vendor.enableSelling) return notSelling(row);
  const sold =
    product.status === PRODUCT_STATUS.published && product.enableSelling && product.isVisibleOnProductPage;
  return sold ? null : blocking("unavailable", `${product.title} is not for sale at the moment`);
}

function leastOfDay({ product, quantity }: LineRow, { ruleMinQty, eventDate }: Circumstances): Found[] {
  if (ruleMinQty === null || eventDate === null || quantity >= ruleMinQty) return [];
  const message = `${product.title}: please order at least ${ruleMinQty} for ${dayInWords(eventDate)}`;
  return [blocking("quantity_below_minimum", message)];
}

function minMaxProblems(
  { product, quantity }: LineRow,
  { total }: LinePrice,
  { ruleMinQty }: Circumstances,
): Found[] {
  if (!product.enableMinMaxRule) return [];
  const { title, minQty, maxQty, minPricingCents, maxPricingCents } = product;
  const found: Found[] = [];
  if (ruleMinQty === null && minQty !== null && quantity < minQty) {
    found.push(blocking("quantity_below_minimum", `${title}: please order at least ${minQty}`));
  }
  if (maxQty !== null && quantity > maxQty) {
    found.push(blocking("quantity_above_maximum", `${title}: please order at most ${maxQty}`));
  }
  if (minPricingCents !== null && total.total < minPricingCents) {
    const least = formatMoney(minPricingCents);
    found.push(blocking("amount_below_minimum", `${title}: please order for at least ${least}`));
  }
  if (maxPricingCents !== null && total.total > maxPricingCents) {
    const most = formatMoney(maxPricingCents);
    found.push(blocking("amount_above_maximum", `${title}: please order for at most ${most}`));
  }
  return found;
}

function addOnProblems({ product, addOns }: LineRow): Found[] {
  if (fitAddOns(product.addOns, addOns).gone === 0) return [];
  const message = `${product.title}: an extra that you chose is no longer offered as you chose it`;
  return [blocking("add_on_gone", message)];
}

function dateProblems(row: LineRow, at: Circumstances): Found[] {
  const { product, vendor } = row;
  const date = at.eventDate;
  if (date === null) {
    const message = `${product.title}: please choose the date`;
    return [{ kind: "date_missing", message, blocking: at.dateRequired }];
  }
  const unfit = unfitDate(product, vendor.offDays, date, at.today);
  if (unfit) return [unfit];
  if (at.full) return [fullyBooked(row, date)];
  return [];
}

type Dated = Pick<LineRow["product"], "title" | "customOffDays" | "openHours">;

/** Returns the reason why the product is never available on that date, or null. Ignores bookings. */
export function unfitDate(
  product: Dated,
  vendorOffDays: readonly string[],
  date: string,
  today: string,
): Found | null {
  const { title } = product;
  const off = isOff(product, vendorOffDays, date)
    ? blocking("date_off", `${title} is not available on ${formatDate(date)}`)
    : null;
  return unfitTime(title, date, today) ?? off;
}

function unfitTime(title: string, date: string, today: string): Found | null {
  if (date <= today) return blocking("date_past", `${title}: the date must be tomorrow or later`);
  if (date > addDays(today, MAX_DAYS_AHEAD)) {
    return blocking("date_too_far", `${title}: the date can be at most three years ahead`);
  }
  return null;
}

function isOff(product: Dated, vendorOffDays: readonly string[], date: string): boolean {
  if (vendorOffDays.includes(date) || product.customOffDays.includes(date)) return true;
  return product.openHours !== null && product.openHours[weekdayOf(date)] === null;
}

function priceProblems(
  { product, meal, seenCents }: LineRow,
  { unit }: LinePrice,
  { eventDate }: Circumstances,
): Found[] {
  if (seenCents === unit.total) return [];
  const change = `The price of ${product.title} is now ${formatMoney(unit.total)}, it was ${formatMoney(seenCents)}`;
  const why = priceNote(priceListOf(product, meal), eventDate, product);
  const message = why ? `${change}. ${why}` : change;
  return [{ kind: "price_changed", message, blocking: false }];
}
