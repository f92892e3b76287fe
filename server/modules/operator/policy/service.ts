import { toPage } from "@/contracts/envelope";
import {
  POLICIES,
  POLICY_NOTICE_DAYS,
  type PolicyName,
  type PolicyNotices,
  type UpcomingPolicy,
} from "@/contracts/operator/policy/policy";
import type { PolicyNoticeBody, PolicyNoticesQuery } from "@/contracts/operator/policy/policy.schema";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { MINUTE_SECONDS } from "@/lib/time";
import type { OperatorActor } from "@/server/core/actor";
import { cached, clearCache } from "@/server/core/cache";
import { AppError } from "@/server/core/errors";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { enqueueMessage } from "@/server/mail/public";
import { doneBy, recordAct } from "@/server/modules/identity/operator/public";
import { enqueue } from "@/server/queue/enqueue";
import { policyChanging } from "./mail";
import * as repo from "./repo";
import { MAIL_POLICY } from "./task";

/** Mails queued in one transaction. */
const AT_ONCE = 200;

/** GET /operator/policy */
export async function policyNotices(query: PolicyNoticesQuery): Promise<PolicyNotices> {
  const { rows, total } = await repo.notices(await getDb(), query);
  return toPage(
    rows.map(({ id, policy, appliesFrom, summary, mailed, isDone, announcedBy, createdAt }) => ({
      _id: id,
      policy,
      appliesFrom,
      summary,
      mailed,
      isDone,
      announcedBy,
      announcedAt: createdAt.toISOString(),
    })),
    total,
    query,
  );
}

/**
 * POST /operator/policy: announces a new version on the policy's page and by mail to everyone whom it binds. Throws
 * `bad_request` for a day that is too soon, and `conflict` when this policy has been announced for that day.
 */
export async function announcePolicy(
  actor: OperatorActor,
  { policy, appliesFrom, summary }: PolicyNoticeBody,
): Promise<void> {
  const earliest = addDays(todayInSingapore(), POLICY_NOTICE_DAYS);
  if (appliesFrom < earliest) {
    const message = `The day must be at least ${POLICY_NOTICE_DAYS} days from now: ${formatDate(earliest)} or later`;
    throw new AppError("bad_request", message, [{ field: "appliesFrom", message }]);
  }
  const by = doneBy(actor);
  const { label } = POLICIES[policy];
  await inTransaction(async (tx) => {
    const id = await repo.insertNotice(tx, { policy, appliesFrom, summary, announcedBy: by });
    if (!id)
      throw new AppError("conflict", `A new version of the ${label} is already announced for that day`);
    await enqueue(tx, MAIL_POLICY, { id }, { key: `mailPolicy:${id}` });
    const after = { appliesFrom, summary };
    await recordAct(tx, { doneBy: by, kind: "policy.announce", subjectId: id, subject: label, after });
  });
  clearCache();
}

/** Queues the mails of a notice. Each batch is a transaction, so that after a failure the next attempt continues. */
export async function mailReaders({ id }: { id: string }): Promise<void> {
  while (await mailSome(id));
}

/** Queues the next mails of a notice. Returns whether there may be more. */
function mailSome(id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const notice = await repo.lockNotice(tx, id);
    if (!notice || notice.isDone) return false;
    const { label, href, readers } = POLICIES[notice.policy];
    const next = await repo.readersAfter(tx, notice, readers, AT_ONCE);
    const { appliesFrom, summary } = notice;
    const link = appLink(href);
    for (const { email: to, role } of next) {
      const message = { to, policy: label, appliesFrom, summary, isVendor: role === "vendor", link };
      await enqueueMessage(tx, policyChanging, message, { isBulk: true });
    }
    const isDone = next.length < AT_ONCE;
    const mailedUpTo = next.at(-1)?.id ?? notice.mailedUpTo;
    await repo.noteMailed(tx, id, { added: next.length, mailedUpTo, isDone });
    return !isDone;
  });
}

/** Returns the version of a policy that was announced last and doesn't apply yet, or null. */
export function upcomingPolicy(policy: PolicyName): Promise<UpcomingPolicy | null> {
  return cached(`upcoming policy ${policy}`, MINUTE_SECONDS, async () =>
    repo.upcoming(await getDb(), policy, todayInSingapore()),
  );
}
