import { allInOn, priceNote, priceOn } from "@/contracts/catalogue/price/day-price";
import type { IsoDate } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import type { OrderTerms } from "./order-terms";

/** Returns the terms for a day: price, minimum and reason. The server prices the cart again. */
export function termsOn(terms: OrderTerms, date: IsoDate): OrderTerms {
  const { prices, gstType, plusPlus, unit } = terms;
  if (!prices) return terms;
  const sold = { gstType, plusPlus, priceMetric: unit };
  return {
    ...terms,
    price: toDollars(allInOn(prices, date, sold)),
    least: priceOn(prices, date).rule?.minQty ?? terms.least,
    note: priceNote(prices, date, sold),
  };
}
