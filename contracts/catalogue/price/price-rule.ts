import type { Meal } from "./meal";
import { formatDate, type IsoDate, weekdayOf } from "@/lib/dates";
import { applyRate, type Cents, formatMoney } from "@/lib/money";

export const PRICE_RULE_LIMITS = {
  perProduct: 20,
  name: 60,
  /** In percent of the product's price. */
  least: -90,
  most: 500,
  /** In dollars, like the product's own. */
  price: 1_000_000,
} as const;

export const SPECIAL_DAYS = ["public_holiday", "eve", "auspicious"] as const;
export type SpecialDay = (typeof SPECIAL_DAYS)[number];

/** The days of a rule: all given conditions must hold, and one value of each list. Empty or null means no condition. */
export type PriceRuleDays = {
  /** 0 Sunday to 6 Saturday. */
  weekdays: number[];
  /** 1 for January to 12 for December, every year. */
  months: number[];
  from: IsoDate | null;
  until: IsoDate | null;
  specialDays: SpecialDay[];
  meal: Meal | null;
};

/** A stored rule: either a listed price of its own or a change to the product's, never both. */
export type StoredPriceRule = PriceRuleDays & {
  /** Shown to couples instead of the days, such as "Peak season". */
  name: string;
  priceCents: Cents | null;
  /** Basis points, up or down. */
  percentBps: number | null;
  /** Replaces the product's minimum quantity. */
  minQty: number | null;
};

/** A rule as the API returns it. Amounts in dollars; `priceWithGST` is what a couple pays for one, all-in. */
export type PriceRule = PriceRuleDays & {
  name: string;
  price: number | null;
  percent: number | null;
  minQty: number | null;
  priceWithGST: number;
};

/** The facts of a day that rules refer to. */
export type RuleDay = { date: IsoDate; specialDays: readonly SpecialDay[] };

/** The all-in price of one on a day, in dollars. `reason` explains it: "+12% for Saturdays", or "the usual price". */
export type DayPrice = { priceWithGST: number; reason: string; minQty: number | null };

/**
 * Returns the rule for a day: the first match in the vendor's order, or null for the usual price. Without a day, only
 * rules that hold on every day match.
 */
export function ruleOn<Rule extends PriceRuleDays>(
  rules: readonly Rule[],
  day: RuleDay | null,
  meal: Meal | null,
): Rule | null {
  return rules.find((rule) => (day ? holdsOn(rule, day, meal) : holdsDaily(rule, meal))) ?? null;
}

function holdsDaily(
  { weekdays, months, from, until, specialDays, meal: ofMeal }: PriceRuleDays,
  meal: Meal | null,
): boolean {
  const always = weekdays.length === 0 && months.length === 0 && !from && !until && specialDays.length === 0;
  return always && (ofMeal === null || ofMeal === meal);
}

function holdsOn(rule: PriceRuleDays, { date, specialDays }: RuleDay, meal: Meal | null): boolean {
  return (
    (rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(date))) &&
    (rule.months.length === 0 || rule.months.includes(Number(date.slice(5, 7)))) &&
    (rule.from === null || rule.from <= date) &&
    (rule.until === null || date <= rule.until) &&
    (rule.specialDays.length === 0 || rule.specialDays.some((special) => specialDays.includes(special))) &&
    (rule.meal === null || rule.meal === meal)
  );
}

/** Returns the listed price under a rule; without a rule, the product's own. */
export function listedUnder(
  rule: Pick<StoredPriceRule, "priceCents" | "percentBps"> | null,
  productCents: Cents,
): Cents {
  return rule?.priceCents ?? applyRate(productCents, 10_000 + (rule?.percentBps ?? 0));
}

const SPECIAL_DAY_NAMES: Readonly<Record<SpecialDay, { all: string; one: string }>> = {
  public_holiday: { all: "public holidays", one: "a public holiday" },
  eve: { all: "eves of public holidays", one: "the eve of a public holiday" },
  auspicious: { all: "auspicious days", one: "an auspicious day" },
};

