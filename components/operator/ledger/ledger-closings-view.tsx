"use client";
import { DownloadButton } from "@/components/session/download-button";
import Link from "next/link";
import { Badge } from "@/components/ui/feedback/badge";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  LEDGER_ACCOUNT_LABELS,
  type LedgerAccountName,
  type LedgerClosing,
} from "@/contracts/operator/ledger/ledger-closing";
import { formatDay } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetLedgerClosingsQuery } from "@/services/operator/ledger";
import { ConsoleTable } from "../parts/console-table";
import { LedgerTabs } from "./ledger-tabs";
import styles from "./ledger.module.css";

const ACCOUNTS: readonly LedgerAccountName[] = ["gateway", "order", "vendor", "commission"];

/** The closed days of the ledger. */
export function LedgerClosingsView() {
  const { page } = useListParams();
  const query = useGetLedgerClosingsQuery({ page, limit: 31 });
  const year = query.data?.docs[0]?.day.slice(0, 4);
  return (
    <>
      <PageTitle
        title="Daily closings"
        actions={
          year ? (
            <DownloadButton
              variant="secondary"
              size="sm"
              url="/operator/ledger/closing/export.csv"
              params={{ year }}
              fileName={`sayang-ledger-${year}.csv`}
            >
              Download {year} as CSV
            </DownloadButton>
          ) : undefined
        }
      >
        Each day is closed shortly after midnight, and never changes again.
      </PageTitle>
      <LedgerTabs current="closings" />
      <ConsoleTable
        query={query}
        name="Daily closings"
        things="closings"
        columns={[
          "Day",
          ...ACCOUNTS.map((account) => ({ label: LEDGER_ACCOUNT_LABELS[account], isNumeric: true as const })),
          { label: "Entries", isNumeric: true },
        ]}
        empty={
          <EmptyState title="No day is closed yet">
            The first closing appears the night after the first payment.
          </EmptyState>
        }
      >
        {(closing) => (
          <tr key={closing.day}>
            <td className={styles.day}>
              <Link href={`/operator/ledger/closings/${closing.day}`} prefetch={false}>
                {formatDay(closing.day)}
              </Link>
            </td>
            {ACCOUNTS.map((account) => (
              <td key={account} data-numeric>
                {formatMoney(toCents(closingOf(closing, account)))}
              </td>
            ))}
            <td data-numeric>
              {closing.entries.toLocaleString("en-SG")}{" "}
              {closing.lateEntries > 0 ? <Badge tone="info">{closing.lateEntries} late</Badge> : null}
            </td>
          </tr>
        )}
      </ConsoleTable>
    </>
  );
}

const closingOf = ({ accounts }: LedgerClosing, name: LedgerAccountName) =>
  accounts.find(({ account }) => account === name)?.closing ?? 0;
