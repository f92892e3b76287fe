import type { IsoDate } from "@/lib/dates";
import { type Cents, type GstType, priceParts, toDollars } from "@/lib/money";
import { isAuspicious } from "@/lib/singapore-days/almanac";
import { isEveOfPublicHoliday, isPublicHoliday } from "@/lib/singapore-days/holidays";
import { type Meal, usualMeal } from "./meal";
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

/** All that decides on a product's price of a day, as it is now or was when it was bought. */
export type PriceList = { priceCents: Cents; rules: readonly StoredPriceRule[]; meal: Meal | null };

export type PriceOfDay = { priceCents: Cents; rule: StoredPriceRule | null };

type Priced = {
  priceCents: Cents;
  priceRules: readonly StoredPriceRule[];
  attributes: readonly { name: string; values: readonly string[] }[];
};

/** Returns a product's prices, for the meal it is usually sold for. */
export function priceListOf({ priceCents, priceRules, attributes }: Priced): PriceList {
  return { priceCents, rules: priceRules, meal: usualMeal(attributes) };
}

/** Returns what rules ask of a day. */
export function ruleDay(date: IsoDate): RuleDay {
  const kinds: [SpecialDay, boolean][] = [
    ["public_holiday", isPublicHoliday(date)],
    ["eve", isEveOfPublicHoliday(date)],
    ["auspicious", isAuspicious(date)],
  ];
  return { date, specialDays: kinds.flatMap(([kind, holds]) => (holds ? [kind] : [])) };
}

/** Returns the listed price on a day and the rule that makes it; the usual price without a day. */
export function priceOn({ priceCents, rules, meal }: PriceList, date: IsoDate | null): PriceOfDay {
  const rule = date === null || rules.length === 0 ? null : ruleOn(rules, ruleDay(date), meal);
  return { priceCents: listedUnder(rule, priceCents), rule };
}

type Sold = { gstType: GstType; plusPlus: boolean; priceMetric: string };

/** Returns what one costs on a day, all-in. */
export function allInOn(
  list: PriceList,
  date: IsoDate | null,
  { gstType, plusPlus }: Omit<Sold, "priceMetric">,
): Cents {
  return priceParts(priceOn(list, date).priceCents, gstType, plusPlus).total;
}

/** Returns what one costs on a day as a calendar shows it. */
export function dayPrice(list: PriceList, date: IsoDate, sold: Omit<Sold, "priceMetric">): DayPrice {
  const { rule } = priceOn(list, date);
  return {
    priceWithGST: toDollars(allInOn(list, date, sold)),
    reason: priceReason(rule, ruleDay(date)),
    minQty: rule?.minQty ?? null,
  };
}

/**
 * Returns why one costs what it costs on a day: "Sat 12 Jun 2027 dinner: $1,784.11 a table of 10, +12% for the eve of a
 * public holiday". Null for a product whose price is the same every day, and without a day.
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
