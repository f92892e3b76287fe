"use client";
import { DownloadButton } from "@/components/session/download-button";
import Link from "next/link";
import { Fragment } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Table } from "@/components/ui/list/table";
import { Breadcrumb } from "@/components/ui/page/breadcrumb";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  LEDGER_ACCOUNT_LABELS,
  LEDGER_KIND_LABELS,
  type ClosedAccount,
} from "@/contracts/operator/ledger/ledger-closing";
import { addDays, formatDateTime, formatDay, isIsoDate } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetLedgerClosingQuery } from "@/services/operator/ledger";
import styles from "./ledger.module.css";

const PATH = "/operator/ledger/closings";

/** A closed day: what each account opened with, what moved, and what it closed with. */
export function LedgerClosingView({ day }: { day: string }) {
  const { currentData: closing, error, isFetching, refetch } = useGetLedgerClosingQuery({ day });
  const title = isIsoDate(day) ? formatDay(day) : "Daily closing";
  return (
    <>
      <Breadcrumb
        entries={[
          { name: "Ledger", href: "/operator/ledger" },
          { name: "Daily closings", href: PATH },
        ]}
      />
      <PageTitle
        title={title}
        actions={
          closing ? (
            <DownloadButton
              variant="secondary"
              size="sm"
              url="/operator/ledger/closing/entries.csv"
              params={{ day }}
              fileName={`sayang-ledger-${day}.csv`}
            >
              Download entries as CSV
            </DownloadButton>
          ) : undefined
        }
      >
        {closing
          ? `Closed on ${formatDateTime(closing.closedAt)} with ${closing.entries === 1 ? "1 entry" : `${closing.entries.toLocaleString("en-SG")} entries`}.`
          : "What each account opened with, what moved and what it closed with."}
      </PageTitle>
      {error && !isFetching ? (
        <LoadFailure title="This closing could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!closing && !(error && !isFetching) ? <CardRowsSkeleton label="Loading the closing" /> : null}
      {closing ? (
        <>
          {closing.lateEntries > 0 ? (
            <Alert title={closing.lateEntries === 1 ? "1 late entry" : `${closing.lateEntries} late entries`}>
              <p>
                Dated before this day, but saved after their own day was closed. The file marks late entries.
              </p>
            </Alert>
          ) : null}
          <Accounts day={day} accounts={closing.accounts} />
          <nav className={styles.steps} aria-label="Other days">
            <Link href={`${PATH}/${addDays(day, -1)}`} prefetch={false}>
              {formatDay(addDays(day, -1))}
            </Link>
            <Link href={`${PATH}/${addDays(day, 1)}`} prefetch={false}>
              {formatDay(addDays(day, 1))}
            </Link>
          </nav>
        </>
      ) : null}
    </>
  );
}

function Accounts({ day, accounts }: { day: string; accounts: readonly ClosedAccount[] }) {
  return (
    <div className={styles.table}>
      <Table caption={`Accounts on ${formatDay(day)}`}>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col" data-numeric>
              Entries
            </th>
            <th scope="col" data-numeric>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, opening, closing, movements }) => (
            <Fragment key={account}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.account}>
                  {LEDGER_ACCOUNT_LABELS[account]}
                </th>
              </tr>
              <Line label="Opening balance" amount={opening} />
              {movements.map(({ kind, amount, entries }) => (
                <Line key={kind} label={LEDGER_KIND_LABELS[kind]} entries={entries} amount={amount} />
              ))}
              <Line label="Closing balance" amount={closing} isSum />
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

type LineProps = { label: string; entries?: number; amount: number; isSum?: boolean };

function Line({ label, entries, amount, isSum = false }: LineProps) {
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <td>{label}</td>
      <td data-numeric>{entries?.toLocaleString("en-SG")}</td>
      <td data-numeric>{formatMoney(toCents(amount))}</td>
    </tr>
  );
}
