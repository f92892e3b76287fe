import { and, asc, count, eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { offerTemplate } from "@/server/db/schema/sale/offer";

export type TemplateRow = typeof offerTemplate.$inferSelect;

export async function templatesOf(db: Db, vendorId: string): Promise<TemplateRow[]> {
  return db
    .select()
    .from(offerTemplate)
    .where(eq(offerTemplate.vendorId, vendorId))
    .orderBy(asc(offerTemplate.createdAt), asc(offerTemplate.id));
}

export async function countTemplates(tx: Transaction, vendorId: string): Promise<number> {
  const [row] = await tx
    .select({ templates: count() })
    .from(offerTemplate)
    .where(eq(offerTemplate.vendorId, vendorId));
  return row?.templates ?? 0;
}

export async function insertTemplate(
  tx: Transaction,
  values: typeof offerTemplate.$inferInsert,
): Promise<void> {
  await tx.insert(offerTemplate).values(values);
}

/** Returns false for another vendor's. */
export async function updateTemplate(
  db: Db,
  vendorId: string,
  id: string,
  values: Omit<TemplateRow, "id" | "vendorId" | "createdAt">,
): Promise<boolean> {
  const { rowCount } = await db
    .update(offerTemplate)
    .set(values)
    .where(and(eq(offerTemplate.id, id), eq(offerTemplate.vendorId, vendorId)));
  return rowCount === 1;
}

/** Returns false for another vendor's. */
export async function deleteTemplate(db: Db, vendorId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(offerTemplate)
    .where(and(eq(offerTemplate.id, id), eq(offerTemplate.vendorId, vendorId)));
  return rowCount === 1;
}
