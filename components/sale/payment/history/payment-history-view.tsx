"use client";
import { PURSE } from "@/components/ui/media/list-drawings";
import { useState } from "react";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { ButtonLink } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import type { PaymentEntry } from "@/contracts/sale/payment/payment";
import { useGetPaymentsQuery } from "@/services/sale/payment";
import { PaymentsPage } from "@/components/sale/payment/payments-page";
import { PaymentRow } from "./payment-row";
import { PaymentTotals } from "./payment-totals";
import styles from "./payment-history-view.module.css";
import { Receipt } from "./receipt";
import { YearChoice } from "./year-choice";

const LIMIT = 20;

/** A couple's payments and refunds, newest first. */
export function PaymentHistoryView() {
  const { page, get, set } = useListParams();
  const year = yearOf(get("year"));
  const query = useGetPaymentsQuery(
    { page, limit: LIMIT, ...(year && { year }) },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  const [printed, setPrinted] = useState<PaymentEntry | null>(null);
  const ever = data !== undefined && (data.years.length > 0 || year !== undefined);

  return (
    <PaymentsPage
      view="history"
      title="Payment history"
      lead="What you’ve paid, and what comes back to you."
      actions={
        ever ? (
          <YearChoice
            years={data.years}
            year={year}
            onChoose={(next) => set({ year: next === undefined ? "" : String(next) })}
          />
        ) : null
      }
    >
      <PagedList
        query={query}
        label="Payments"
        failure="Your payments could not be loaded"
        loading={<PaymentsSkeleton />}
        head={({ totals }) => (ever ? <PaymentTotals totals={totals} year={year} /> : null)}
        empty={
          ever ? (
            <EmptyState drawing={PURSE} title={`Nothing was paid in ${year}`}>
              Choose another year, or all of them, to see the rest.
            </EmptyState>
          ) : (
            <EmptyState
              drawing={PURSE}
              title="No payments yet"
              action={<ButtonLink href="/vendor">Find vendors</ButtonLink>}
            >
              Once you pay a vendor, you’ll see every payment here with its receipt.
            </EmptyState>
          )
        }
      >
        {(data) => (
          <ul className={styles.list}>
            {data.docs.map((entry) => (
              <PaymentRow key={entry.id} entry={entry} onReceipt={() => setPrinted(entry)} />
            ))}
          </ul>
        )}
      </PagedList>
      {printed ? <Receipt key={printed.id} entry={printed} onDone={() => setPrinted(null)} /> : null}
    </PaymentsPage>
  );
}

function yearOf(text: string): number | undefined {
  return /^20[2-9]\d$/.test(text) ? Number(text) : undefined;
}

function PaymentsSkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="Loading payments">
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={styles.waiting}>
          <Skeleton width="min(16rem, 70%)" height="1.25rem" />
          <Skeleton width="min(10rem, 45%)" />
        </div>
      ))}
    </div>
  );
}
