import type { CartProblem, CartProblemKind } from "@/contracts/cart";
import { PRODUCT_STATUS } from "@/contracts/product";
import { formatDate } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import type { LinePrice } from "./pricing";
import type { LineRow } from "./repo";

export type Circumstances = {
  /** Today's date in Singapore. */
  today: string;
  /** The date the line is for: its own, or else the wedding day. */
  eventDate: string | null;
  /** Whether the vendor has no slot left on that date. */
  full: boolean;
  /** At order time a date must be there; in the cart it may still come. */
  dateRequired: boolean;
};

type Found = { kind: CartProblemKind; message: string; blocking: boolean };

/** Everything that is wrong with a line. One that cannot be sold at all is not examined further. */
export function problemsOf(row: LineRow, price: LinePrice, at: Circumstances): CartProblem[] {
  const unsold = notForSale(row);
  const found = unsold
    ? [unsold]
    : [...minMaxProblems(row, price), ...dateProblems(row, at), ...priceProblems(row, price)];
  return found.map((problem) => ({ ...problem, lineId: row.id }));
}

const blocking = (kind: CartProblemKind, message: string): Found => ({ kind, message, blocking: true });

function notForSale({ product, vendor }: LineRow): Found | null {
  if (vendor.status !== "approved" || !vendor.enableSelling) {
    return blocking("vendor_not_selling", `${vendor.vendorName} takes no new orders at the moment`);
  }
  const sold =
    product.status === PRODUCT_STATUS.published && product.enableSelling && product.isVisibleOnProductPage;
  return sold ? null : blocking("unavailable", `${product.title} is not for sale at the moment`);
}

function minMaxProblems({ product, quantity }: LineRow, { total }: LinePrice): Found[] {
  if (!product.enableMinMaxRule) return [];
  const { title, minQty, maxQty, minPricingCents, maxPricingCents } = product;
  const found: Found[] = [];
  if (minQty !== null && quantity < minQty) {
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

function dateProblems({ product, vendor }: LineRow, at: Circumstances): Found[] {
  const date = at.eventDate;
  if (date === null) {
    const message = `${product.title}: please choose the date`;
    return [{ kind: "date_missing", message, blocking: at.dateRequired }];
  }
  if (date <= at.today) {
    return [blocking("date_past", `${product.title}: the date must be tomorrow or later`)];
  }
  if (isOff(product, vendor.offDays, date)) {
    return [blocking("date_off", `${product.title} is not available on ${formatDate(date)}`)];
  }
  if (at.full) return [blocking("date_full", `${vendor.vendorName} is fully booked on ${formatDate(date)}`)];
  return [];
}

function isOff(product: LineRow["product"], vendorOffDays: readonly string[], date: string): boolean {
  if (vendorOffDays.includes(date) || product.customOffDays.includes(date)) return true;
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6;
  return product.openHours !== null && product.openHours[weekday] === null;
}

function priceProblems({ product, seenCents }: LineRow, { unit }: LinePrice): Found[] {
  if (seenCents === unit.total) return [];
  const message = `The price of ${product.title} is now ${formatMoney(unit.total)}, it was ${formatMoney(seenCents)}`;
  return [{ kind: "price_changed", message, blocking: false }];
}
