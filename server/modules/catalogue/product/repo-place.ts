import { sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";

/** The part of the category tree that moved: a branch of categories, or a single product type. */
export type MovedBranch = { categoryIds: readonly string[]; productTypeId: string | null };

/** The path of each category in the current tree. */
const PATH = sql`(
  select c.id,
    case c.level when 1 then c.id when 2 then c.parent_id else above.parent_id end as level1,
    case c.level when 2 then c.id when 3 then c.parent_id end as level2,
    case c.level when 3 then c.id end as level3
  from category c left join category above on above.id = c.parent_id
)`;

/**
 * Updates the path of a moved branch's products, and of their edits that wait for review. Increments the products'
 * version, so that a form opened before can't move them back.
 */
export async function placeProducts(
  tx: Transaction,
  { categoryIds, productTypeId }: MovedBranch,
): Promise<void> {
  const ids = sql`${sql.param([...categoryIds])}::uuid[]`;
  const moved = productTypeId
    ? sql`p.product_type_id = ${productTypeId}::uuid
        and path.id = (select category_id from product_type where id = ${productTypeId}::uuid)`
    : sql`path.id = any(${ids}) and path.id = coalesce(p.level3_id, p.level2_id, p.level1_id)`;
  await tx.execute(sql`
    update product p set level1_id = path.level1, level2_id = path.level2, level3_id = path.level3,
      version = p.version + 1
    from ${PATH} path
    where ${moved} and (p.level1_id, p.level2_id, p.level3_id) is distinct from (path.level1, path.level2, path.level3)`);
  const inEdit = (field: string) => sql`(r.content ->> ${field})::uuid`;
  const movedEdit = productTypeId
    ? sql`r.content ->> 'productTypeId' = ${productTypeId}::text
        and path.id = (select category_id from product_type where id = ${productTypeId}::uuid)`
    : sql`path.id = any(${ids})
        and path.id = coalesce(${inEdit("level3Id")}, ${inEdit("level2Id")}, ${inEdit("level1Id")})`;
  await tx.execute(sql`
    update product_revision r set content = r.content || jsonb_build_object(
      'level1Id', path.level1, 'level2Id', path.level2, 'level3Id', path.level3)
    from ${PATH} path where ${movedEdit}`);
}
