"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { PagedList } from "@/components/ui/list/paged-list";
import { useListParams } from "@/components/ui/list/use-list-params";
import { amount } from "@/components/ui/money/amount";
import { Card } from "@/components/ui/page/card";
import type { PayoutSummary } from "@/contracts/sale/payment/payout";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { useGetPayoutQuery, useGetPayoutsQuery } from "@/services/sale/payout";
import { PayoutLines } from "./payout-lines";
import { PayoutStateBadge } from "./state-badge";
import styles from "./payout-list.module.css";

const LIMIT = 10;
const dayOf = (instant: string) => formatDate(todayInSingapore(new Date(instant)));

/** A vendor's payouts, latest first. Each opens to show its sales. */
export default function PayoutList() {
  const { page, get } = useListParams();
  const query = useGetPayoutsQuery({ page, limit: LIMIT }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      query={query}
      label="Payouts"
      failure="Your payouts could not be loaded"
      loading="Loading payouts"
      withKeys
      empty={
        <EmptyState title="No payouts yet">
          Once an order is completed, what you earned goes out to you on the next Monday.
        </EmptyState>
      }
    >
      {(data) => (
        <ul className={styles.list}>
          {data.docs.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} startsOpen={payout.id === get("payout")} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function PayoutCard({ payout, startsOpen }: { payout: PayoutSummary; startsOpen: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  const { id, payoutNumber, state, amount: dollars, saleCount, createdAt, paidAt, failure } = payout;
  const { gross, beforeGst, gst } = payout;
  return (
    <Card as="li">
      <div className={styles.head}>
        <div>
          <h2 className={styles.number}>{payoutNumber}</h2>
          <p className={styles.soft}>
            {dayOf(createdAt)} · {saleCount === 1 ? "1 sale" : `${saleCount} sales`}
            {paidAt ? ` · arrived ${dayOf(paidAt)}` : ""}
            {gst === 0 ? "" : ` · from ${amount(gross)} (${amount(beforeGst)} + ${amount(gst)} GST)`}
          </p>
        </div>
        <PayoutStateBadge state={state} />
        <p className={styles.amount}>{amount(dollars)}</p>
      </div>
      {state === "failed" ? (
        <p className={styles.failure}>
          It came back{failure ? `: ${failure}` : ""}. We&apos;ll send the money with your next payout.
        </p>
      ) : (
        <Button
          className={styles.sales}
          variant="plain"
          size="sm"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide the sales in it" : "See the sales in it"}
        </Button>
      )}
      {open && state !== "failed" ? <Lines id={id} /> : null}
    </Card>
  );
}

function Lines({ id }: { id: string }) {
  const { data, error, refetch } = useGetPayoutQuery(id);
  if (error) return <LoadFailure title="This payout could not be loaded" error={error} retry={refetch} />;
  return data ? (
    <PayoutLines caption={`Sales in ${data.payoutNumber}`} lines={data.lines} />
  ) : (
    <CardRowsSkeleton label="Loading sales" />
  );
}
