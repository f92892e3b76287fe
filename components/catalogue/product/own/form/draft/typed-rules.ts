import type { Meal } from "@/contracts/catalogue/price/meal";
import type { PriceRule, SpecialDay, StoredPriceRule } from "@/contracts/catalogue/price/price-rule";
import { toCents } from "@/lib/money";

/** How a rule changes the price: by a percentage up or down, or to a price of its own. */
export type RuleChange = "up" | "down" | "price";

/** A price by day as typed. */
export type TypedPriceRule = {
  name: string;
  weekdays: number[];
  months: number[];
  from: string;
  until: string;
  specialDays: SpecialDay[];
  meal: Meal | "";
  change: RuleChange;
  amount: string;
  minQty: string;
};

export const NEW_RULE: TypedPriceRule = {
  name: "",
  weekdays: [],
  months: [],
  from: "",
  until: "",
  specialDays: [],
  meal: "",
  change: "up",
  amount: "",
  minQty: "",
};

export function typedRuleOf({
  price,
  percent,
  minQty,
  from,
  until,
  meal,
  ...rule
}: PriceRule): TypedPriceRule {
  const { name, weekdays, months, specialDays } = rule;
  return {
    name,
    weekdays,
    months,
    specialDays,
    from: from ?? "",
    until: until ?? "",
    meal: meal ?? "",
    change: price !== null ? "price" : (percent ?? 0) < 0 ? "down" : "up",
    amount: String(price ?? Math.abs(percent ?? 0)),
    minQty: minQty === null ? "" : String(minQty),
  };
}

/** Returns the rule in its API form. */
export function ruleBodyOf({ change, amount, ...rule }: TypedPriceRule) {
  const percent = change === "down" && amount ? `-${amount}` : amount;
  return { ...rule, price: change === "price" ? amount : "", percent: change === "price" ? "" : percent };
}

/** Returns the rule in its stored form, for calculations; null while its price is missing. */
export function storedRuleOf({ change, amount, minQty, ...rule }: TypedPriceRule): StoredPriceRule | null {
  const number = Number(amount);
  if (amount === "" || !Number.isFinite(number) || (change === "price" && number <= 0)) return null;
  const { name, weekdays, months, from, until, specialDays, meal } = rule;
  return {
    name,
    weekdays,
    months,
    specialDays,
    from: from || null,
    until: until || null,
    meal: meal || null,
    priceCents: change === "price" ? toCents(number) : null,
    percentBps: change === "price" ? null : Math.round(number * (change === "down" ? -100 : 100)),
    minQty: Number(minQty) || null,
  };
}
