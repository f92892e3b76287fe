import type { HealthAct, OperatorHealth } from "@/contracts/operator/health/health";
import type { HealthActBody } from "@/contracts/operator/health/health.schema";
import { toDollars } from "@/lib/money";
import type { OperatorActor } from "@/server/core/actor";
import { AppError } from "@/server/core/errors";
import { getDb } from "@/server/db/client";
import { inTransaction } from "@/server/db/transaction";
import { readEnv } from "@/lib/env";
import { lastBackup } from "@/server/db/nightly-backup";
import { mailState } from "@/server/mail/public";
import { doneBy, NO_SUBJECT, recordAct } from "@/server/modules/identity/operator/public";
import { dismissEvent, listUnbooked, retryEvent } from "@/server/modules/sale/webhook/public";
import { listDeadLetters, retryDeadLetter } from "@/server/queue/dead-letters";
import { queueState } from "@/server/queue/queue-state";

/** GET /operator/health */
export async function operatorHealth(): Promise<OperatorHealth> {
  const db = await getDb();
  const [queue, mail, jobs, events, backup] = await Promise.all([
    queueState(db),
    mailState(db),
    listDeadLetters(db),
    listUnbooked(),
    lastBackup(),
  ]);
  const { oldestDueAt, ...counts } = queue;
  return {
    queue: { ...counts, oldestDueAt: oldestDueAt?.toISOString() ?? null },
    mail: { queued: mail.queued, oldestQueuedAt: mail.oldestQueuedAt?.toISOString() ?? null },
    jobs: jobs.map(({ id, task, attempts, error, failedAt }) => ({
      id,
      task,
      attempts,
      error,
      failedAt: failedAt.toISOString(),
    })),
    events: events.map(({ id, type, receivedAt, attempts, failure, cents, orderNumbers }) => ({
      id,
      type,
      receivedAt: receivedAt.toISOString(),
      attempts,
      failure,
      amount: cents === null ? null : toDollars(cents),
      orderNumbers,
    })),
    messages: mail.lost.map(({ createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    })),
    backup: readEnv().databaseUrl
      ? null
      : { madeAt: backup?.at.toISOString() ?? null, bytes: backup?.bytes ?? 0 },
  };
}

/**
 * POST /operator/health/act. Throws `conflict` when no such job failed and no such event waits, and when the
 * event still can't be booked.
 */
export async function actOnHealth(actor: OperatorActor, { act, id, reason }: HealthActBody): Promise<void> {
  if (!(await WORK[act as HealthAct](id, reason))) {
    throw new AppError("conflict", "This has been dealt with already");
  }
  await inTransaction((tx) =>
    recordAct(tx, {
      doneBy: doneBy(actor),
      kind: `health.${act as HealthAct}`,
      subjectId: NO_SUBJECT,
      subject: id,
      reason,
    }),
  );
}

const WORK: Readonly<Record<HealthAct, (id: string, reason: string) => Promise<boolean>>> = {
  retryJob: async (id) => /^\d{1,18}$/.test(id) && retryDeadLetter(await getDb(), id),
  retryEvent: async (id) => {
    try {
      return await retryEvent(id);
    } catch (error) {
      const why = error instanceof Error ? error.message : "no reason given";
      throw new AppError("conflict", `The event still can’t be booked: ${why}`);
    }
  },
  dismissEvent: (id, reason) => dismissEvent(id, reason),
};
