"use client";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { useNow } from "@/components/ui/time/use-now";
import type { OperatorReportRow, ReportDecision } from "@/contracts/messaging/report/operator-report";
import { REPORT_REASON_LABELS } from "@/contracts/messaging/report/report";
import { isLate } from "@/contracts/operator/home/home";
import { MINUTE_MS } from "@/lib/time";
import { useDecideReportMutation, useGetOperatorReportsQuery } from "@/services/operator/report";
import { ageWords } from "../parts/age";
import { Entry } from "../queue/entry";
import { QueuePage } from "../queue/queue-page";
import { REPORT_DECISION_WORDS } from "./report-decisions";
import { ReportFile } from "./report-file";

const PATH = "/operator/reports";
const TABS = [
  { tab: "open", label: "Open", href: PATH },
  { tab: "decided", label: "Decided", href: `${PATH}?state=decided` },
];

/** Reports with the content at the time of the report, and everything needed to decide. */
export function OperatorReportsView() {
  const { page, get } = useListParams();
  const state = get("state") === "decided" ? "decided" : "open";
  const query = useGetOperatorReportsQuery({ page, limit: 50, state });
  const [decide] = useDecideReportMutation();
  const now = useNow(MINUTE_MS);
  const decisionsOf = ({ _id, subject, kind }: OperatorReportRow) =>
    state === "decided"
      ? []
      : usualDecisions(kind).map((decision) => {
          const { done, ...words } = REPORT_DECISION_WORDS[decision];
          return {
            ...words,
            done: `${done}: ${subject}`,
            send: (reason: string) => decide({ id: _id, body: { decision, reason } }).unwrap(),
          };
        });
  return (
    <>
      <PageTitle title="Reports">
        All reports of one thing are decided together. The other side is never told who reported.
      </PageTitle>
      <PageTabs label="Reports by state" path={PATH} tabs={TABS} current={state} />
      <QueuePage
        key={state}
        query={query}
        label="Reports"
        failure="The reports could not be loaded"
        empty={
          <EmptyState title={state === "open" ? "No open reports" : "Nothing decided yet"}>
            {state === "open"
              ? "What couples and vendors report appears here."
              : "Decided reports appear here, and what was hidden can be restored."}
          </EmptyState>
        }
        nameOf={({ subject }) => subject}
        entry={({ subject, reasons, people, since }) => (
          <Entry
            title={subject}
            badge={
              state === "open" && isLate({ name: "reports", count: 1, since }, now) ? (
                <Badge tone="bad">Late</Badge>
              ) : people > 1 ? (
                <Badge tone="warn">{people} reports</Badge>
              ) : null
            }
          >
            {reasons.map((reason) => REPORT_REASON_LABELS[reason]).join(" · ")}
            {state === "open" ? ` · waits ${ageWords(since, now)}` : ""}
          </Entry>
        )}
        decisionsOf={decisionsOf}
      >
        {({ _id }) => <ReportFile id={_id} isDecided={state === "decided"} />}
      </QueuePage>
    </>
  );
}

const usualDecisions = (kind: OperatorReportRow["kind"]): readonly ReportDecision[] =>
  kind === "review" || kind === "story" ? ["dismiss", "hide", "warn", "block"] : ["dismiss", "warn", "block"];
