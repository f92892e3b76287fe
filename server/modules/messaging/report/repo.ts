import { and, asc, eq } from "drizzle-orm";
import type { ReportKind } from "@/contracts/report-href";
import type { Db } from "@/server/db/client";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { report } from "@/server/db/schema/messaging/report";

export type ReportRow = typeof report.$inferSelect;
export type NewReport = Omit<typeof report.$inferInsert, "id" | "createdAt">;

/** Returns false when this person has reported this thing before. */
export async function insertReport(db: Db, row: NewReport): Promise<boolean> {
  const made = await db.insert(report).values(row).onConflictDoNothing().returning({ id: report.id });
  return made.length > 0;
}

export async function reportedBy(
  db: Db,
  accountId: string,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Date | null> {
  const [row] = await db
    .select({ at: report.createdAt })
    .from(report)
    .where(and(eq(report.reporterAccountId, accountId), eq(report.kind, kind), eq(report.subjectId, id)));
  return row?.at ?? null;
}

/** Returns a vendor's account and, if it is public, the content of its page. */
export async function findVendor(db: Db, id: string) {
  const [row] = await db
    .select({
      id: vendor.id,
      name: vendor.vendorName,
      accountId: vendor.accountId,
      slug: vendor.slug,
      status: vendor.status,
      text: vendor.profileSummary,
      pictures: vendor.galleryImages,
    })
    .from(vendor)
    .where(eq(vendor.id, id));
  return row ?? null;
}

export async function findProduct(db: Db, id: string) {
  const [row] = await db
    .select({
      vendorId: product.vendorId,
      accountId: vendor.accountId,
      vendorSlug: vendor.slug,
      vendorStatus: vendor.status,
      slug: product.slug,
      status: product.status,
      title: product.title,
      text: product.description,
      pictures: product.images,
    })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .where(eq(product.id, id));
  return row ?? null;
}

/** Returns an account's reports, for the download of its data. */
export async function ownReports(db: Db, accountId: string) {
  const reports = await db
    .select({
      kind: report.kind,
      subject: report.subject,
      reason: report.reason,
      words: report.words,
      context: report.context,
      state: report.state,
      reportedAt: report.createdAt,
    })
    .from(report)
    .where(eq(report.reporterAccountId, accountId))
    .orderBy(asc(report.createdAt), asc(report.id));
  return { reports };
}
