import type { IsoDate } from "@/lib/dates";
import { type Cents, type GstType, priceParts, toDollars } from "@/lib/money";
import { isAuspicious } from "@/lib/singapore-days/almanac";
import { isEveOfPublicHoliday, isPublicHoliday } from "@/lib/singapore-days/holidays";
import { type Meal, mealFor } from "./meal";
import {
  type DayPrice,
  listedUnder,
  priceInWords,
  priceReason,
  type RuleDay,
  ruleOn,
  type SpecialDay,
  type StoredPriceRule,
} from "./price-rule";

/** Everything that determines a product's price on a day, as it is now or was at the time of purchase. */
export type PriceList = { priceCents: Cents; rules: readonly StoredPriceRule[]; meal: Meal | null };

export type PriceOfDay = { priceCents: Cents; rule: StoredPriceRule | null };

type Priced = {
  priceCents: Cents;
  priceRules: readonly StoredPriceRule[];
  attributes: readonly { name: string; values: readonly string[] }[];
};

/** Returns a product's prices for a meal; without one, for the meal that it is usually sold for. */
export function priceListOf(
  { priceCents, priceRules, attributes }: Priced,
  meal: Meal | null = null,
): PriceList {
  return { priceCents, rules: priceRules, meal: mealFor(attributes, meal) };
}

/** Returns the facts of a day that price rules refer to. */
export function ruleDay(date: IsoDate): RuleDay {
  const kinds: [SpecialDay, boolean][] = [
    ["public_holiday", isPublicHoliday(date)],
    ["eve", isEveOfPublicHoliday(date)],
    ["auspicious", isAuspicious(date)],
  ];
  return { date, specialDays: kinds.flatMap(([kind, holds]) => (holds ? [kind] : [])) };
}

/** Returns the listed price on a day with the rule behind it; without a day, the usual price of the meal. */
export function priceOn({ priceCents, rules, meal }: PriceList, date: IsoDate | null): PriceOfDay {
  const rule = rules.length === 0 ? null : ruleOn(rules, date === null ? null : ruleDay(date), meal);
  return { priceCents: listedUnder(rule, priceCents), rule };
}

type Sold = { gstType: GstType; plusPlus: boolean; priceMetric: string };

/** Returns the all-in price of one unit on a day. */
export function allInOn(
  list: PriceList,
  date: IsoDate | null,
  { gstType, plusPlus }: Omit<Sold, "priceMetric">,
): Cents {
  return priceParts(priceOn(list, date).priceCents, gstType, plusPlus).total;
}

/** Returns the price of one unit on a day, as calendars show it. */
export function dayPrice(list: PriceList, date: IsoDate, sold: Omit<Sold, "priceMetric">): DayPrice {
  const { rule } = priceOn(list, date);
  return {
    priceWithGST: toDollars(allInOn(list, date, sold)),
    reason: priceReason(rule, ruleDay(date)),
    minQty: rule?.minQty ?? null,
  };
}

/**
 * Returns the reason for a day's price: "Sat 12 Jun 2027 dinner: $1,784.11 a table of 10, +12% for the eve of a public
 * holiday". Null when the price is the same every day or no day is given.
 */
export function priceNote(list: PriceList, date: IsoDate | null, sold: Sold): string | null {
  if (date === null || list.rules.length === 0) return null;
  const reason = priceReason(priceOn(list, date).rule, ruleDay(date));
  return priceInWords(date, list.meal, {
    reason,
    allInCents: allInOn(list, date, sold),
    priceMetric: sold.priceMetric,
  });
}
