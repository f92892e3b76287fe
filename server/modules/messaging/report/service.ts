import {
  REPORT_KIND_WORDS,
  type ReportReason,
  type ReportSubject,
} from "@/contracts/messaging/report/report";
import type { ReportKind } from "@/contracts/report-href";
import type { ReportBody, ReportSubjectQuery } from "@/contracts/messaging/report/report.schema";
import type { Actor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { type Db, getDb } from "@/server/db/client";
import * as repo from "./repo";
import { type Reporter, type Subject, subjectOf } from "./subject";

/** GET /report: the subject of a report that is about to be sent. Throws `not_found`. */
export async function readSubject(actor: Actor, { kind, id }: ReportSubjectQuery): Promise<ReportSubject> {
  const reporter = reporterOf(actor);
  const db = await getDb();
  return present(db, reporter, { kind, id }, await subjectOf(db, reporter, kind, id));
}

type From = { ip: string; userAgent: string };

/**
 * POST /report: stores the report with a copy of the thing in its current state. Throws `not_found`, `bad_request` for
 * the reporter's own, and `conflict` for a second report of the same thing.
 */
export async function sendReport(
  actor: Actor,
  { kind, id, reason, words }: ReportBody,
  { ip, userAgent }: From,
): Promise<ReportSubject> {
  const reporter = reporterOf(actor);
  const db = await getDb();
  const subject = await subjectOf(db, reporter, kind, id);
  if (subject.isOwn)
    throw new AppError(
      "bad_request",
      `This is your own ${kind === "vendor" ? "shop" : REPORT_KIND_WORDS[kind]}`,
    );
  const isNew = await repo.insertReport(db, {
    kind,
    subjectId: id,
    subject: subject.name,
    href: subject.href,
    targetAccountId: subject.targetAccountId,
    reporterAccountId: reporter.accountId,
    ip,
    userAgent,
    reason: reason as ReportReason,
    words,
    context: subject.context,
    state: "open",
  });
  if (!isNew) {
    throw new AppError("conflict", `You have reported this ${REPORT_KIND_WORDS[kind]} already. We read it.`);
  }
  return present(db, reporter, { kind, id }, subject);
}

async function present(
  db: Db,
  { accountId }: Reporter,
  thing: { kind: ReportKind; id: string },
  { name, href }: Subject,
): Promise<ReportSubject> {
  const reportedAt = await repo.reportedBy(db, accountId, thing);
  return { ...thing, _id: thing.id, name, href, reportedAt: reportedAt?.toISOString() ?? null };
}

/** Operators can't report; they decide on reports in the console. */
function reporterOf(actor: Actor): Reporter {
  if (actor.role === "operator") throw new AppError("forbidden", "Only couples and vendors may report");
  return actor;
}
