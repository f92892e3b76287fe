"use client";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Alert } from "@/components/ui/feedback/alert";
import { Badge } from "@/components/ui/feedback/badge";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { OperatorReport } from "@/contracts/messaging/report/operator-report";
import { REPORT_REASON_LABELS } from "@/contracts/messaging/report/report";
import { useGetOperatorReportQuery } from "@/services/operator/report";
import { FactList } from "../parts/fact-list";
import { Timeline } from "../parts/timeline";
import { MoreDecisions } from "./more-decisions";
import { ReportPictures } from "./report-pictures";
import { ReportedThing } from "./reported-thing";
import styles from "./report-file.module.css";

const STATES = { open: "Open", upheld: "Upheld", dismissed: "Dismissed" } as const;

/** A report: who reported what, the content at that time, its owner, and what else is known. */
export function ReportFile({ id, isDecided }: { id: string; isDecided: boolean }) {
  const { currentData: file, error, isFetching, refetch } = useGetOperatorReportQuery(id);
  if (error && !isFetching) {
    return <LoadFailure title="This report could not be loaded" error={error} retry={refetch} />;
  }
  if (!file) return <Skeleton width="80%" />;
  const { subject, href, reports, hidden, target, patterns } = file;
  return (
    <div className={styles.file}>
      <h2 className={styles.title}>
        {href ? (
          <a href={href} target="_blank" rel="noopener">
            {subject}
          </a>
        ) : (
          subject
        )}
      </h2>
      <MoreDecisions file={file} isDecided={isDecided} />
      {hidden ? (
        <Alert tone="warn" title={hidden.what === "all" ? "Hidden" : "Its pictures are hidden"}>
          {hidden.reason}
        </Alert>
      ) : null}
      {patterns.length > 0 ? (
        <Alert tone="info" title="Also known, as a hint and not as proof">
          <ul className={styles.patterns}>
            {patterns.map((pattern) => (
              <li key={pattern}>{pattern}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <section aria-labelledby={`${id}-reports`}>
        <h3 id={`${id}-reports`} className={styles.heading}>
          Reported
        </h3>
        <Timeline
          label="Reports"
          entries={reports.map(({ _id, at, reason, words, from, role, state }) => ({
            id: _id,
            at,
            title: REPORT_REASON_LABELS[reason],
            by: `${role === "vendor" ? "Vendor" : "Couple"} ${from}`,
            children: (
              <>
                {words ? <p className={styles.words}>“{words}”</p> : null}
                {state === "open" ? null : <Badge tone="neutral">{STATES[state]}</Badge>}
              </>
            ),
          }))}
        />
      </section>
      <section aria-labelledby={`${id}-thing`}>
        <h3 id={`${id}-thing`} className={styles.heading}>
          As it stood
        </h3>
        <ReportedThing file={file} />
      </section>
      <ReportPictures key={id} file={file} />
      {target ? <Target target={target} /> : null}
    </div>
  );
}

function Target({ target }: { target: NonNullable<OperatorReport["target"]> }) {
  const { name, email, role, isBlocked, otherReports } = target;
  return (
    <FactList
      facts={[
        { label: role === "vendor" ? "Vendor" : "Couple", value: name },
        { label: "Email address", value: email },
        { label: "Other things reported", value: String(otherReports) },
        { label: "Account", value: isBlocked ? (role === "vendor" ? "Suspended" : "Blocked") : "Active" },
      ]}
    />
  );
}
