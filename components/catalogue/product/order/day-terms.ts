import { allInOn, priceNote, priceOn } from "@/contracts/catalogue/price/day-price";
import type { Meal } from "@/contracts/catalogue/price/meal";
import type { IsoDate } from "@/lib/dates";
import { toDollars } from "@/lib/money";
import type { OrderTerms } from "./order-terms";

/** Returns the terms for a day and meal: price, minimum and reason. The server prices the cart again. */
export function termsOn(terms: OrderTerms, date: IsoDate, meal: Meal | null): OrderTerms {
  const { gstType, plusPlus, unit } = terms;
  if (!terms.prices) return terms;
  const prices = meal ? { ...terms.prices, meal } : terms.prices;
  const sold = { gstType, plusPlus, priceMetric: unit };
  return {
    ...terms,
    price: toDollars(allInOn(prices, date, sold)),
    least: priceOn(prices, date).rule?.minQty ?? terms.least,
    note: priceNote(prices, date, sold),
  };
}
