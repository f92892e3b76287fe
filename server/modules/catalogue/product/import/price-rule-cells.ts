import { MEALS, type Meal } from "@/contracts/catalogue/price/meal";
import {
  MONTH_WORDS,
  type PriceRuleDays,
  type SpecialDay,
  type StoredPriceRule,
} from "@/contracts/catalogue/price/price-rule";
import { toDollars } from "@/lib/money";
import { WEEKDAYS, WEEKDAY_NAMES } from "@/lib/weekdays";
import { amountOf, dateOf, listOf } from "./cells";

/** A rule in the form that validation takes from a row. */
export type WrittenRule = PriceRuleDays & { name: string; price: string; percent: string; minQty: string };

const SPECIAL_WORDS: Readonly<Record<SpecialDay, string>> = {
  eve: "eve",
  public_holiday: "public holiday",
  auspicious: "auspicious",
};
const SPECIAL_READ: readonly [RegExp, SpecialDay][] = [
  [/^(eves?( of (a )?public holidays?)?|public holiday eves?)$/i, "eve"],
  [/^(public )?holidays?$/i, "public_holiday"],
  [/^auspicious( days?)?$/i, "auspicious"],
];
const WEEKDAY_SHORT = WEEKDAYS.map((day) => WEEKDAY_NAMES[day].slice(0, 3).toLowerCase());
const MONTH_SHORT = MONTH_WORDS.map((name) => name.slice(0, 3).toLowerCase());
const RULE_MAX = 400;
const PERCENT = /^([+\u2212-]?) ?(\d{1,3}(?:\.\d{1,2})?) ?%$/;
const LEAST = /,? ?\b(?:min(?:imum)?\.?|at least) (\d{1,6})$/i;

/**
 * Parses `Peak: Sat, Sep-Dec, dinner = +10%, min 20; eve = 1500` into rules, in order. Null if one has another form.
 */
export function priceRulesOf(cell = ""): WrittenRule[] | null {
  const rules = listOf(cell).map(ruleOf);
  return rules.every((rule) => rule !== null) ? rules : null;
}

function ruleOf(written: string): WrittenRule | null {
  const [left = "", right = "", ...more] = written.replace(/\s+/g, " ").split("=");
  if (written.length > RULE_MAX || more.length > 0 || !right.trim()) return null;
  const colon = left.lastIndexOf(":");
  const days = daysOf(left.slice(colon + 1));
  const minQty = LEAST.exec(right.trim())?.[1] ?? "";
  const change = right.trim().replace(LEAST, "").trim();
  const [, sign = "", number = ""] = PERCENT.exec(change) ?? [];
  if (!days || (!number && !change)) return null;
  const percent = number && `${sign === "" || sign === "+" ? "" : "-"}${number}`;
  return {
    ...days,
    name: left.slice(0, Math.max(0, colon)).trim(),
    minQty,
    percent,
    price: number ? "" : amountOf(change),
  };
}

function daysOf(written: string): PriceRuleDays | null {
  const days: PriceRuleDays = {
    weekdays: [],
    months: [],
    from: null,
    until: null,
    specialDays: [],
    meal: null,
  };
  const words = written
    .split(/,| and | & /)
    .map((word) => word.trim())
    .filter(Boolean);
  return words.every((word) => readWord(days, word)) ? days : null;
}

/** Adds the days that a word stands for. Returns false for an unknown word. */
function readWord(days: PriceRuleDays, word: string): boolean {
  const special = SPECIAL_READ.find(([pattern]) => pattern.test(word))?.[1];
  if (special) return days.specialDays.push(special) > 0;
  const meal = MEALS.find((each: Meal) => each === word.toLowerCase());
  if (meal) {
    days.meal = meal;
    return true;
  }
  const weekdays = rangeOf(word, WEEKDAY_SHORT);
  if (weekdays) return days.weekdays.push(...weekdays) > 0;
  const months = rangeOf(word, MONTH_SHORT);
  if (months) return days.months.push(...months.map((month) => month + 1)) > 0;
  return readDates(days, word);
}

/** `Fri-Sun` and `Nov to Jan` may wrap around the end of the week or year. */
function rangeOf(word: string, names: readonly string[]): number[] | null {
  const [first = "", last = first, ...more] = word.toLowerCase().split(/ ?[-\u2013] ?| to /);
  const [from, to] = [placeOf(first, names), placeOf(last, names)];
  if (more.length > 0 || from < 0 || to < 0) return null;
  const count = ((to - from + names.length) % names.length) + 1;
  return Array.from({ length: count }, (_, at) => (from + at) % names.length);
}

const placeOf = (word: string, names: readonly string[]) =>
  /^[a-z]{3,9}$/.test(word) ? names.indexOf(word.slice(0, 3)) : -1;

function readDates(days: PriceRuleDays, word: string): boolean {
  const [, from = "", until = ""] = /^(?:from )?(.+?) (?:to|until) (.+)$/i.exec(word) ?? [];
  const [, open = ""] = /^from (.+)$/i.exec(word) ?? [];
  const [, close = ""] = /^until (.+)$/i.exec(word) ?? [];
  const [first, last] = from ? [from, until] : open ? [open, ""] : close ? ["", close] : [word, word];
  if (!/\d/.test(first + last)) return false;
  if (first) days.from = dateOf(first);
  if (last) days.until = dateOf(last);
  return true;
}

/**
 * Returns the cell text that `priceRulesOf` parses into these rules. Names must not contain the grammar's punctuation.
 */
export function priceRulesCell(rules: readonly StoredPriceRule[]): string {
  return rules
    .map(({ name, priceCents, percentBps, minQty, ...rule }) => {
      const change = percentBps === null ? String(toDollars(priceCents ?? 0)) : percentWord(percentBps);
      const least = minQty === null ? "" : `, min ${minQty}`;
      const called = name ? `${name.replace(/[;|\n=]/g, " ").trim()}: ` : "";
      return `${called}${daysCell(rule)} = ${change}${least}`;
    })
    .join("; ");
}

const percentWord = (bps: number) => `${bps < 0 ? "-" : "+"}${Math.abs(bps) / 100}%`;

function daysCell({ weekdays, months, from, until, specialDays, meal }: PriceRuleDays): string {
  const dates = from && until ? `${from} to ${until}` : from ? `from ${from}` : until ? `until ${until}` : "";
  const words = [
    ...weekdays.map((day) => capital(WEEKDAY_SHORT[day] ?? "")),
    ...specialDays.map((special) => SPECIAL_WORDS[special]),
    meal ?? "",
    ...months.map((month) => capital(MONTH_SHORT[month - 1] ?? "")),
    dates,
  ];
  return words.filter(Boolean).join(", ");
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
