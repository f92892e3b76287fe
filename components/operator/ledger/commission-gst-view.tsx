"use client";
import { DownloadButton } from "@/components/session/download-button";
import { Badge } from "@/components/ui/feedback/badge";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { Table } from "@/components/ui/list/table";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import type { CommissionGst, GstQuarter } from "@/contracts/operator/ledger/commission-gst";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { formatMoney, toCents } from "@/lib/money";
import { useGetCommissionGstQuery } from "@/services/operator/ledger";
import { LedgerTabs } from "./ledger-tabs";
import styles from "./ledger.module.css";

const PATH = "/operator/ledger/gst";

/** The GST in Sayang's commission, by quarter of a year. */
export function CommissionGstView() {
  const { get } = useListParams();
  const thisYear = Number(todayInSingapore().slice(0, 4));
  const asked = get("year");
  const year = /^2\d{3}$/.test(asked) ? Number(asked) : thisYear;
  const { currentData, error, isFetching, refetch } = useGetCommissionGstQuery({ year });
  return (
    <>
      <PageTitle title="GST in commission">
        Commission includes GST at the rate of the day on which Sayang keeps it, due in that quarter.
      </PageTitle>
      <LedgerTabs current="gst" />
      {error && !isFetching ? (
        <LoadFailure title="The quarters could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!currentData && !(error && !isFetching) ? <CardRowsSkeleton label="Loading the quarters" /> : null}
      {currentData ? (
        <>
          {currentData.years.length > 1 ? (
            <PageTabs
              label="Year"
              path={PATH}
              tabs={currentData.years.map((each) => ({
                tab: String(each),
                label: String(each),
                href: each === thisYear ? PATH : `${PATH}?year=${each}`,
              }))}
              current={String(year)}
            />
          ) : null}
          <Quarters gst={currentData} />
        </>
      ) : null}
    </>
  );
}

function Quarters({ gst: { year, quarters } }: { gst: CommissionGst }) {
  return (
    <div className={styles.table}>
      <Table caption={`Quarters of ${year}`}>
        <thead>
          <tr>
            <th scope="col">Quarter</th>
            <th scope="col" data-numeric>
              Commission
            </th>
            <th scope="col" data-numeric>
              Given back
            </th>
            <th scope="col" data-numeric>
              Before GST (Box 1)
            </th>
            <th scope="col" data-numeric>
              GST (Box 6)
            </th>
            <th scope="col">Return due</th>
            <th scope="col">
              <span className="visually-hidden">Download</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {quarters.map((each) => (
            <Quarter key={each.quarter} year={year} quarter={each} />
          ))}
        </tbody>
      </Table>
      <p className={styles.note}>
        Refunds after an order has ended give commission back. Sayang’s own coupons, expired vouchers and
        payments taken back by banks are not part of it. A quarter is final once its last day is closed.
      </p>
    </div>
  );
}

function Quarter({ year, quarter: each }: { year: number; quarter: GstQuarter }) {
  const { quarter } = each;
  return (
    <tr>
      <td className={styles.day}>
        Q{quarter} {year}{" "}
        <Badge tone={each.isFinal ? "good" : "neutral"}>{each.isFinal ? "Final" : "Open"}</Badge>
      </td>
      {[each.charged, -each.givenBack, each.beforeGst, each.gst].map((amount, at) => (
        <td key={at} data-numeric>
          {formatMoney(toCents(amount))}
        </td>
      ))}
      <td>{formatDate(each.dueOn)}</td>
      <td>
        <DownloadButton
          variant="secondary"
          size="sm"
          url="/operator/ledger/gst.csv"
          params={{ year, quarter }}
          fileName={`sayang-commission-gst-${year}-q${quarter}.csv`}
        >
          CSV<span className="visually-hidden"> of Q{quarter}</span>
        </DownloadButton>
      </td>
    </tr>
  );
}
