import { and, count, desc, eq, gt, inArray, lte, max, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { vendorTerms } from "@/server/db/schema/catalogue/terms";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** A version without its PDF, which may be large. */
export type TermsRow = Omit<typeof vendorTerms.$inferSelect, "file">;

const columns = {
  id: vendorTerms.id,
  vendorId: vendorTerms.vendorId,
  version: vendorTerms.version,
  kind: vendorTerms.kind,
  body: vendorTerms.body,
  fileName: vendorTerms.fileName,
  size: vendorTerms.size,
  sha256: vendorTerms.sha256,
  appliesFrom: vendorTerms.appliesFrom,
  createdAt: vendorTerms.createdAt,
};

/** Serialises changes to a vendor's terms until the transaction ends. */
export async function lockTerms(tx: Transaction, vendorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vendor terms ${vendorId}`}, 0))`);
}

/** Returns, for each of the vendors, the version that applies on `today`, if it has any. */
export async function inForce(db: Db, vendorIds: readonly string[], today: string): Promise<TermsRow[]> {
  if (vendorIds.length === 0) return [];
  return db
    .selectDistinctOn([vendorTerms.vendorId], columns)
    .from(vendorTerms)
    .where(and(inArray(vendorTerms.vendorId, [...vendorIds]), lte(vendorTerms.appliesFrom, today)))
    .orderBy(vendorTerms.vendorId, desc(vendorTerms.appliesFrom), desc(vendorTerms.version));
}

export async function findTerms(db: Db, id: string): Promise<TermsRow | null> {
  const [row] = await db.select(columns).from(vendorTerms).where(eq(vendorTerms.id, id));
  return row ?? null;
}

export async function findFile(db: Db, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ file: vendorTerms.file }).from(vendorTerms).where(eq(vendorTerms.id, id));
  return row?.file ?? null;
}

/** Returns a version of a vendor, found by id or slug, also after it closed, because orders were placed under it. */
export async function findVersion(db: Db, by: { id: string } | { slug: string }, version: number) {
  const [row] = await db
    .select({ ...columns, vendorName: vendor.vendorName, slug: vendor.slug })
    .from(vendorTerms)
    .innerJoin(vendor, eq(vendor.id, vendorTerms.vendorId))
    .where(
      and(
        "id" in by ? eq(vendor.id, by.id) : eq(vendor.slug, by.slug),
        eq(vendorTerms.version, version),
        inArray(vendor.status, ["approved", "suspended", "closed"]),
      ),
    );
  return row ?? null;
}

/** Returns a page of a vendor's versions, newest first. */
export async function versionsOf(
  db: Db,
  vendorId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: TermsRow[]; total: number }> {
  const own = eq(vendorTerms.vendorId, vendorId);
  const [rows, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(vendorTerms)
      .where(own)
      .orderBy(desc(vendorTerms.version))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(vendorTerms).where(own),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Returns 0 when the vendor has no versions. */
export async function lastVersion(db: Db, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(vendorTerms.version) })
    .from(vendorTerms)
    .where(eq(vendorTerms.vendorId, vendorId));
  return row?.last ?? 0;
}

export async function insertTerms(tx: Transaction, values: typeof vendorTerms.$inferInsert): Promise<void> {
  await tx.insert(vendorTerms).values(values);
}

/** Deletes a version that doesn't apply yet. Returns false when there is no such version of this vendor. */
export async function deleteScheduled(
  tx: Transaction,
  vendorId: string,
  id: string,
  today: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(vendorTerms)
    .where(
      and(eq(vendorTerms.id, id), eq(vendorTerms.vendorId, vendorId), gt(vendorTerms.appliesFrom, today)),
    );
  return rowCount === 1;
}
