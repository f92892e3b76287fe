import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";

/** Products on sale and vendors at and below a category or product type, by its id. */
export type PlaceCounts = ReadonlyMap<string, { products: number; vendors: number }>;

/** Returns the counts of categories and product types, without those that are zero. */
export async function placeCounts(db: Db): Promise<PlaceCounts> {
  const { rows } = await db.execute<{ id: string; products: number; vendors: number }>(sql`
    with product_count as (
      select place.id, count(*)::int as n from search_product s,
        unnest(array[s.level1_id, s.level2_id, s.level3_id, s.type_id]) as place (id)
      where place.id is not null group by 1
    ), vendor_count as (
      select place.id, count(*)::int as n from search_vendor s,
        unnest(s.level1_ids || s.level2_ids || s.level3_ids || s.type_ids) as place (id)
      group by 1
    )
    select id, coalesce(p.n, 0) as products, coalesce(v.n, 0) as vendors
    from product_count p full join vendor_count v using (id)`);
  return new Map(rows.map(({ id, products, vendors }) => [id, { products, vendors }]));
}
