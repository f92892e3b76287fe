"use client";
import Link from "next/link";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { Table } from "@/components/ui/list/table";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  categoryName,
  DIFFERENCE_KINDS,
  type ProcessorDifference,
  type ProcessorReportDetail,
} from "@/contracts/operator/processor-report/processor-report";
import { formatDateTime } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { notify } from "@/lib/notice/notify";
import { useGetProcessorReportQuery, useSettleDifferenceMutation } from "@/services/operator/ledger";
import { ConsoleTable } from "../parts/console-table";
import { dayOf } from "../parts/day-of";
import { doerWords } from "../parts/doer";
import { FactList } from "../parts/fact-list";
import styles from "./ledger.module.css";

const ReasonDialog = lazy(() => import("../queue/reason-dialog"));

const PATH = "/operator/ledger/reports";
const TABS = [
  { tab: "", label: "All" },
  { tab: "open", label: "Open" },
  { tab: "settled", label: "Settled" },
] as const;

const money = (amount: number | null) => (amount === null ? "–" : formatMoney(toCents(amount)));

/** A report of the card processor: what it has, and each difference with its explanation. */
export function ProcessorReportView({ id }: { id: string }) {
  const { page, get } = useListParams();
  const state = TABS.find(({ tab }) => tab === get("state"))?.tab ?? "";
  const query = useGetProcessorReportQuery({ id, page, limit: 50, state });
  const [settle] = useSettleDifferenceMutation();
  const [asked, setAsked] = useState<ProcessorDifference | null>(null);
  const { data, error, isFetching, refetch } = query;
  if (error && !data && !isFetching)
    return <LoadFailure title="The report could not be loaded" error={error} retry={refetch} />;
  if (!data) return <CardRowsSkeleton label="Loading the report" count={3} />;
  const { report } = data;
  return (
    <>
      <Breadcrumb
        entries={[
          { name: "Ledger", href: "/operator/ledger" },
          { name: "Card processor", href: PATH },
        ]}
      />
      <PageTitle title={`${dayOf(report.from)} – ${dayOf(report.to)}`}>
        {report.fileName}, uploaded {formatDateTime(report.uploadedAt)} by {doerWords(report.uploadedBy)}
      </PageTitle>
      <Summary detail={data} />
      <h2 className={styles.heading}>Differences</h2>
      <PageTabs
        label="Differences by state"
        path={`${PATH}/${id}`}
        tabs={TABS}
        current={state}
        param="state"
      />
      <ConsoleTable
        query={{ ...query, data: data.differences, currentData: query.currentData?.differences }}
        name="Differences"
        things="differences"
        columns={[
          "What",
          "Movement",
          { label: "Processor", isNumeric: true },
          { label: "Sayang", isNumeric: true },
          { label: "Difference", isNumeric: true },
          { label: "Settle", isHidden: true },
        ]}
        empty={
          <EmptyState title={state ? "None here" : "Everything matches"}>
            {state ? "Choose another tab." : "The processor and our records agree on every movement."}
          </EmptyState>
        }
      >
        {(difference) => (
          <Difference key={difference._id} difference={difference} onSettle={() => setAsked(difference)} />
        )}
      </ConsoleTable>
      {asked ? (
        <Suspense>
          <ReasonDialog
            title={`Settle: ${DIFFERENCE_KINDS[asked.kind].label}`}
            lead="Say how it was explained or corrected. The reason is kept with the difference and in the audit log."
            submit="Settle"
            tone="primary"
            onReason={async (reason) => {
              await settle({ id: asked._id, body: { reason } }).unwrap();
              notify("success", "Settled");
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Summary({ detail: { report, categories } }: { detail: ProcessorReportDetail }) {
  return (
    <Card as="section" aria-label="Summary" className={styles.summary}>
      <FactList
        facts={[
          { label: "Movements", value: `${report.matched} of ${report.rows} match` },
          { label: "Gross", value: money(report.gross) },
          { label: "Fees", value: money(report.fees) },
          { label: "Net", value: money(report.net) },
          {
            label: "Differences",
            value: report.open > 0 ? `${report.open} of ${report.differences} open` : "None open",
          },
        ]}
      />
      <Table caption="Movements by category">
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col" data-numeric>
              Movements
            </th>
            <th scope="col" data-numeric>
              Gross
            </th>
            <th scope="col" data-numeric>
              Fees
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, rows, gross, fees }) => (
            <tr key={category}>
              <td>{categoryName(category)}</td>
              <td data-numeric>{rows.toLocaleString("en-SG")}</td>
              <td data-numeric>{money(gross)}</td>
              <td data-numeric>{money(fees)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function Difference({ difference, onSettle }: { difference: ProcessorDifference; onSettle: () => void }) {
  const { kind, category, reference, there, here, order, at, settled } = difference;
  const { label, says } = DIFFERENCE_KINDS[kind];
  return (
    <tr>
      <td className={styles.what}>
        <Badge tone={settled ? "good" : "warn"}>{label}</Badge>
        <p className={styles.says}>
          {settled ? `${settled.reason} (${doerWords(settled.by)}, ${formatDateTime(settled.at)})` : says}
        </p>
      </td>
      <td className={styles.refs}>
        {categoryName(category)}, {formatDateTime(at)}
        {order ? (
          <>
            <br />
            <Link href={`/operator/orders/${order._id}`} prefetch={false}>
              {order.orderNumber}
            </Link>
          </>
        ) : null}
        {reference ? (
          <>
            <br />
            {reference}
          </>
        ) : null}
      </td>
      <td data-numeric>{money(there)}</td>
      <td data-numeric>{money(here)}</td>
      <td data-numeric>{money(Math.round(((there ?? 0) - (here ?? 0)) * 100) / 100)}</td>
      <td>
        {settled ? null : (
          <Button variant="secondary" size="sm" onClick={onSettle}>
            Settle<span className="visually-hidden"> {`${label} ${reference}`}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
