import { and, count, desc, eq, gt, inArray, isNull, lte, max, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { vendorTerms } from "@/server/db/schema/catalogue/terms";
import { vendor } from "@/server/db/schema/catalogue/vendor";

type Version = typeof vendorTerms.$inferSelect;
/** A version without its content, which may be large. */
export type TermsRefRow = Omit<Version, "file" | "body" | "withdrawnAt">;
/** A version without its PDF. */
export type TermsRow = TermsRefRow & Pick<Version, "body">;

const refColumns = {
  id: vendorTerms.id,
  vendorId: vendorTerms.vendorId,
  version: vendorTerms.version,
  kind: vendorTerms.kind,
  fileName: vendorTerms.fileName,
  size: vendorTerms.size,
  sha256: vendorTerms.sha256,
  appliesFrom: vendorTerms.appliesFrom,
  createdAt: vendorTerms.createdAt,
};
const columns = { ...refColumns, body: vendorTerms.body };

const kept = isNull(vendorTerms.withdrawnAt);
/** Anyone can apply to be a vendor, so the terms of an unapproved one aren't public. */
const isPublic = inArray(vendor.status, ["approved", "suspended", "closed"]);

/** Serialises changes to a vendor's terms until the transaction ends. */
export async function lockTerms(tx: Transaction, vendorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vendor terms ${vendorId}`}, 0))`);
}

/** Returns the version in force on `today` for each vendor that has one. */
export async function inForce(db: Db, vendorIds: readonly string[], today: string): Promise<TermsRefRow[]> {
  if (vendorIds.length === 0) return [];
  return db
    .selectDistinctOn([vendorTerms.vendorId], refColumns)
    .from(vendorTerms)
    .where(and(inArray(vendorTerms.vendorId, [...vendorIds]), lte(vendorTerms.appliesFrom, today), kept))
    .orderBy(vendorTerms.vendorId, desc(vendorTerms.appliesFrom), desc(vendorTerms.version));
}

export async function findTerms(db: Db, id: string): Promise<TermsRefRow | null> {
  const [row] = await db.select(refColumns).from(vendorTerms).where(eq(vendorTerms.id, id));
  return row ?? null;
}

/** Returns a version with its content and whether its vendor's terms are public. */
export async function findContent(db: Db, id: string) {
  const [row] = await db
    .select({ ...columns, file: vendorTerms.file, isPublic: sql<boolean>`${isPublic}` })
    .from(vendorTerms)
    .innerJoin(vendor, eq(vendor.id, vendorTerms.vendorId))
    .where(and(eq(vendorTerms.id, id), kept));
  return row ?? null;
}

/**
 * Returns a version of a vendor, found by id or slug, that applies or applied on `today`; also after the vendor
 * closed, because orders were placed under it.
 */
export async function findVersion(
  db: Db,
  by: { id: string } | { slug: string },
  version: number,
  today: string,
) {
  const [row] = await db
    .select({ ...columns, vendorName: vendor.vendorName, slug: vendor.slug })
    .from(vendorTerms)
    .innerJoin(vendor, eq(vendor.id, vendorTerms.vendorId))
    .where(
      and(
        "id" in by ? eq(vendor.id, by.id) : eq(vendor.slug, by.slug),
        eq(vendorTerms.version, version),
        lte(vendorTerms.appliesFrom, today),
        kept,
        isPublic,
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
  const own = and(eq(vendorTerms.vendorId, vendorId), kept);
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

/** Returns the highest number that the vendor has used, withdrawn versions included, or 0. */
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

/** Empties a version that doesn't apply yet. Returns false when there is no such version of this vendor. */
export async function withdrawScheduled(
  tx: Transaction,
  vendorId: string,
  id: string,
  { today, now }: { today: string; now: Date },
): Promise<boolean> {
  const own = and(eq(vendorTerms.id, id), eq(vendorTerms.vendorId, vendorId), kept);
  const { rowCount } = await tx
    .update(vendorTerms)
    .set({ kind: "none", body: null, file: null, fileName: "", size: 0, withdrawnAt: now })
    .where(and(own, gt(vendorTerms.appliesFrom, today)));
  return rowCount === 1;
}
