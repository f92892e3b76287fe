import { and, count, desc, eq, getTableColumns, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { BulkChangeKind, ProductBefore } from "@/contracts/catalogue/product/bulk-change";
import type { RevisedProduct } from "@/contracts/catalogue/product/own-product";
import type { ProductStatus } from "@/contracts/catalogue/product/product";
import { groupBy } from "@/lib/group-by";
import type { Db, Transaction } from "@/server/db/client";
import { orderedProduct } from "@/server/db/schema/catalogue/ordered-product";
import {
  product,
  productBulkChange,
  productBulkChangeItem,
  productRevision,
} from "@/server/db/schema/catalogue/product";

export type ProductColumns = Partial<typeof product.$inferInsert> & { id: string };
type Item = { productId: string; version: number; before: ProductBefore | null };

/**
 * Inserts products in one statement, so that the search tables are refreshed once and not per row. All rows must have
 * the same keys.
 */
export async function insertProducts(tx: Transaction, rows: readonly ProductColumns[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { names, records } = recordsOf(first, rows);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${product} (${list})
    select ${list} from jsonb_populate_recordset(null::${product}, ${records}::jsonb)`);
}

/** Updates products in one statement for each set of keys, for the same reason. */
export async function updateProducts(tx: Transaction, rows: readonly ProductColumns[]): Promise<void> {
  const byKeys = groupBy(rows, (row) => Object.keys(row).toSorted().join());
  for (const alike of byKeys.values()) {
    const [first] = alike;
    if (!first) continue;
    const { names, records } = recordsOf(first, alike);
    const changes = names
      .filter((name) => name !== "id")
      .map((name) => sql`${sql.identifier(name)} = changed.${sql.identifier(name)}`);
    await tx.execute(sql`
      update ${product} set ${sql.join(changes, sql`, `)}
      from jsonb_populate_recordset(null::${product}, ${records}::jsonb) changed
      where ${product}.id = changed.id`);
  }
}

function recordsOf(first: ProductColumns, rows: readonly ProductColumns[]) {
  const columns = Object.entries(getTableColumns(product)).filter(([key]) => key in first);
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof ProductColumns] ?? null])),
  );
  return { names: columns.map(([, { name }]) => name), records: JSON.stringify(records) };
}

/** Returns the edits of these products that wait for review or were returned, by product. */
export async function revisionsOf(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, typeof productRevision.$inferSelect>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(productRevision)
    .where(inArray(productRevision.productId, [...productIds]));
  return new Map(rows.map((row) => [row.productId, row]));
}

export async function saveRevisions(
  tx: Transaction,
  edits: readonly {
    productId: string;
    content: RevisedProduct;
    state?: "pending" | "returned";
    reason?: string;
  }[],
  submittedAt: Date,
): Promise<void> {
  if (edits.length === 0) return;
  const rows = edits.map(({ productId, content, state = "pending", reason = "" }) => ({
    productId,
    content,
    state,
    reason,
    submittedAt,
  }));
  await tx
    .insert(productRevision)
    .values(rows)
    .onConflictDoUpdate({
      target: productRevision.productId,
      set: {
        content: sql`excluded.content`,
        state: sql`excluded.state`,
        reason: sql`excluded.reason`,
        submittedAt,
      },
    });
}

export async function deleteRevisions(tx: Transaction, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx.delete(productRevision).where(inArray(productRevision.productId, [...productIds]));
}

export async function insertBulkChange(
  tx: Transaction,
  change: {
    id: string;
    vendorId: string;
    kind: BulkChangeKind;
    label: string;
    added: number;
    updated: number;
    createdAt: Date;
  },
  items: readonly Item[],
): Promise<void> {
  await tx.insert(productBulkChange).values(change);
  const rows = items.map(({ productId, version, before }) => ({
    bulk_change_id: change.id,
    product_id: productId,
    version,
    before,
  }));
  await tx.execute(sql`
    insert into ${productBulkChangeItem} (bulk_change_id, product_id, version, before)
    select bulk_change_id, product_id, version, nullif(before, 'null'::jsonb)
    from jsonb_populate_recordset(null::${productBulkChangeItem}, ${JSON.stringify(rows)}::jsonb)`);
}

export async function listBulkChanges(
  db: Db,
  vendorId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: (typeof productBulkChange.$inferSelect)[]; total: number }> {
  const where = eq(productBulkChange.vendorId, vendorId);
  const [counted] = await db.select({ total: count() }).from(productBulkChange).where(where);
  const rows = await db
    .select()
    .from(productBulkChange)
    .where(where)
    .orderBy(desc(productBulkChange.createdAt), productBulkChange.id)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** Marks a vendor's change as undone. Returns false if it isn't theirs or was undone before. */
export async function markUndone(
  tx: Transaction,
  vendorId: string,
  id: string,
  undoneAt: Date,
): Promise<boolean> {
  const marked = await tx
    .update(productBulkChange)
    .set({ undoneAt })
    .where(
      and(
        eq(productBulkChange.id, id),
        eq(productBulkChange.vendorId, vendorId),
        isNull(productBulkChange.undoneAt),
      ),
    )
    .returning({ id: productBulkChange.id });
  return marked.length > 0;
}

export type ChangedProduct = {
  id: string;
  title: string;
  slug: string;
  version: number;
  versionThen: number;
  status: ProductStatus;
  before: ProductBefore | null;
  isBooked: boolean;
};

/** Returns the products of a change that still exist, locked until the transaction ends. */
export async function lockChanged(tx: Transaction, bulkChangeId: string): Promise<ChangedProduct[]> {
  const isBooked = sql<boolean>`exists (select 1 from ${orderedProduct} where ${orderedProduct.productId} = ${product.id})`;
  return tx
    .select({
      id: product.id,
      title: product.title,
      slug: product.slug,
      version: product.version,
      versionThen: productBulkChangeItem.version,
      status: product.status,
      before: productBulkChangeItem.before,
      isBooked,
    })
    .from(productBulkChangeItem)
    .innerJoin(product, eq(product.id, productBulkChangeItem.productId))
    .where(eq(productBulkChangeItem.bulkChangeId, bulkChangeId))
    .orderBy(product.id)
    .for("no key update", { of: product });
}

/** Deletes those of the products that nobody has ordered. Returns their ids. */
export async function deleteUnordered(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const ordered = tx
    .select({ one: sql`1` })
    .from(orderedProduct)
    .where(eq(orderedProduct.productId, product.id));
  const gone = await tx
    .delete(product)
    .where(and(inArray(product.id, [...ids]), notExists(ordered)))
    .returning({ id: product.id });
  return gone.map(({ id }) => id);
}
