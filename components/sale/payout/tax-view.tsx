"use client";
import { DownloadButton } from "@/components/session/download-button";
import Link from "next/link";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { SelectField } from "@/components/ui/form/field";
import { CardLine, RowCard, TableOrCards } from "@/components/ui/list/table-or-cards";
import { useListParams } from "@/components/ui/list/use-list-params";
import { amount } from "@/components/ui/money/amount";
import {
  TAX_MONTHS_MAX,
  TAX_POINT_LABELS,
  type TaxPoint,
  type TaxPoints,
} from "@/contracts/sale/payment/tax";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { useGetTaxPointsQuery } from "@/services/sale/payout";
import { nameOfMonth, recentMonths } from "./months";
import styles from "./payout-lists.module.css";

const QUARTER = 3;

/** A vendor's sales for its GST return, each dated at the earlier of invoice and payment. */
export default function TaxView() {
  const { get, set } = useListParams();
  const months = recentMonths(todayInSingapore().slice(0, 7));
  const to = months.find((each) => each === get("to")) ?? months[0] ?? "";
  const last = months.indexOf(to);
  const starts = months.slice(last, last + TAX_MONTHS_MAX);
  const from = starts.find((each) => each === get("from")) ?? starts[QUARTER - 1] ?? to;
  const { currentData, error, isFetching, refetch } = useGetTaxPointsQuery(
    { from, to },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <div className={styles.controls}>
        <MonthField
          id="gst-from"
          label="From"
          value={from}
          months={starts}
          onChoose={(month) => set({ from: month })}
        />
        <MonthField
          id="gst-to"
          label="To"
          value={to}
          months={months}
          onChoose={(month) => set({ to: month })}
        />
        <DownloadButton
          variant="secondary"
          url="/payout-vendor/tax.csv"
          params={{ from, to }}
          fileName={`sayang-gst-${from}-${to}.csv`}
        >
          Download CSV
        </DownloadButton>
      </div>
      <p className={styles.about}>
        GST falls due when you invoice or when the couple pays, whichever comes first. A deposit counts on the
        day it&apos;s paid, the rest of the sale on the day of the invoice. Refunds take it off again on the
        day of the credit note.
      </p>
      {error && !isFetching ? (
        <LoadFailure title="Your GST figures could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!currentData && !error ? <CardRowsSkeleton label="Loading your GST figures" /> : null}
      {currentData ? <Points data={currentData} /> : null}
    </>
  );
}

function MonthField({
  id,
  label,
  value,
  months,
  onChoose,
}: {
  id: string;
  label: string;
  value: string;
  months: readonly string[];
  onChoose: (month: string) => void;
}) {
  return (
    <SelectField id={id} label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {months.map((each) => (
        <option key={each} value={each}>
          {nameOfMonth(each)}
        </option>
      ))}
    </SelectField>
  );
}

function Points({ data: { points, gstRegistered, from, to, ...sums } }: { data: TaxPoints }) {
  if (points.length === 0) {
    return gstRegistered ? (
      <EmptyState title="Nothing to report">No invoice, payment or refund counts in these months.</EmptyState>
    ) : (
      <EmptyState title="You're not registered for GST">
        Once your profile has a GST registration number, you&apos;ll see here what each sale adds to your
        return.
      </EmptyState>
    );
  }
  const caption = `GST from ${nameOfMonth(from)} to ${nameOfMonth(to)}`;
  return (
    <TableOrCards
      caption={caption}
      table={
        <>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">What</th>
              <th scope="col">Order</th>
              <th scope="col">Couple</th>
              <th scope="col" data-numeric>
                Before GST
              </th>
              <th scope="col" data-numeric>
                GST
              </th>
              <th scope="col" data-numeric>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id}>
                <td className={styles.nowrap}>{formatDate(point.date)}</td>
                <td>
                  {TAX_POINT_LABELS[point.kind]}
                  <span className={styles.parts}>{point.documentNumber}</span>
                </td>
                <td>
                  <OrderLink point={point} />
                </td>
                <td>{point.customerName}</td>
                <td data-numeric>{amount(point.beforeGst)}</td>
                <td data-numeric>
                  <strong>{amount(point.gst)}</strong>
                </td>
                <td data-numeric>{amount(point.total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                Sum
              </th>
              <td data-numeric>{amount(sums.beforeGst)}</td>
              <td data-numeric>
                <strong>{amount(sums.gst)}</strong>
              </td>
              <td data-numeric>{amount(sums.total)}</td>
            </tr>
          </tfoot>
        </>
      }
      cards={
        <>
          <RowCard>
            <CardLine>
              <span>GST in these months</span>
              <strong className="tabular">{amount(sums.gst)}</strong>
            </CardLine>
            <p className={styles.soft}>
              On {amount(sums.beforeGst)}, {amount(sums.total)} in total
            </p>
          </RowCard>
          {points.map((point) => (
            <RowCard key={point.id}>
              <CardLine>
                <OrderLink point={point} />
                <strong className="tabular">{amount(point.gst)}</strong>
              </CardLine>
              <p className={styles.soft}>
                {point.customerName} · on {amount(point.beforeGst)}, {amount(point.total)} in total
              </p>
              <CardLine>
                <span>{TAX_POINT_LABELS[point.kind]}</span>
                <span className={styles.soft}>
                  {point.documentNumber} · {formatDate(point.date)}
                </span>
              </CardLine>
            </RowCard>
          ))}
        </>
      }
    />
  );
}

function OrderLink({ point: { orderId, orderNumber } }: { point: TaxPoint }) {
  return (
    <Link className={styles.link} href={`/vendor/dashboard/orders/${orderId}`} prefetch={false}>
      {orderNumber}
    </Link>
  );
}
