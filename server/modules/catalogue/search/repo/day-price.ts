import { type SQL, sql } from "drizzle-orm";
import type { Meal } from "@/contracts/catalogue/price/meal";
import { ruleDay } from "@/contracts/catalogue/price/day-price";
import { SPECIAL_DAYS, type SpecialDay } from "@/contracts/catalogue/price/price-rule";
import { type IsoDate, weekdayOf } from "@/lib/dates";

/** The day and meal that prices are for; each is "" until it is chosen. */
export type PricedFor = { date: IsoDate; meal: Meal | "" };

/** True for the price stored in `search_product`: without a day, and for dinner if it is sold for both meals. */
const isUsual = ({ date, meal }: PricedFor) => date === "" && meal !== "lunch";

/** Joins `rule` to products `p`: the price rule that applies, chosen like `ruleOn`; none for products without rules. */
export function joinRule(wanted: PricedFor): SQL {
  if (isUsual(wanted)) return sql``;
  return sql`left join lateral (
    select r.price_cents, r.least_units, r.most_units from search_product_rule r
    where p.ruled and r.product_id = p.product_id and ${holds(wanted)}
    order by r.position limit 1
  ) rule on true`;
}

/** The condition on rules `r`. Empty lists are stored as masks with every bit set. */
function holds({ date, meal }: PricedFor): SQL {
  const served = sql.raw(meal === "lunch" ? "r.for_lunch" : "r.for_dinner");
  if (date === "") return sql`${served} and r.every_day`;
  return sql`${served} and r.weekdays & ${bit(weekdayOf(date))} <> 0
    and r.months & ${bit(Number(date.slice(5, 7)) - 1)} <> 0
    and (r.special_days = 0 or r.special_days & ${specialBits(ruleDay(date).specialDays)} <> 0)
    and r.from_date <= ${date}::date and r.until_date >= ${date}::date`;
}

const bit = (at: number) => sql.raw(String(2 ** at));
const specialBits = (days: readonly SpecialDay[]) =>
  sql.raw(String(days.reduce((bits, day) => bits + 2 ** SPECIAL_DAYS.indexOf(day), 0)));

/** The price of one product `p`, in cents. */
export const centsFor = (wanted: PricedFor): SQL =>
  sql.raw(isUsual(wanted) ? "p.price_cents" : "coalesce(rule.price_cents, p.price_cents)");

/** The smallest quantity of a product `p` that can be ordered. */
export const leastFor = (wanted: PricedFor): SQL =>
  sql.raw(isUsual(wanted) ? "p.least_units" : "coalesce(rule.least_units, p.least_units)");

/** The largest quantity of a product `p` that can be ordered; null without a limit. */
export const mostFor = (wanted: PricedFor): SQL =>
  sql.raw(isUsual(wanted) ? "p.most_units" : "case when p.ruled then rule.most_units else p.most_units end");

/** True for a product `p` that is sold for the chosen meal, or for no meal in particular. */
export function isForMeal({ meal }: Pick<PricedFor, "meal">): SQL {
  if (meal === "") return sql`true`;
  return sql.raw(meal === "lunch" ? "(p.lunch or not p.dinner)" : "(p.dinner or not p.lunch)");
}

/** True for a product `p` that is open on the day. */
export const opensOn = ({ date }: Pick<PricedFor, "date">): SQL =>
  date === ""
    ? sql`true`
    : sql`not (${date}::date = any(p.off_days)) and not (${weekdayOf(date)}::smallint = any(p.closed_weekdays))`;
