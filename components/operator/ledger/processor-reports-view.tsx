"use client";
import { DownloadButton } from "@/components/session/download-button";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { PROCESSOR_COLUMNS } from "@/contracts/operator/processor-report/processor-report";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetProcessorReportsQuery } from "@/services/operator/ledger";
import { ConsoleTable } from "../parts/console-table";
import { dayOf } from "../parts/day-of";
import { doerWords } from "../parts/doer";
import { LedgerTabs } from "./ledger-tabs";
import styles from "./ledger.module.css";

const UploadDialog = lazy(() => import("./processor-upload-dialog"));

/** The card processor's reports that were compared with our records. */
export function ProcessorReportsView() {
  const { page } = useListParams();
  const query = useGetProcessorReportsQuery({ page, limit: 50 });
  const [asks, setAsks] = useState(false);
  return (
    <>
      <PageTitle
        title="Card processor"
        actions={
          <div className={styles.acts}>
            {query.data?.canMakeReport ? (
              <DownloadButton
                variant="secondary"
                size="sm"
                url="/operator/processor-report/sample.csv"
                fileName="balance-change-from-activity.csv"
              >
                Download test report
              </DownloadButton>
            ) : null}
            <Button size="sm" onClick={() => setAsks(true)}>
              Upload report
            </Button>
          </div>
        }
      >
        The processor’s own report, compared with our records movement by movement.
      </PageTitle>
      <LedgerTabs current="reports" />
      <ConsoleTable
        query={query}
        name="Reports of the card processor"
        things="reports"
        columns={[
          "Period",
          { label: "Movements", isNumeric: true },
          { label: "Gross", isNumeric: true },
          { label: "Fees", isNumeric: true },
          "Differences",
          "Uploaded",
        ]}
        empty={
          <EmptyState title="No report yet">
            In Stripe, open Reports, then Balance, and download “Balance change from activity” as an itemised
            CSV with the columns {PROCESSOR_COLUMNS.join(", ")}. Then upload it here.
          </EmptyState>
        }
      >
        {(report) => (
          <tr key={report._id}>
            <td>
              <Link href={`/operator/ledger/reports/${report._id}`} prefetch={false}>
                {dayOf(report.from)} – {dayOf(report.to)}
              </Link>
            </td>
            <td data-numeric>{report.rows.toLocaleString("en-SG")}</td>
            <td data-numeric>{formatMoney(toCents(report.gross))}</td>
            <td data-numeric>{formatMoney(toCents(report.fees))}</td>
            <td>
              {report.differences}{" "}
              {report.open > 0 ? (
                <Badge tone="warn">{report.open} open</Badge>
              ) : (
                <Badge tone="good">None open</Badge>
              )}
            </td>
            <td>
              {formatDateTime(report.uploadedAt)}
              <br />
              {doerWords(report.uploadedBy)}
            </td>
          </tr>
        )}
      </ConsoleTable>
      {asks ? (
        <Suspense>
          <UploadDialog onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
