import { type SQL, sql } from "drizzle-orm";
import { ruleDay } from "@/contracts/catalogue/price/day-price";
import type { IsoDate } from "@/lib/dates";
import { weekdayOf } from "@/lib/dates";
import { list } from "./facet-sql";

/** A column of the price rule that applies to a product `p` on a day, chosen like `ruleOn`; null if none does. */
function ofRule(column: "price_cents" | "least_units", date: IsoDate): SQL {
  const { specialDays } = ruleDay(date);
  return sql`case when p.ruled then (
    select r.${sql.raw(column)} from search_product_rule r
    where r.product_id = p.product_id
      and (r.weekdays = '{}' or ${weekdayOf(date)}::smallint = any(r.weekdays))
      and (r.months = '{}' or ${Number(date.slice(5, 7))}::smallint = any(r.months))
      and (r.from_date is null or r.from_date <= ${date}::date)
      and (r.until_date is null or r.until_date >= ${date}::date)
      and (r.special_days = '{}' or r.special_days && ${list(specialDays, "text[]")})
      and (r.meal is null or r.meal = case when p.dinner then 'dinner' when p.lunch then 'lunch' end)
    order by r.position limit 1
  ) end`;
}

/** The price of one product `p` on a day, in cents; the usual price without a day. */
export const centsOn = (date: IsoDate): SQL =>
  date === "" ? sql`p.price_cents` : sql`coalesce(${ofRule("price_cents", date)}, p.price_cents)`;

/** The smallest quantity of a product `p` that can be ordered for a day. */
export const leastOn = (date: IsoDate): SQL =>
  date === "" ? sql`p.least_units` : sql`coalesce(${ofRule("least_units", date)}, p.least_units)`;
