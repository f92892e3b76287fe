import { toPage } from "@/contracts/envelope";
import type {
  OperatorReport,
  OperatorReportList,
  OperatorRoom,
  ReportDecision,
} from "@/contracts/messaging/report/operator-report";
import type { OperatorReportsQuery } from "@/contracts/messaging/report/operator-report.schema";
import { coupleName } from "@/lib/couple-name";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { wholeTalk } from "@/server/modules/messaging/room/public";
import { patternsOf } from "./patterns";
import type { ReportRow } from "./repo";
import * as repo from "./repo-operator";
import { picturesOf, stateOf } from "./things";

/** The number of messages of a reported conversation shown to an operator. */
const ROOM_MESSAGES = 500;

/** GET /operator/report: reported things, open ones longest waiting first, decided ones latest first. */
export async function operatorReports(query: OperatorReportsQuery): Promise<OperatorReportList> {
  const { rows, total } = await repo.reportedThings(await getDb(), query);
  return toPage(
    rows.map(({ id, since, ...row }) => ({ _id: id, ...row, since: since.toISOString() })),
    total,
    query,
  );
}

/** GET /operator/report/{id}: all reports of the same thing. Throws `not_found`. */
export async function operatorReport(id: string): Promise<OperatorReport> {
  const db = await getDb();
  const found = await repo.findReport(db, id);
  if (!found) throw noSuchReport();
  return presentReport(db, found);
}

/** Returns a report with all others of the same thing, for an operator. */
export async function presentReport(db: Db, found: ReportRow): Promise<OperatorReport> {
  const { kind, subjectId, subject, href } = found;
  const rows = await repo.reportsOfThing(db, found);
  const latest = rows.at(-1)?.report ?? found;
  const [{ hidden, decisions }, pictures, target, patterns] = await Promise.all([
    stateOf(db, kind, subjectId),
    picturesOf(db, { kind, id: subjectId }),
    targetOf(db, latest),
    patternsOf(
      db,
      rows.map(({ report }) => report),
    ),
  ]);
  const isOpen = rows.some(({ report }) => report.state === "open");
  const isShop = target?.role === "vendor";
  const ofTarget: ReportDecision[] = !target
    ? []
    : target.isBlocked
      ? isShop
        ? ["warn"]
        : ["warn", "unblock"]
      : ["warn", "block"];
  return {
    _id: found.id,
    kind,
    subject,
    href,
    reports: rows.map(({ report, email, role }) => ({
      _id: report.id,
      reason: report.reason,
      words: report.words,
      from: email,
      role,
      state: report.state,
      at: report.createdAt.toISOString(),
    })),
    context: latest.context,
    hidden,
    pictures,
    target,
    patterns,
    decisions: [...(isOpen ? (["dismiss"] as const) : []), ...decisions, ...ofTarget],
  };
}

async function targetOf(db: Db, report: ReportRow): Promise<OperatorReport["target"]> {
  const { targetAccountId } = report;
  const found = targetAccountId ? await repo.findTarget(db, targetAccountId) : null;
  if (!targetAccountId || !found) return null;
  const { things } = await repo.otherReports(db, { ...report, targetAccountId });
  const { accountId, email, role } = found;
  return {
    accountId,
    email,
    role,
    name: nameOf(found),
    isBlocked: found.blockedAt !== null || found.vendorStatus === "suspended",
    otherReports: things,
  };
}

function nameOf({
  vendorName,
  firstName,
  brideFirstName,
  groomFirstName,
}: NonNullable<Awaited<ReturnType<typeof repo.findTarget>>>): string {
  if (vendorName) return vendorName;
  return coupleName({
    firstName: firstName ?? "",
    brideFirstName: brideFirstName ?? "",
    groomFirstName: groomFirstName ?? "",
  });
}

/**
 * POST /operator/report/{id}/room: the whole reported conversation; reading it is logged. Throws `not_found`, and
 * `conflict` for a report of something else.
 */
export async function readReportedRoom(actor: OperatorActor, id: string): Promise<OperatorRoom> {
  return inTransaction(async (tx) => {
    const found = await repo.findReport(tx, id);
    if (!found) throw noSuchReport();
    if (found.kind !== "room") throw new AppError("conflict", "This report is not of a conversation");
    const messages = await wholeTalk(tx, found.subjectId, ROOM_MESSAGES + 1);
    if (!messages) throw noSuchReport();
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: "report.readRoom",
      subjectId: found.subjectId,
      subject: found.subject,
    });
    return { messages: messages.slice(-ROOM_MESSAGES), hasMore: messages.length > ROOM_MESSAGES };
  });
}

export const noSuchReport = () => new AppError("not_found", "This report does not exist");
