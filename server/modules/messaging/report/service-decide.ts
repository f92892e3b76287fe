import {
  DECISIONS_WITH_REASON,
  type OperatorReport,
  type ReportDecision,
} from "@/contracts/messaging/report/operator-report";
import type { ReportDecisionBody } from "@/contracts/messaging/report/operator-report.schema";
import type { OperatorActor } from "@/server/core/actor";
import { clearCache } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { getDb, type Transaction } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { decideVendorIn } from "@/server/modules/catalogue/vendor/public";
import { setBlocked } from "@/server/modules/identity/account/public";
import { recordEvent } from "@/server/modules/identity/account-event/public";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { revokeSessionsOf } from "@/server/modules/identity/session/public";
import { accountBlocked, accountWarned, reportDecided } from "./mail";
import type { ReportRow } from "./repo";
import * as repo from "./repo-operator";
import { noSuchReport, presentReport } from "./service-operator";
import { hideThing, restoreThing } from "./things";

type Decided = { found: ReportRow; reason: string; doneBy: string };

/**
 * POST /operator/report/{id}/decision: decides all open reports of the thing together, mails its author and the
 * reporters, and records the act. Throws `bad_request` without a required reason, `not_found`, and `conflict` when the
 * decision no longer applies.
 */
export async function decideReport(
  actor: OperatorActor,
  id: string,
  { decision: named, reason: given }: ReportDecisionBody,
): Promise<OperatorReport> {
  const decision = named as ReportDecision;
  const reason = given.trim();
  if (DECISIONS_WITH_REASON.includes(decision) && !reason) throw reasonMissing();
  const decided = await inTransaction(async (tx) => {
    const found = await repo.findReport(tx, id);
    if (!found) throw noSuchReport();
    const reports = await repo.lockThing(tx, found);
    const open = reports.filter(({ state }) => state === "open");
    if (decision === "dismiss" && open.length === 0) {
      throw new AppError("conflict", "These reports are decided already");
    }
    await ACTS[decision](tx, { found, reason, doneBy: doneBy(actor) });
    await recordAct(tx, {
      doneBy: doneBy(actor),
      kind: `report.${decision}`,
      subjectId: found.subjectId,
      subject: found.subject,
      before: { openReports: open.length },
      after: { openReports: ENDS[decision] ? 0 : open.length },
      reason,
    });
    const state = ENDS[decision];
    if (state) await end(tx, open, state);
    return found;
  });
  // Responses of public calls are cached for a minute.
  clearCache();
  return presentReport(await getDb(), decided);
}

/** The outcome of open reports; null leaves them open. */
const ENDS: Readonly<Record<ReportDecision, "upheld" | "dismissed" | null>> = {
  dismiss: "dismissed",
  hide: "upheld",
  hidePictures: "upheld",
  restore: null,
  warn: "upheld",
  block: "upheld",
  unblock: null,
};

const ACTS: Readonly<Record<ReportDecision, (tx: Transaction, decided: Decided) => Promise<void>>> = {
  dismiss: () => Promise.resolve(),
  hide: (tx, { found, reason }) => hideThing(tx, thingOf(found), "hide", reason),
  hidePictures: (tx, { found, reason }) => hideThing(tx, thingOf(found), "hidePictures", reason),
  restore: (tx, { found }) => restoreThing(tx, thingOf(found)),
  async warn(tx, { found, reason, doneBy }) {
    const { accountId, email: to } = await requireTarget(tx, found);
    await recordEvent(tx, { accountId, kind: "account-warned", doneBy, detail: reason });
    await enqueueMessage(tx, accountWarned, { to, reason });
  },
  async block(tx, { found, reason, doneBy }) {
    const { accountId, email: to, role, vendorId, blockedAt } = await requireTarget(tx, found);
    if (role === "vendor" && vendorId) {
      await decideVendorIn(tx, { vendor: { id: vendorId }, transition: "suspend", reason, doneBy });
      return;
    }
    if (blockedAt) throw new AppError("conflict", "This account is blocked already");
    await setBlocked(tx, accountId, new Date());
    await revokeSessionsOf(tx, accountId);
    await recordEvent(tx, { accountId, kind: "account-blocked", doneBy, detail: reason });
    await enqueueMessage(tx, accountBlocked, { to, reason });
  },
  async unblock(tx, { found, doneBy }) {
    const { accountId, blockedAt } = await requireTarget(tx, found);
    if (!blockedAt) throw new AppError("conflict", "This account isn’t blocked here");
    await setBlocked(tx, accountId, null);
    await recordEvent(tx, { accountId, kind: "account-unblocked", doneBy });
  },
};

export function reasonMissing(): AppError {
  const message = "Please give a reason: the person it is about reads it";
  return new AppError("bad_request", message, [{ field: "reason", message }]);
}

export const thingOf = ({ kind, subjectId: id }: ReportRow) => ({ kind, id });

async function requireTarget(tx: Transaction, { targetAccountId }: ReportRow) {
  const target = targetAccountId ? await repo.findTarget(tx, targetAccountId) : null;
  if (!target) throw new AppError("conflict", "This account no longer exists");
  return target;
}

/** Ends open reports of one thing and mails their reporters. */
export async function end(
  tx: Transaction,
  open: readonly ReportRow[],
  state: "upheld" | "dismissed",
): Promise<void> {
  const [first] = open;
  if (!first) return;
  const ids = open.map(({ id }) => id);
  await repo.settle(tx, ids, state);
  for (const { report, email: to } of await repo.reportsOfThing(tx, first)) {
    if (!ids.includes(report.id)) continue;
    await enqueueMessage(tx, reportDecided, { to, subject: report.subject, isUpheld: state === "upheld" });
  }
}
