"use client";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Card } from "@/components/ui/page/card";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { MARKET_PERIODS, type MarketFigures } from "@/contracts/operator/market";
import { todayInSingapore } from "@/lib/dates";
import { useDownloadMutation } from "@/services/download";
import { useGetOperatorMarketQuery } from "@/services/operator/market";
import { figureWords, FIGURES } from "./figures";
import { MarketChart } from "./market-chart";
import { MarketTables } from "./market-tables";
import styles from "./operator-market-view.module.css";

const PATH = "/operator/market";
const USUAL = 30;
const TABS = MARKET_PERIODS.map((days) => ({
  tab: String(days),
  label: days === 365 ? "A year" : `${days} days`,
  href: days === USUAL ? PATH : `${PATH}?days=${days}`,
}));

/** How the market does: totals, days, categories, sources and cohorts of vendors. */
export function OperatorMarketView() {
  const { get } = useListParams();
  const asked = Number(get("days"));
  const days = MARKET_PERIODS.find((each) => each === asked) ?? USUAL;
  const { currentData, error, isFetching, refetch } = useGetOperatorMarketQuery({ days });
  const [download, { isLoading: isSaving }] = useDownloadMutation();
  const save = () =>
    download({
      url: "/operator/market/export.csv",
      params: { days },
      fileName: `sayang-market-${todayInSingapore()}.csv`,
    });
  return (
    <>
      <PageTitle
        title="Market"
        actions={
          <Button variant="secondary" size="sm" busy={isSaving} onClick={() => void save()}>
            Download CSV
          </Button>
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
