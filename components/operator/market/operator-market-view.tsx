"use client";
import { BarChart } from "@/components/ui/chart/bar-chart";
import { amount } from "@/components/ui/money/amount";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { MARKET_PERIODS, type MarketDay, type MarketFigures } from "@/contracts/operator/market/market";
import { formatDate, todayInSingapore } from "@/lib/dates";
import { formatMoney, formatMoneyShort, toCents } from "@/lib/money";
import { DownloadButton } from "@/components/session/download-button";
import { useGetOperatorMarketQuery } from "@/services/operator/market";
import { MarketTables } from "./market-tables";
import styles from "./operator-market-view.module.css";

const PATH = "/operator/market";
const USUAL = 30;
const TABS = MARKET_PERIODS.map((days) => ({
  tab: String(days),
  label: days === 365 ? "A year" : `${days} days`,
  href: days === USUAL ? PATH : `${PATH}?days=${days}`,
}));

type Figure = { field: keyof MarketFigures; label: string };

const FIGURES: readonly Figure[] = [
  { field: "searches", label: "Searches" },
  { field: "visits", label: "Visits to vendors" },
  { field: "enquiries", label: "Enquiries" },
  { field: "offers", label: "Offers" },
  { field: "orders", label: "Orders" },
  { field: "orderValue", label: "Order value" },
  { field: "paid", label: "Paid" },
  { field: "refunded", label: "Refunded" },
];

const MONEY: readonly (keyof MarketFigures)[] = ["orderValue", "paid", "refunded"];

/** Formats a figure: money in dollars and cents, counts with separators. */
function figureWords(field: keyof MarketFigures, value: number): string {
  return MONEY.includes(field) ? formatMoney(toCents(value)) : value.toLocaleString("en-SG");
}

/** The market's performance: totals, days, categories, sources and cohorts of vendors. */
export function OperatorMarketView() {
  const { get } = useListParams();
  const asked = Number(get("days"));
  const days = MARKET_PERIODS.find((each) => each === asked) ?? USUAL;
  const { currentData, error, isFetching, refetch } = useGetOperatorMarketQuery({ days });
  return (
    <>
      <PageTitle
        title="Market"
        actions={
          <DownloadButton
            variant="secondary"
            size="sm"
            url="/operator/market/export.csv"
            params={{ days }}
            fileName={`sayang-market-${todayInSingapore()}.csv`}
          >
            Download CSV
          </DownloadButton>
        }
      >
        From Sayang’s own data. Visits and searches are counts: nothing records who made them.
      </PageTitle>
      <PageTabs label="Period" path={PATH} tabs={TABS} current={String(days)} />
      {error && !isFetching ? (
        <LoadFailure title="The figures could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!currentData && !(error && !isFetching) ? <CardRowsSkeleton label="Loading the figures" /> : null}
      {currentData ? (
        <>
          <Totals now={currentData.totals} before={currentData.before} days={days} />
          <Card as="section" aria-labelledby="orders-by-day" className={styles.chart}>
            <h2 id="orders-by-day" className={styles.heading}>
              Order value by day
            </h2>
            <MarketChart days={currentData.days} />
          </Card>
          <MarketTables market={currentData} />
        </>
      ) : null}
    </>
  );
}

type TotalsProps = { now: MarketFigures; before: MarketFigures; days: number };

function Totals({ now, before, days }: TotalsProps) {
  return (
    <dl className={styles.totals}>
      {FIGURES.map(({ field, label }) => (
        <Card key={field}>
          <dt className={styles.label}>{label}</dt>
          <dd>
            <span className={styles.figure}>{figureWords(field, now[field])}</span>
            <span className={styles.before}>
              {figureWords(field, before[field])} in the {days} days before
            </span>
          </dd>
        </Card>
      ))}
    </dl>
  );
}

/** Order value by day. The table below has every figure. */
function MarketChart({ days }: { days: readonly MarketDay[] }) {
  return (
    <BarChart
      label="Order value by day"
      names={days.map(({ day }) => formatDate(day))}
      series={[{ label: "Order value", values: days.map(({ orderValue }) => orderValue) }]}
      say={amount}
      sayTick={(value) => formatMoneyShort(toCents(value))}
    />
  );
}
