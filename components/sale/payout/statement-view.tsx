"use client";
import { DownloadButton } from "@/components/session/download-button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SelectField } from "@/components/ui/form/field";
import { useListParams } from "@/components/ui/list/use-list-params";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import type { PayoutStatement } from "@/contracts/sale/payment/payout";
import { todayInSingapore } from "@/lib/dates";
import { useGetPayoutStatementQuery } from "@/services/sale/payout";
import { nameOfMonth, recentMonths } from "./months";
import { PayoutLines } from "./payout-lines";
import styles from "./statement-view.module.css";

/** One month of a vendor's account: opening balance, earnings, payouts and closing balance. */
export default function StatementView() {
  const { get, set } = useListParams();
  const months = recentMonths(todayInSingapore().slice(0, 7));
  const month = months.find((each) => each === get("month")) ?? months[0] ?? "";
  const { currentData, error, isFetching, refetch } = useGetPayoutStatementQuery(month, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <div className={styles.controls}>
        <SelectField
          id="statement-month"
          label="Month"
          value={month}
          onChange={({ target }) => set({ month: target.value })}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {nameOfMonth(each)}
            </option>
          ))}
        </SelectField>
        <DownloadButton
          variant="secondary"
          url="/payout-vendor/statement.csv"
          params={{ month }}
          fileName={`sayang-statement-${month}.csv`}
        >
          Download CSV
        </DownloadButton>
      </div>
      {error && !isFetching ? (
        <LoadFailure title="Your statement could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!currentData && !error ? <CardRowsSkeleton label="Loading your statement" /> : null}
      {currentData ? <Statement statement={currentData} /> : null}
    </>
  );
}

function Statement({ statement }: { statement: PayoutStatement }) {
  const { opening, gross, beforeGst, gst, commission, net, paidOut, closing, lines, month } = statement;
  return (
    <div className={styles.statement}>
      <Card>
        <dl className={styles.sums}>
          <Sum label="Owed to you on the 1st" value={opening} />
          {gst === 0 ? null : (
            <>
              <Sum label="Sales before GST" value={beforeGst} />
              <Sum label="GST" value={gst} />
            </>
          )}
          <Sum label="Paid by couples" value={gross} />
          <Sum label="Commission" value={-commission} />
          <Sum label="Earned this month" value={net} strong />
          <Sum label="Paid out to you" value={-paidOut} />
          <Sum label="Owed to you at the end" value={closing} strong />
        </dl>
      </Card>
      {lines.length > 0 ? (
        <PayoutLines caption={`Statement for ${nameOfMonth(month)}`} lines={lines} />
      ) : (
        <p className={styles.none}>
          Nothing was added to your account or taken off it in {nameOfMonth(month)}.
        </p>
      )}
    </div>
  );
}

function Sum({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  return (
    <div className={styles.sum} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{amount(value)}</dd>
    </div>
  );
}
