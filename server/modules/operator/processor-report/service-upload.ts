import { createHash } from "node:crypto";
import type { ProcessorReportDetail } from "@/contracts/operator/processor-report/processor-report";
import { formatDateTime } from "@/lib/dates";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { readSheet } from "@/server/core/sheet";
import { inTransaction } from "@/server/db/transaction";
import type { Upload } from "@/server/http/request/form";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { compare, feeCentsOf, type Known } from "./compare";
import { type Movement, parseReport } from "./parse";
import * as repo from "./repo";
import * as records from "./repo-records";
import { processorReport } from "./service";

/**
 * POST /operator/processor-report: takes a report, compares it with our records and keeps the differences; those of
 * earlier reports that it explains are settled. Throws `bad_request` on the field `file`, and `conflict` when the same
 * file was uploaded before.
 */
export async function uploadReport(
  actor: OperatorActor,
  uploads: readonly Upload[],
  now = new Date(),
): Promise<ProcessorReportDetail> {
  const [file] = uploads;
  if (!file) {
    const message = "Please choose the report";
    throw new AppError("bad_request", message, [{ field: "file", message }]);
  }
  const { rows, encoding } = await readSheet(file.bytes, file.name);
  if (encoding === null) {
    const message = "Please choose the CSV file: in a spreadsheet, the movements lose their times";
    throw new AppError("bad_request", message, [{ field: "file", message }]);
  }
  const movements = parseReport(rows).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const fileHash = createHash("sha256").update(file.bytes).digest("hex");
  const id = await inTransaction(async (tx) => {
    await repo.lockReports(tx);
    const earlier = await repo.findByHash(tx, fileHash);
    if (earlier) {
      const message = `This report was uploaded on ${formatDateTime(earlier.createdAt)}`;
      throw new AppError("conflict", message, [{ field: "file", message }]);
    }
    const [from, to] = [movements[0]?.at ?? now, movements.at(-1)?.at ?? now];
    const report = await repo.insertReport(tx, {
      fileName: file.name.slice(0, 200),
      fileHash,
      startsAt: from,
      endsAt: to,
      rows: movements.length,
      matched: 0,
      grossCents: sumOf(movements, "grossCents"),
      feeCents: feeCentsOf(movements),
      netCents: sumOf(movements, "netCents"),
      uploadedBy: doneBy(actor),
      createdAt: now,
    });
    const known = await records.recordsOf(tx, [...new Set(movements.map(({ reference }) => reference))]);
    const named = nameReversals(movements, known);
    await repo.insertRows(tx, report.id, named);
    const { after, before } = await repo.neighboursOf(tx, report);
    const absent = await records.recordsWithoutRow(tx, after ?? from, before ?? to);
    const { differences, matched } = compare(named, known, absent);
    await repo.insertDifferences(tx, report.id, differences);
    await repo.setMatched(tx, report.id, matched);
    await repo.settleFound(tx, report, now);
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "processorReport.upload",
      subjectId: report.id,
      subject: report.fileName,
      after: { rows: movements.length, matched, differences: differences.length },
    });
    return report.id;
  });
  return processorReport(id, { page: 1, limit: 50, state: "" });
}

const sumOf = (movements: readonly Movement[], field: "grossCents" | "netCents") =>
  movements.reduce((sum, movement) => sum + movement[field], 0);

/** A reversed transfer has an id of its own, which we don't know: it is the failed payout of the same amount. */
function nameReversals(movements: readonly Movement[], known: readonly Known[]): Movement[] {
  const failed = known.filter(({ category }) => category === "transfer_reversal");
  return movements.map((movement) => {
    if (movement.category !== "transfer_reversal") return movement;
    if (failed.some(({ reference }) => reference === movement.reference)) return movement;
    const at = failed.findIndex(({ cents }) => cents === movement.grossCents);
    const [found] = at < 0 ? [] : failed.splice(at, 1);
    return found ? { ...movement, reference: found.reference } : movement;
  });
}
