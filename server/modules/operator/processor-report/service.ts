import { toPage } from "@/contracts/envelope";
import type {
  ProcessorDifference,
  ProcessorReport,
  ProcessorReportDetail,
  ProcessorReports,
} from "@/contracts/operator/processor-report/processor-report";
import type {
  ProcessorReportQuery,
  ProcessorReportsQuery,
  SettleDifferenceBody,
} from "@/contracts/operator/processor-report/processor-report.schema";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { toDollars } from "@/lib/money";
import { DAY_MS } from "@/lib/time";
import { currentGateway } from "@/server/adapters/payments/current/current-gateway";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { sheetFile } from "@/server/core/sheet/file";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import * as repo from "./repo";

/** GET /operator/processor-report */
export async function processorReports(query: ProcessorReportsQuery): Promise<ProcessorReports> {
  const { rows, total } = await repo.reports(await getDb(), query);
  return { ...toPage(rows.map(present), total, query), canMakeReport: "activityReport" in currentGateway() };
}

/** GET /operator/processor-report/{id}. Throws `not_found`. */
export async function processorReport(
  id: string,
  query: ProcessorReportQuery,
): Promise<ProcessorReportDetail> {
  const db = await getDb();
  const [row, categories, { rows, total }] = await Promise.all([
    repo.findReport(db, id),
    repo.categoriesOf(db, id),
    repo.differencesOf(db, id, query),
  ]);
  if (!row) throw new AppError("not_found", "This report does not exist");
  return {
    report: present(row),
    categories: categories.map(({ category, rows: n, grossCents, feeCents }) => ({
      category,
      rows: n,
      gross: toDollars(grossCents),
      fees: toDollars(feeCents),
    })),
    differences: toPage(rows.map(presentDifference), total, query),
  };
}

/** POST /operator/difference/{id}/settle. Throws `not_found`, and `conflict` when it is settled already. */
export async function settleDifference(
  actor: OperatorActor,
  id: string,
  { reason }: SettleDifferenceBody,
  now = new Date(),
): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await repo.lockDifference(tx, id);
    if (!row) throw new AppError("not_found", "This difference does not exist");
    if (row.settledAt) throw new AppError("conflict", "This difference is settled already");
    await repo.settle(tx, id, { settledAt: now, settledBy: doneBy(actor), reason });
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "processorReport.settle",
      subjectId: row.reportId,
      subject: row.reference || "Fees",
      before: { settled: false },
      after: { settled: true },
      reason,
    });
  });
}

/** The days that a report of the embedded processor covers. */
const DAYS = 31;

/** GET /operator/processor-report/sample.csv. Throws `not_found` with a processor that writes its reports itself. */
export async function sampleReport(now = new Date()): Promise<Response> {
  const { activityReport } = currentGateway();
  if (!activityReport) throw new AppError("not_found", "Download the report from your card processor");
  const [header = [], ...rows] = await activityReport(new Date(now.getTime() - DAYS * DAY_MS), now);
  return sheetFile("balance-change-from-activity", "csv", header, rows);
}

function present({
  report,
  differences,
  open,
}: {
  report: repo.ReportRow;
  differences: number;
  open: number;
}): ProcessorReport {
  return {
    _id: report.id,
    fileName: report.fileName,
    from: report.startsAt.toISOString(),
    to: report.endsAt.toISOString(),
    rows: report.rows,
    matched: report.matched,
    gross: toDollars(report.grossCents),
    fees: toDollars(report.feeCents),
    net: toDollars(report.netCents),
    differences,
    open,
    uploadedBy: report.uploadedBy,
    uploadedAt: report.createdAt.toISOString(),
  };
}

type DifferenceRow = Awaited<ReturnType<typeof repo.differencesOf>>["rows"][number];

function presentDifference({ difference, number, placedAt }: DifferenceRow): ProcessorDifference {
  const { id, kind, category, reference, thereCents, hereCents, orderId, at } = difference;
  const { settledAt, settledBy, reason } = difference;
  return {
    _id: id,
    kind,
    category,
    reference,
    there: thereCents === null ? null : toDollars(thereCents),
    here: hereCents === null ? null : toDollars(hereCents),
    order:
      orderId && number !== null && placedAt
        ? { _id: orderId, orderNumber: orderNumberOf(number, placedAt) }
        : null,
    at: at.toISOString(),
    settled: settledAt && { at: settledAt.toISOString(), by: settledBy ?? "", reason: reason ?? "" },
  };
}
