"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useNow } from "@/components/ui/time/use-now";
import { sizeOf } from "@/components/messaging/room/files/file-words";
import type { HealthAct, OperatorHealth } from "@/contracts/operator/health/health";
import { formatMoney } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { MINUTE_MS } from "@/lib/time";
import { useActOnHealthMutation, useGetOperatorHealthQuery } from "@/services/operator/health";
import { ageWords } from "../parts/age";
import { FactList } from "../parts/fact-list";
import { FailureTable } from "./failure-table";
import styles from "./operator-health-view.module.css";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

const DONE: Readonly<Record<HealthAct, string>> = {
  retryJob: "The job runs again",
  retryEvent: "The event is booked",
  dismissEvent: "The event is dismissed",
};

/** Pending and failed jobs; failed ones can be retried. */
export function OperatorHealthView() {
  const { data, error, isFetching, refetch } = useGetOperatorHealthQuery(undefined, {
    pollingInterval: MINUTE_MS,
    skipPollingIfUnfocused: true,
  });
  const [act, { isLoading }] = useActOnHealthMutation();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const run = async (what: HealthAct, id: string, reason = "") => {
    await act({ act: what, id, reason }).unwrap();
    notify("success", DONE[what]);
  };
  // The error has been shown by then.
  const tryAgain = (what: HealthAct, id: string) => void run(what, id).catch(() => undefined);
  if (error && !data && !isFetching)
    return <LoadFailure title="The state could not be loaded" error={error} retry={refetch} />;
  if (!data) return <CardRowsSkeleton label="Loading the state" count={3} />;
  return (
    <>
      <PageTitle title="Health">Jobs, payment events and mails. Renewed every minute.</PageTitle>
      <div className={styles.parts}>
        <Load health={data} />
        <FailureTable
          title="Failed jobs"
          empty="Every job has run."
          rows={data.jobs.map(({ id, task, attempts, error: why, failedAt }) => ({
            id,
            what: task,
            more: `${attempts} attempts`,
            at: failedAt,
            why,
            acts: (
              <Button variant="secondary" size="sm" busy={isLoading} onClick={() => tryAgain("retryJob", id)}>
                Retry
              </Button>
            ),
          }))}
        />
        <FailureTable
          title="Payment events that couldn’t be booked"
          empty="Every event is booked."
          rows={data.events.map(({ id, type, receivedAt, failure, amount, orderNumbers }) => ({
            id,
            what: type,
            more: [amount === null ? "" : formatMoney(Math.round(amount * 100)), ...orderNumbers]
              .filter(Boolean)
              .join(" · "),
            at: receivedAt,
            why: failure,
            acts: (
              <>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={isLoading}
                  onClick={() => tryAgain("retryEvent", id)}
                >
                  Book
                </Button>
                <Button variant="danger" size="sm" onClick={() => setDismissed(id)}>
                  Dismiss
                </Button>
              </>
            ),
          }))}
        />
        <FailureTable
          title="Mails and texts that didn’t arrive"
          empty="Nothing in the last seven days."
          rows={data.messages.map(({ id, kind, recipient, status, error: why, createdAt }) => ({
            id,
            what: kind.replaceAll("-", " "),
            more: recipient,
            at: createdAt,
            why: why || status,
          }))}
        />
      </div>
      {dismissed ? (
        <Suspense>
          <ReasonDialog
            title="Dismiss this event"
            lead="It is closed without booking it: the books must be right without it. The reason is kept in the log."
            submit="Dismiss event"
            onReason={(reason) => run("dismissEvent", dismissed, reason)}
            onClose={() => setDismissed(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Load({ health: { queue, mail, backup } }: { health: OperatorHealth }) {
  const now = useNow(MINUTE_MS);
  const waits = (since: string | null) => (since ? `, the oldest for ${ageWords(since, now)}` : "");
  return (
    <Card as="section" aria-label="Work to do">
      <FactList
        facts={[
          { label: "Jobs due", value: `${queue.due}${waits(queue.oldestDueAt)}` },
          { label: "Jobs running", value: String(queue.running) },
          { label: "Jobs planned", value: String(queue.later) },
          { label: "Mails and texts to send", value: `${mail.queued}${waits(mail.oldestQueuedAt)}` },
          { label: "Last backup", value: backupWords(backup, now) },
        ]}
      />
    </Card>
  );
}

function backupWords(backup: OperatorHealth["backup"], now: number): string {
  if (!backup) return "Not made here, because you run your own PostgreSQL";
  if (!backup.madeAt) return "None yet: the first is made at night";
  return `${ageWords(backup.madeAt, now)} ago, ${sizeOf(backup.bytes)}`;
}
