import { sql } from "drizzle-orm";
import type { PricedWedding } from "@/contracts/catalogue/search/search-priced";
import type { Cents } from "@/lib/money";
import type { Db } from "@/server/db/client";
import { list } from "./facet-sql";
import { joinVendorSum } from "./priced";

/** The quartiles of what a category's vendors charge for the whole wedding: half of them are between low and high. */
export type TypicalRow = {
  categoryId: string;
  /** The vendors that were counted. */
  vendors: number;
  /** True when all of them are in the district that was asked for. */
  isNear: boolean;
  lowCents: Cents;
  medianCents: Cents;
  highCents: Cents;
};

/**
 * Returns what a wedding of that size typically costs by category, by the vendors in the district if there are at least
 * `fewest`, otherwise by all in Singapore. Omits categories with fewer vendors than that.
 */
export async function typicalPrices(
  db: Db,
  priced: PricedWedding,
  {
    district,
    categories,
    fewest,
  }: { district: number | null; categories: readonly string[]; fewest: number },
): Promise<TypicalRow[]> {
  const { rows } = await db.execute<TypicalRow>(sql`
    with sum as (
      select v.master_category_id as category_id, priced.total, s.district
      from search_vendor s join vendor v on v.id = s.vendor_id
      ${joinVendorSum({ priced: { ...priced, unit: null }, date: null, meal: "" })}
      where v.master_category_id = any(${list(categories, "uuid[]")}) and priced.total is not null
    ), place as (
      select category_id, count(*) filter (where district = ${district}::smallint) >= ${fewest}::int as near
      from sum group by category_id
    )
    select category_id as "categoryId", count(*)::int as vendors, near as "isNear",
      round(percentile_cont(0.25) within group (order by total))::float8 as "lowCents",
      round(percentile_cont(0.5) within group (order by total))::float8 as "medianCents",
      round(percentile_cont(0.75) within group (order by total))::float8 as "highCents"
    from sum join place using (category_id)
    where not near or district = ${district}::smallint
    group by category_id, near
    having count(*) >= ${fewest}::int`);
  return rows;
}
