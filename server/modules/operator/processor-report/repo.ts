import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import {
  processorReport,
  processorReportDifference,
  processorReportRow,
} from "@/server/db/schema/operator/processor-report";
import { order } from "@/server/db/schema/sale/order";
import type { Difference } from "./compare";
import type { Movement } from "./parse";

export type ReportRow = typeof processorReport.$inferSelect;

const AT_ONCE = 1_000;

/** Lets one report be compared at a time, so that each sees the rows of the others. */
export async function lockReports(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('processor reports', 0))`);
}

export async function findByHash(tx: Transaction, fileHash: string): Promise<ReportRow | null> {
  const [row] = await tx.select().from(processorReport).where(eq(processorReport.fileHash, fileHash));
  return row ?? null;
}

export async function insertReport(
  tx: Transaction,
  values: typeof processorReport.$inferInsert,
): Promise<ReportRow> {
  const [row] = await tx.insert(processorReport).values(values).returning();
  if (!row) throw new Error("a report was written");
  return row;
}

/**
 * Returns when the report before this one ended and when the next one begins, or null without such a report, so that no
 * moment between two reports is in neither.
 */
export async function neighboursOf(
  tx: Transaction,
  { id, startsAt, endsAt }: ReportRow,
): Promise<{ after: Date | null; before: Date | null }> {
  const [row] = await tx
    .select({
      after: sql<string | null>`max(${processorReport.endsAt})
        filter (where ${processorReport.endsAt} < ${startsAt.toISOString()}::timestamptz)`,
      before: sql<string | null>`min(${processorReport.startsAt})
        filter (where ${processorReport.startsAt} > ${endsAt.toISOString()}::timestamptz)`,
    })
    .from(processorReport)
    .where(ne(processorReport.id, id));
  return {
    after: row?.after ? new Date(row.after) : null,
    before: row?.before ? new Date(row.before) : null,
  };
}

export async function setMatched(tx: Transaction, id: string, matched: number): Promise<void> {
  await tx.update(processorReport).set({ matched }).where(eq(processorReport.id, id));
}

export async function insertRows(
  tx: Transaction,
  reportId: string,
  movements: readonly Movement[],
): Promise<void> {
  for (let at = 0; at < movements.length; at += AT_ONCE) {
    await tx.insert(processorReportRow).values(
      movements.slice(at, at + AT_ONCE).map((movement) => ({
        reportId,
        balanceId: movement.balanceId,
        category: movement.category,
        reference: movement.reference,
        grossCents: movement.grossCents,
        feeCents: movement.feeCents,
        at: movement.at,
      })),
    );
  }
}

export async function insertDifferences(
  tx: Transaction,
  reportId: string,
  differences: readonly Difference[],
): Promise<void> {
  for (let at = 0; at < differences.length; at += AT_ONCE) {
    const part = differences.slice(at, at + AT_ONCE);
    await tx.insert(processorReportDifference).values(part.map((each) => ({ ...each, reportId })));
  }
}

/** Settles what earlier reports missed and this one has with the same amount. */
export async function settleFound(
  tx: Transaction,
  report: { id: string; fileName: string; uploadedBy: string },
  now: Date,
): Promise<void> {
  const amount = tx
    .select({ cents: sql`sum(${processorReportRow.grossCents})` })
    .from(processorReportRow)
    .where(
      and(
        eq(processorReportRow.reportId, report.id),
        eq(processorReportRow.reference, processorReportDifference.reference),
        eq(processorReportRow.category, processorReportDifference.category),
      ),
    );
  await tx
    .update(processorReportDifference)
    .set({ settledAt: now, settledBy: report.uploadedBy, reason: `Found in the report ${report.fileName}` })
    .where(
      and(
        eq(processorReportDifference.kind, "missing_there"),
        isNull(processorReportDifference.settledAt),
        eq(processorReportDifference.hereCents, sql`(${amount})`),
      ),
    );
}

const counts = {
  differences: sql<number>`(
    select count(*)::int from processor_report_difference d where d.report_id = processor_report.id
  )`,
  open: sql<number>`(
    select count(*)::int from processor_report_difference d
    where d.report_id = processor_report.id and d.settled_at is null and d.kind <> 'fee'
  )`,
};

export async function reports(db: Db, { page, limit }: { page: number; limit: number }) {
  const [rows, [counted]] = await Promise.all([
    db
      .select({ report: processorReport, ...counts })
      .from(processorReport)
      .orderBy(desc(processorReport.createdAt), desc(processorReport.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(processorReport),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

export async function findReport(db: Db, id: string) {
  const [row] = await db
    .select({ report: processorReport, ...counts })
    .from(processorReport)
    .where(eq(processorReport.id, id));
  return row ?? null;
}

/** Returns what a report has of each category. */
export async function categoriesOf(db: Db, reportId: string) {
  return db
    .select({
      category: processorReportRow.category,
      rows: count(),
      grossCents: sql`sum(${processorReportRow.grossCents})`.mapWith(Number),
      feeCents: sql`sum(${processorReportRow.feeCents})`.mapWith(Number),
    })
    .from(processorReportRow)
    .where(eq(processorReportRow.reportId, reportId))
    .groupBy(processorReportRow.category)
    .orderBy(asc(processorReportRow.category));
}

/** Returns a page of a report's differences, in order of time. */
export async function differencesOf(
  db: Db,
  reportId: string,
  { page, limit, state }: { page: number; limit: number; state: string },
) {
  const ofState = { open: isNull, settled: isNotNull }[state];
  const wanted = and(
    eq(processorReportDifference.reportId, reportId),
    ofState?.(processorReportDifference.settledAt),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ difference: processorReportDifference, number: order.number, placedAt: order.placedAt })
      .from(processorReportDifference)
      .leftJoin(order, eq(order.id, processorReportDifference.orderId))
      .where(wanted)
      .orderBy(asc(processorReportDifference.at), asc(processorReportDifference.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(processorReportDifference).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

export async function lockDifference(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(processorReportDifference)
    .where(eq(processorReportDifference.id, id))
    .for("update");
  return row ?? null;
}

export async function settle(
  tx: Transaction,
  id: string,
  values: { settledAt: Date; settledBy: string; reason: string },
): Promise<void> {
  await tx.update(processorReportDifference).set(values).where(eq(processorReportDifference.id, id));
}

/** Returns the number of open differences, and since when the oldest report with one is here, or null. */
export async function openDifferences(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await db.execute<{ count: number; since: string | Date | null }>(sql`
    select count(*)::int as count, min(r.created_at) as since
    from ${processorReportDifference} d join ${processorReport} r on r.id = d.report_id
    where d.settled_at is null and d.kind <> 'fee'`);
  const [found] = rows;
  return { count: found?.count ?? 0, since: found?.since ? new Date(found.since) : null };
}
