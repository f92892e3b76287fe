"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { BEO_MESSAGES, type Beo } from "@/contracts/planning/beo";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import { type BeoOf, useConfirmBeoMutation } from "@/services/planning/beo";
import styles from "./beo.module.css";

const IssueDialog = lazy(() => import("./issue-dialog"));

type Props = {
  beo: Beo;
  of: BeoOf;
  /** How many lines differ from the latest version. */
  changes: number;
};

/** Where the latest version stands, and the next step. */
export function LatestVersion({ beo, of, changes }: Props) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [confirm, { isLoading }] = useConfirmBeoMutation();
  const { may, versions, eventId } = beo;
  const [latest] = versions;
  const isStale = !latest || changes > 0;
  const send = async () => {
    if (!latest) return;
    const { data } = await confirm({ ...of, version: latest.number, eventId: eventId ?? undefined });
    if (data) notify("success", BEO_MESSAGES.confirmed);
  };
  const waits = latest !== undefined && latest.confirmedAt === null;
  return (
    <section className={styles.latest} aria-label="Latest version" aria-live="polite">
      <div>
        <p className={styles.what}>
          {latest ? `Version ${latest.number}` : "Not issued yet"}{" "}
          {latest ? (
            <Badge tone={waits ? (may.confirm ? "warn" : "brass") : "good"}>
              {waits ? (may.confirm ? "Waiting for you" : "Waiting for the vendor") : "Confirmed"}
            </Badge>
          ) : null}
        </p>
        <p className={styles.note}>{statusOf(beo, changes)}</p>
      </div>
      <div className={styles.acts}>
        {waits && may.confirm ? (
          <Button busy={isLoading} variant={isStale ? "secondary" : "primary"} onClick={() => void send()}>
            Confirm version {latest.number}
          </Button>
        ) : null}
        {may.issue && isStale && beo.version === null ? (
          <Button
            onClick={() => {
              setWasOpen(true);
              setOpen(true);
            }}
          >
            Issue version {(latest?.number ?? 0) + 1}
          </Button>
        ) : null}
      </div>
      <Suspense>
        {wasOpen ? <IssueDialog open={open} beo={beo} of={of} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </section>
  );
}

function statusOf({ versions, vendorName }: Beo, changes: number): string {
  const [latest] = versions;
  if (!latest) return "Issue the first version, so that both sides work from the same numbers.";
  const lines = `${changes} ${changes === 1 ? "line has" : "lines have"} changed since`;
  const by = latest.confirmedBy || vendorName;
  if (latest.confirmedAt) {
    const confirmed = `Confirmed by ${by} on ${formatDateTime(latest.confirmedAt)}.`;
    return changes > 0 ? `${confirmed} ${lines}.` : `${confirmed} The plan hasn’t changed since.`;
  }
  return changes > 0
    ? `${lines}. Issue a new version, so that the latest plan is confirmed.`
    : "The plan hasn’t changed since it was issued.";
}
