import { type SQL, sql } from "drizzle-orm";
import { PRODUCT_STATUS } from "@/contracts/catalogue/product/product";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** Candidates on each side of the price for each kind of similarity, in index order. */
const NEAREST = 60;

export type Likeness = {
  productId: string;
  allInCents: number;
  productTypeId: string | null;
  level1Id: string;
  level2Id: string | null;
  level3Id: string | null;
};

/**
 * Returns ids of related products, the closest first: of the same type, then sub-category, category and master
 * category; within each by nearest price, alternating between vendors so that none fills the list.
 */
export async function relatedProductIds(db: Db, to: Likeness): Promise<string[]> {
  const { productTypeId, level1Id } = to;
  const { rows } = await db.execute<{ id: string }>(sql`
    with candidate as (
      ${productTypeId ? sql`${nearest(to, sql`p.product_type_id = ${productTypeId}`)} union` : sql``}
      ${nearest(to, sql`p.level1_id = ${level1Id}`)}
    ),
    placed as (
      select id, vendor_id, abs(ln(all_in_cents::float8 / ${to.allInCents})) as apart,
        case
          when product_type_id = ${productTypeId}::uuid then 0
          when level3_id = ${to.level3Id}::uuid then 1
          when level2_id = ${to.level2Id}::uuid then 2
          else 3
        end as tier
      from candidate
    )
    select id from placed
    order by tier, row_number() over (partition by tier, vendor_id order by apart, id), apart, id`);
  return rows.map(({ id }) => id);
}

function nearest(to: Likeness, like: SQL): SQL {
  const side = (range: SQL, order: SQL) => sql`(
    select p.id, p.vendor_id, p.all_in_cents, p.product_type_id, p.level2_id, p.level3_id
    from ${product} as p join ${vendor} as v on v.id = p.vendor_id
    where ${like} and p.all_in_cents ${range} and p.id <> ${to.productId}
      and p.status = ${PRODUCT_STATUS.published} and p.is_visible_on_product_page and v.status = 'approved'
    order by p.all_in_cents ${order}, p.id ${order} limit ${NEAREST}
  )`;
  const price = to.allInCents;
  return sql`${side(sql`>= ${price}`, sql`asc`)} union ${side(sql`< ${price}`, sql`desc`)}`;
}
