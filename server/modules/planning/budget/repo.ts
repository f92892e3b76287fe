import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Cents } from "@/lib/money";
import type { Db, Transaction } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { customer } from "@/server/db/schema/identity/account";
import { budgetLine } from "@/server/db/schema/planning/budget";

export type LineRow = typeof budgetLine.$inferSelect;

const inOrder = [asc(budgetLine.position), asc(budgetLine.id)];

export async function listLines(db: Db, weddingId: string) {
  return db
    .select({
      line: budgetLine,
      category: { id: category.id, slug: category.slug, name: category.name },
    })
    .from(budgetLine)
    .leftJoin(category, eq(category.id, budgetLine.categoryId))
    .where(eq(budgetLine.weddingId, weddingId))
    .orderBy(...inOrder);
}

/** Locks the wedding's lines until the transaction ends, so that concurrent changes don't distribute the same rest. */
export async function lockLines(tx: Transaction, weddingId: string): Promise<LineRow[]> {
  return tx
    .select()
    .from(budgetLine)
    .where(eq(budgetLine.weddingId, weddingId))
    .orderBy(...inOrder)
    .for("update");
}

export async function insertLines(
  tx: Transaction,
  rows: (typeof budgetLine.$inferInsert)[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const made = await tx
    .insert(budgetLine)
    .values(rows)
    .onConflictDoNothing({ target: [budgetLine.weddingId, budgetLine.categoryId] })
    .returning({ id: budgetLine.id });
  return made.map(({ id }) => id);
}

export async function updateLine(
  tx: Transaction,
  id: string,
  values: Partial<typeof budgetLine.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0) await tx.update(budgetLine).set(values).where(eq(budgetLine.id, id));
}

export async function setPlanned(
  tx: Transaction,
  lines: readonly { id: string; plannedCents: Cents }[],
): Promise<void> {
  if (lines.length === 0) return;
  const changes = lines.map(({ id, plannedCents }) => ({ id, planned_cents: plannedCents }));
  await tx.execute(sql`
    update ${budgetLine} set planned_cents = change.planned_cents
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(id uuid, planned_cents integer)
    where ${budgetLine.id} = change.id`);
}

export async function deleteLine(db: Db, weddingId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(budgetLine)
    .where(and(eq(budgetLine.weddingId, weddingId), eq(budgetLine.id, id)))
    .returning({ id: budgetLine.id });
  return rows.length === 1;
}

export async function countLines(db: Db, weddingId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(budgetLine).where(eq(budgetLine.weddingId, weddingId));
  return row?.n ?? 0;
}

export async function hasLine(db: Db, weddingId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: budgetLine.id })
    .from(budgetLine)
    .where(and(eq(budgetLine.weddingId, weddingId), eq(budgetLine.id, id)));
  return rows.length > 0;
}

export async function findCategory(db: Db, id: string) {
  const [row] = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(and(eq(category.id, id), eq(category.level, 1)));
  return row ?? null;
}

export async function categoriesBySlug(db: Db, slugs: readonly string[]) {
  return db
    .select({ id: category.id, slug: category.slug, name: category.name })
    .from(category)
    .where(and(eq(category.level, 1), inArray(category.slug, [...slugs])));
}

export async function budgetOf(db: Db, customerId: string): Promise<Cents | null> {
  const [row] = await db
    .select({ cents: customer.budgetCents })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row?.cents ?? null;
}

/** Returns the couple's tables, wedding day and district, on which typical prices depend. */
export async function sizeOfWedding(db: Db, customerId: string) {
  const [row] = await db
    .select({
      date: customer.weddingDate,
      tables: customer.weddingTables,
      district: customer.weddingDistrict,
    })
    .from(customer)
    .where(eq(customer.id, customerId));
  return row ?? { date: null, tables: null, district: null };
}
