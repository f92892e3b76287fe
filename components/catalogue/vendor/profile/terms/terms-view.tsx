"use client";
import { DownloadButton } from "@/components/session/download-button";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { ListPager } from "@/components/ui/list/pager/list-pager";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { OwnTerms, TermsStanding } from "@/contracts/catalogue/vendor/vendor-terms";
import { formatDate } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  termsFilePath,
  useGetOwnTermsQuery,
  usePublishTermsMutation,
  useWithdrawTermsMutation,
} from "@/services/catalogue/vendor-terms";
import { SettingsFrame } from "../form/settings-frame";
import { TermsForm } from "./terms-form";
import styles from "./terms.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

const LIMIT = 10;

/** `/vendor/dashboard/settings/terms` */
export function TermsView() {
  const [page, setPage] = useState(1);
  const query = { page, limit: LIMIT };
  const { data, error, refetch } = useGetOwnTermsQuery(query, { refetchOnMountOrArgChange: true });
  // The form follows the newest version, whichever page of the list is open.
  const { data: newest } = useGetOwnTermsQuery({ page: 1, limit: LIMIT });
  const latest = newest?.docs[0] ?? null;
  const scheduled = newest?.docs.find(({ standing, kind }) => standing === "scheduled" && kind !== "none");
  return (
    <SettingsFrame
      title="Your own terms"
      lead="Couples accept them with every order, beside your payment and refund policy. Each order keeps the version it was placed under."
    >
      {error ? <LoadFailure title="Your terms could not be loaded" error={error} retry={refetch} /> : null}
      {!data && !error ? <CardRowsSkeleton label="Loading your terms" /> : null}
      {data && newest ? (
        <>
          {/* Starts over from what was published, so that the next version begins with its text. */}
          <TermsForm key={latest?.id ?? "first"} latest={latest} />
          <SettingsCard title="Versions">
            {data.totalDocs === 0 ? (
              <p className={styles.soft}>None yet. Only Sayang’s terms and your payment policy apply.</p>
            ) : (
              <>
                <ul className={styles.versions}>
                  {data.docs.map((terms) => (
                    <Version key={terms.id} terms={terms} scheduled={scheduled} />
                  ))}
                </ul>
                {data.totalPages > 1 ? <ListPager {...data} onPage={setPage} /> : null}
              </>
            )}
          </SettingsCard>
        </>
      ) : null}
    </SettingsFrame>
  );
}

const BADGES: Readonly<Record<TermsStanding, { label: string; tone: "good" | "info" | "neutral" }>> = {
  current: { label: "Applies now", tone: "good" },
  scheduled: { label: "Scheduled", tone: "info" },
  past: { label: "Earlier version", tone: "neutral" },
};

type VersionProps = {
  terms: OwnTerms;
  /** The version that applies later, if there is one. */
  scheduled: OwnTerms | undefined;
};

function Version({ terms, scheduled }: VersionProps) {
  const { id, version, kind, standing, appliesFrom, fileName, sha256 } = terms;
  const [withdraw, { isLoading: isWithdrawing }] = useWithdrawTermsMutation();
  const { label, tone } = BADGES[standing];
  return (
    <li className={styles.version}>
      <p className={styles.head}>
        <strong>{kind === "none" ? "No terms of your own" : `Version ${version}`}</strong>{" "}
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className={styles.soft}>
        For orders from {formatDate(appliesFrom)}
        {kind === "pdf" ? ` · ${fileName}` : ""}
      </p>
      {kind === "none" ? null : (
        <details className={styles.soft}>
          <summary>Fingerprint (SHA-256)</summary>
          <code className={styles.hash}>{sha256}</code>
        </details>
      )}
      <div className={styles.actions}>
        {kind === "none" ? null : (
          <DownloadButton
            variant="plain"
            size="sm"
            aria-label={`Download version ${version}`}
            url={termsFilePath(id)}
            fileName={fileName}
          >
            Download
          </DownloadButton>
        )}
        {standing === "scheduled" ? (
          <Button
            variant="plain"
            size="sm"
            busy={isWithdrawing}
            aria-label={`Withdraw version ${version}`}
            onClick={() => void withdraw(id)}
          >
            Withdraw
          </Button>
        ) : null}
        {standing === "current" && kind !== "none" ? <StopUsing scheduled={scheduled} /> : null}
      </div>
    </li>
  );
}

function StopUsing({ scheduled }: Pick<VersionProps, "scheduled">) {
  const [asking, setAsking] = useState(false);
  const [publish, { isLoading }] = usePublishTermsMutation();
  const stop = async () => {
    const data = new FormData();
    data.append("kind", "none");
    const answer = await publish(data);
    if (answer.error) return notify("error", "Your terms still apply. Try again");
    notify("success", "Your own terms no longer apply to new orders");
    setAsking(false);
  };
  return (
    <>
      <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
        Stop using
      </Button>
      <Suspense>
        {asking ? (
          <ConfirmDialog
            open
            title="Stop using your own terms?"
            confirm="Stop using them"
            cancel="Keep them"
            tone="danger"
            busy={isLoading}
            onConfirm={() => void stop()}
            onClose={() => setAsking(false)}
          >
            <p>New orders are then placed without them. Orders you already have keep theirs.</p>
            {scheduled ? (
              <p>
                Version {scheduled.version} still applies from {formatDate(scheduled.appliesFrom)}, unless you
                withdraw it.
              </p>
            ) : null}
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}
