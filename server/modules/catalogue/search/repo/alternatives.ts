import { sql } from "drizzle-orm";
import type { PriceBasis } from "@/contracts/catalogue/comparison/comparison";
import type { Cents } from "@/lib/money";
import { weekdayOf } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { centsFor, isForMeal, joinRule, leastFor, mostFor, type PricedFor } from "./day-price";

/** A product that a couple has ordered. `unitCents` is the all-in price of one. */
export type Ordered = PricedFor & {
  productId: string;
  unitCents: Cents;
  basis: PriceBasis;
  quantity: number;
};

export type AlternativeRow = {
  vendorId: string;
  vendorName: string;
  vendorSlug: string;
  title: string;
  slug: string;
  metric: string;
  cents: Cents;
};

/** The share of the ordered price by which an alternative may be cheaper or dearer. */
const WITHIN = 0.2;

/**
 * Returns one product each of vendors that sell the same kind for the same unit, within a fifth of its price, and are
 * free on the day; the best vendors first. The kind is the product's category, down to the level that it names.
 */
export async function alternativesTo(
  db: Db,
  { productId, unitCents, basis, quantity, ...wanted }: Ordered,
  limit: number,
): Promise<AlternativeRow[]> {
  const { date } = wanted;
  const cents = centsFor(wanted);
  const isFree =
    date === ""
      ? sql`true`
      : sql`${date}::date <> all (s.off_days) and ${date}::date <> all (p.off_days)
          and ${weekdayOf(date)}::smallint <> all (p.closed_weekdays)
          and coalesce((select b.slots from booked_day b where b.vendor_id = s.vendor_id and b.date = ${date}::date), 0)
            < s.daily_capacity`;
  const { rows } = await db.execute<AlternativeRow>(sql`
    with ordered as (select vendor_id, level1_id, level2_id from product where id = ${productId}),
    fitting as (
      select distinct on (p.vendor_id) p.vendor_id, p.product_id, s.quality, ${cents} as cents
      from ordered
      join search_product p on p.level1_id = ordered.level1_id
        and (ordered.level2_id is null or p.level2_id = ordered.level2_id)
      join search_vendor s on s.vendor_id = p.vendor_id
      ${joinRule(wanted)}
      where p.vendor_id <> ordered.vendor_id and s.selling and p.selling and p.basis = ${basis}
        and ${isForMeal(wanted)} and ${quantity}::int between ${leastFor(wanted)} and coalesce(${mostFor(wanted)}, ${quantity}::int)
        and ${cents} between ${Math.ceil(unitCents * (1 - WITHIN))}::int and ${Math.floor(unitCents * (1 + WITHIN))}::int
        and ${isFree}
      order by p.vendor_id, abs(${cents} - ${unitCents}::int), p.product_id
    )
    select v.id as "vendorId", v.vendor_name as "vendorName", v.slug as "vendorSlug", product.title, product.slug,
      product.price_metric as metric, fitting.cents
    from fitting join vendor v on v.id = fitting.vendor_id join product on product.id = fitting.product_id
    order by fitting.quality desc, v.id
    limit ${limit}`);
  return rows;
}
