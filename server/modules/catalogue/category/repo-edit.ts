import { and, eq, ne, sql } from "drizzle-orm";
import type { CategoryKind } from "@/contracts/catalogue/category";
import type { Db, Transaction } from "@/server/db/client";
import { category, categoryAddress, productType } from "@/server/db/schema/catalogue/category";

export type TreeNode = {
  id: string;
  kind: CategoryKind;
  parentId: string | null;
  /** 1 to 3; 0 for a product type. */
  level: number;
  slug: string;
  name: string;
  position: number;
};

export async function nodeOf(db: Db, id: string): Promise<TreeNode | null> {
  const [found] = await db.select().from(category).where(eq(category.id, id));
  if (found) return { ...found, kind: "category" };
  const [type] = await db.select().from(productType).where(eq(productType.id, id));
  if (!type) return null;
  const { categoryId, image: _image, ...row } = type;
  return { ...row, kind: "productType", parentId: categoryId, level: 0 };
}

/** Returns the ids of a category and of every category below it, and the depth of the lowest. */
export async function branchOf(tx: Transaction, id: string): Promise<{ ids: string[]; lowest: number }> {
  const { rows } = await tx.execute<{ id: string; level: number }>(sql`
    with recursive below as (
      select id, level from category where id = ${id}
      union all select c.id, c.level from category c join below on c.parent_id = below.id
    ) select id, level from below`);
  return { ids: rows.map((row) => row.id), lowest: Math.max(...rows.map(({ level }) => level)) };
}

/** Returns the name of another node that has or had the slug, or null. */
export async function holderOfSlug(
  tx: Transaction,
  slug: string,
  exceptId: string | null,
): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from category where slug = ${slug} and id is distinct from ${exceptId}::uuid
    union all select name from product_type where slug = ${slug} and id is distinct from ${exceptId}::uuid
    union all
    select coalesce(c.name, t.name) from category_address a
      left join category c on c.id = a.category_id left join product_type t on t.id = a.product_type_id
    where a.slug = ${slug} and coalesce(a.category_id, a.product_type_id) is distinct from ${exceptId}::uuid
    limit 1`);
  return rows[0]?.name ?? null;
}

type Placed = { parentId: string; level: number; name: string; slug: string };

/** Adds a node as the last one below its parent. */
export async function insertNode(
  tx: Transaction,
  kind: CategoryKind,
  { parentId, level, name, slug }: Placed,
): Promise<string> {
  const position = await nextPosition(tx, kind, parentId);
  const [row] =
    kind === "category"
      ? await tx
          .insert(category)
          .values({ parentId, level, name, slug, position })
          .returning({ id: category.id })
      : await tx
          .insert(productType)
          .values({ categoryId: parentId, name, slug, position })
          .returning({ id: productType.id });
  if (!row) throw new Error("the row was not returned");
  return row.id;
}

async function nextPosition(tx: Transaction, kind: CategoryKind, parentId: string): Promise<number> {
  const last = sql<number>`coalesce(max(position), -1)::int`;
  const [row] =
    kind === "category"
      ? await tx.select({ last }).from(category).where(eq(category.parentId, parentId))
      : await tx.select({ last }).from(productType).where(eq(productType.categoryId, parentId));
  return (row?.last ?? -1) + 1;
}

/** Renames a node. Its former slug redirects to the new one. */
export async function rename(
  tx: Transaction,
  { id, kind, slug: former }: TreeNode,
  { name, slug }: { name: string; slug: string },
): Promise<void> {
  if (kind === "category") await tx.update(category).set({ name, slug }).where(eq(category.id, id));
  else await tx.update(productType).set({ name, slug }).where(eq(productType.id, id));
  if (slug === former) return;
  await tx.delete(categoryAddress).where(eq(categoryAddress.slug, slug));
  const of = kind === "category" ? { categoryId: id } : { productTypeId: id };
  await tx.insert(categoryAddress).values({ slug: former, ...of });
}

/** Moves a node below another one, together with everything below it. */
export async function hang(
  tx: Transaction,
  { id, kind, level }: TreeNode,
  { parentId, by, branch }: { parentId: string; by: number; branch: readonly string[] },
): Promise<void> {
  if (kind === "productType") {
    await tx.update(productType).set({ categoryId: parentId }).where(eq(productType.id, id));
    return;
  }
  await tx.execute(sql`
    update category set level = level + ${by}::smallint,
      parent_id = case when id = ${id} then ${parentId}::uuid else parent_id end
    where id = any(${sql.param([...branch])}::uuid[]) and (${by} <> 0 or id = ${id}) and ${level} > 1`);
}

/** Moves a node to index `at` among its siblings. */
export async function arrange(tx: Transaction, { id, kind }: TreeNode, at: number): Promise<void> {
  const [table, parent] =
    kind === "category" ? [sql`category`, sql`parent_id`] : [sql`product_type`, sql`category_id`];
  await tx.execute(sql`
    with sibling as (
      select id, row_number() over (order by position, id) - 1 as place from ${table}
      where ${parent} is not distinct from (select ${parent} from ${table} where id = ${id}) and id <> ${id}
    ), placed as (
      select id, (case when place >= ${at}::int then place + 1 else place end)::smallint as place from sibling
      union all select ${id}::uuid, least(${at}::int, (select count(*) from sibling))::smallint
    )
    ${kind === "category" ? sql`update category` : sql`update product_type`} node set position = placed.place
    from placed where node.id = placed.id and node.position <> placed.place`);
}

export async function deleteNode(tx: Transaction, { id, kind }: TreeNode): Promise<void> {
  if (kind === "category") await tx.delete(category).where(eq(category.id, id));
  else await tx.delete(productType).where(eq(productType.id, id));
}

/** Returns true when the category has children. */
export async function hasBelow(tx: Transaction, id: string): Promise<boolean> {
  const [below] = await tx
    .select({ id: category.id })
    .from(category)
    .where(eq(category.parentId, id))
    .limit(1);
  const [type] = await tx
    .select({ id: productType.id })
    .from(productType)
    .where(and(eq(productType.categoryId, id), ne(productType.id, id)))
    .limit(1);
  return Boolean(below ?? type);
}

export type FormerAddress = { slug: string; id: string };

/** Returns every former slug with the id that it redirects to. */
export async function formerAddresses(db: Db): Promise<FormerAddress[]> {
  return db
    .select({
      slug: categoryAddress.slug,
      id: sql<string>`coalesce(${categoryAddress.categoryId}, ${categoryAddress.productTypeId})`,
    })
    .from(categoryAddress)
    .orderBy(categoryAddress.createdAt, categoryAddress.slug);
}

/** Suspends the triggers that copy the branch into search after each statement, until `searchNow`. */
export async function searchLater(tx: Transaction): Promise<void> {
  await tx.execute(sql`select set_config('sayang.search_later', 'on', true)`);
}

/** Copies the branches of these categories and product types into search. */
export async function searchNow(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('sayang.search_later', '', true)`);
  await tx.execute(sql`select search_refresh_branch(${sql.param([...ids])}::uuid[])`);
}
