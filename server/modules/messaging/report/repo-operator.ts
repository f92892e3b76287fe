import { and, asc, countDistinct, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { ReportReason } from "@/contracts/messaging/report/report";
import type { OperatorReportsQuery } from "@/contracts/messaging/report/operator-report.schema";
import type { ReportKind } from "@/contracts/report-href";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account, customer } from "@/server/db/schema/identity/account";
import { report } from "@/server/db/schema/messaging/report";
import type { ReportRow } from "./repo";

export type ThingRow = {
  id: string;
  kind: ReportKind;
  subject: string;
  reasons: ReportReason[];
  people: number;
  since: Date;
};

/** Returns things with open reports, longest waiting first, or with decided ones only, latest first. */
export async function reportedThings(
  db: Db,
  { page, limit, state }: OperatorReportsQuery,
): Promise<{ rows: ThingRow[]; total: number }> {
  const isOpen = state === "open";
  const wanted = isOpen ? eq(report.state, "open") : ne(report.state, "open");
  const since = sql<Date>`min(${report.createdAt})`.mapWith(report.createdAt);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: sql<string>`(array_agg(${report.id} order by ${report.createdAt}, ${report.id}))[1]`,
        kind: report.kind,
        subject: sql<string>`(array_agg(${report.subject} order by ${report.createdAt} desc))[1]`,
        reasons: sql<ReportReason[]>`array_agg(distinct ${report.reason})`,
        people: sql<number>`count(*)::int`,
        since,
      })
      .from(report)
      .where(wanted)
      .groupBy(report.kind, report.subjectId)
      .orderBy(
        isOpen ? sql`min(${report.createdAt})` : sql`max(${report.decidedAt}) desc nulls last`,
        asc(report.subjectId),
      )
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ n: countDistinct(sql`(${report.kind}, ${report.subjectId})`) })
      .from(report)
      .where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

/** Returns the number of things with open reports, and the time of the oldest open report or null. */
export async function waitingReports(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({
      count: countDistinct(sql`(${report.kind}, ${report.subjectId})`),
      since: sql<Date | null>`min(${report.createdAt})`.mapWith(report.createdAt),
    })
    .from(report)
    .where(eq(report.state, "open"));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

export async function findReport(db: Db, id: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(report).where(eq(report.id, id));
  return row ?? null;
}

const ofThing = ({ kind, subjectId }: Pick<ReportRow, "kind" | "subjectId">) =>
  and(eq(report.kind, kind), eq(report.subjectId, subjectId));

/** Returns all reports of a thing with their reporters, oldest first. */
export async function reportsOfThing(db: Db, thing: Pick<ReportRow, "kind" | "subjectId">) {
  return db
    .select({ report, email: account.email, role: account.role })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterAccountId))
    .where(ofThing(thing))
    .orderBy(asc(report.createdAt), asc(report.id));
}

/** Locks the reports of a thing, so that operators decide one after the other. */
export async function lockThing(
  tx: Transaction,
  thing: Pick<ReportRow, "kind" | "subjectId">,
): Promise<ReportRow[]> {
  return tx.select().from(report).where(ofThing(thing)).orderBy(asc(report.id)).for("update");
}

export async function settle(
  tx: Transaction,
  ids: readonly string[],
  state: "upheld" | "dismissed",
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(report)
    .set({ state, decidedAt: sql`now()` })
    .where(inArray(report.id, [...ids]));
}

/** Returns an account with its public name. */
export async function findTarget(db: Db, accountId: string) {
  const [row] = await db
    .select({
      accountId: account.id,
      email: account.email,
      role: account.role,
      blockedAt: account.blockedAt,
      vendorId: vendor.id,
      vendorName: vendor.vendorName,
      vendorStatus: vendor.status,
      firstName: customer.firstName,
      brideFirstName: customer.brideFirstName,
      groomFirstName: customer.groomFirstName,
    })
    .from(account)
    .leftJoin(vendor, eq(vendor.accountId, account.id))
    .leftJoin(customer, eq(customer.id, account.id))
    .where(eq(account.id, accountId));
  return row ?? null;
}

/** Returns how many other things of an account were reported, and the most reports of the account on one day. */
export async function otherReports(
  db: Db,
  { targetAccountId, kind, subjectId }: Pick<ReportRow, "kind" | "subjectId"> & { targetAccountId: string },
): Promise<{ things: number; onOneDay: number }> {
  const day = sql`date_trunc('day', ${report.createdAt} at time zone 'Asia/Singapore')`;
  const [[others], [busiest]] = await Promise.all([
    db
      .select({ n: countDistinct(report.subjectId) })
      .from(report)
      .where(
        and(
          eq(report.targetAccountId, targetAccountId),
          sql`(${report.kind}, ${report.subjectId}) <> (${kind}, ${subjectId})`,
        ),
      ),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(report)
      .where(eq(report.targetAccountId, targetAccountId))
      .groupBy(day)
      .orderBy(desc(sql`count(*)`))
      .limit(1),
  ]);
  return { things: others?.n ?? 0, onOneDay: busiest?.n ?? 0 };
}