/** Returns the special day as it is named in a list: "public holidays". */
export const specialDayName = (special: SpecialDay): string => SPECIAL_DAY_NAMES[special].all;

const WEEKDAY_WORDS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
export const MONTH_WORDS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Describes a rule's days: "Saturdays and Sundays, dinner, December". */
export function daysInWords(days: PriceRuleDays): string {
  const said = withinSentence(days);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function withinSentence({ weekdays, months, from, until, specialDays, meal }: PriceRuleDays): string {
  // Weeks begin on Monday here.
  const week = weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const words = [
    listed(runs(week.map((day) => (day + 6) % 7)).map((run) => runName(run, weekdayPlural))),
    listed(specialDays.map(specialDayName)),
    meal ?? "",
    listed(runs(months.toSorted((a, b) => a - b)).map((run) => runName(run, monthName))),
    datesInWords(from, until),
  ];
  return words.filter(Boolean).join(", ");
}

const weekdayPlural = (fromMonday: number) => `${WEEKDAY_WORDS[(fromMonday + 1) % 7] ?? ""}s`;
const monthName = (month: number) => MONTH_WORDS[month - 1] ?? "";

function datesInWords(from: IsoDate | null, until: IsoDate | null): string {
  if (from && until) return from === until ? formatDate(from) : `${formatDate(from)} to ${formatDate(until)}`;
  if (from) return `from ${formatDate(from)}`;
  return until ? `until ${formatDate(until)}` : "";
}

/** Groups neighbouring numbers, so that five weekdays read "Mondays to Fridays". */
function runs(numbers: readonly number[]): number[][] {
  const all: number[][] = [];
  for (const number of numbers) {
    const last = all.at(-1);
    if (last && last.at(-1) === number - 1) last.push(number);
    else all.push([number]);
  }
  return all.flatMap((run) => (run.length === 2 ? run.map((each) => [each]) : [run]));
}

function runName(run: readonly number[], name: (number: number) => string): string {
  const [first = 0, last = first] = [run[0], run.at(-1)];
  return first === last ? name(first) : `${name(first)} to ${name(last)}`;
}

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Returns the name that couples see: the vendor's, or else the days. */
export const ruleName = (rule: PriceRuleDays & { name: string }): string => rule.name || daysInWords(rule);

/** Returns the reason for a price: "+12% for the eve of a public holiday", or "the usual price". */
export function priceReason(
  rule: (PriceRuleDays & Pick<StoredPriceRule, "name" | "percentBps">) | null,
  { specialDays }: RuleDay,
): string {
  if (!rule) return "the usual price";
  const special = rule.specialDays.find((each) => specialDays.includes(each));
  const why = rule.name || (special ? SPECIAL_DAY_NAMES[special].one : withinSentence(rule));
  return rule.percentBps === null
    ? `its price for ${why}`
    : `${percentInWords(rule.percentBps / 100)} for ${why}`;
}

/** `+12%`, `−7.5%`. */
export const percentInWords = (percent: number): string => `${percent < 0 ? "−" : "+"}${Math.abs(percent)}%`;

const DAY_FORMAT = new Intl.DateTimeFormat("en-SG", { weekday: "short", timeZone: "UTC" });

/** `Sat 12 Jun 2027` */
export const dayInWords = (date: IsoDate): string =>
  `${DAY_FORMAT.format(new Date(`${date}T00:00:00Z`))} ${formatDate(date)}`;

/** Returns the sentence that explains a price: "Sat 12 Jun 2027 dinner: $1,784.11 a table of 10, +12% for …". */
export function priceInWords(
  date: IsoDate,
  meal: Meal | null,
  { allInCents, priceMetric, reason }: { allInCents: Cents; priceMetric: string; reason: string },
): string {
  const when = meal ? `${dayInWords(date)} ${meal}` : dayInWords(date);
  return `${when}: ${formatMoney(allInCents)} a ${priceMetric}, ${reason}`;
}
