"use client";
import type { ReactNode } from "react";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useListParams } from "@/components/ui/list/use-list-params";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import {
  DASHBOARD_PERIODS,
  type VendorDashboard,
  type DashboardPeriod,
} from "@/contracts/messaging/dashboard";
import { useGetVendorDashboardQuery } from "@/services/messaging/dashboard";
import { useAppSelector } from "@/store/hooks";
import { Allowed } from "@/components/session/allowed";
import { Figures } from "./figures";
import { Funnel } from "./funnel";
import { MoneyDue } from "./money-due";
import { NextDates } from "./next-dates";
import { SalesReport } from "./sales-report";
import { SearchesHere } from "./searches-here";
import { StartPath } from "./start-path";
import { TaskList } from "./task-list";
import styles from "./vendor-dashboard-view.module.css";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { PERIODS } from "./words";

const TABS = DASHBOARD_PERIODS.map((period) => ({ tab: period, label: `Last ${PERIODS[period].label}` }));

/** Chooses the period of the figures below, in the address. */
function PeriodSwitch({ period }: { period: DashboardPeriod }) {
  return <PageTabs label="Period" path="/vendor/dashboard" param="period" tabs={TABS} current={period} />;
}

/** The vendor's home: what waits for an answer, then how the shop is doing. */
export function VendorDashboardView({ newest }: { newest: ReactNode }) {
  const account = useAppSelector((state) => state.auth.userData);
  const { get } = useListParams();
  const period = DASHBOARD_PERIODS.find((each) => each === get("period")) ?? "30d";
  const { data, currentData, error, isFetching, refetch } = useGetVendorDashboardQuery(period, {
    refetchOnMountOrArgChange: true,
  });
  const name = account?.roleUser === "vendor" ? account.vendorName : "";
  return (
    <>
      <PageTitle title={name || "Dashboard"}>What needs you, and how your shop is doing.</PageTitle>
      {error && !data && !isFetching ? (
        <LoadFailure title="The dashboard could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && (!error || isFetching) ? <CardRowsSkeleton label="Loading your dashboard" count={4} /> : null}
      {/* Dimmed while another period loads, but not when the same period is refreshed. */}
      {data ? <Sections dashboard={data} busy={isFetching && !currentData} /> : null}
      {/* Hidden while the rest loads, so that nothing is pushed down when it arrives. */}
      <div hidden={!data && (!error || isFetching)}>{newest}</div>
    </>
  );
}

function Sections({ dashboard, busy }: { dashboard: VendorDashboard; busy: boolean }) {
  const { tasks, start, sales, funnel, next, words, period } = dashboard;
  return (
    <div className={styles.sections} aria-busy={busy} data-stale={busy || undefined}>
      {start.length > 0 ? <StartPath steps={start} /> : null}
      <div className={styles.split}>
        <div className={styles.stack}>
          <TaskList tasks={tasks} />
          <Allowed to="money">
            <MoneyDue />
          </Allowed>
        </div>
        <NextDates dates={next} />
      </div>
      <PeriodSwitch period={period} />
      <Figures dashboard={dashboard} />
      <SalesReport sales={sales} period={period} />
      <div className={styles.split}>
        <Funnel steps={funnel} />
        <SearchesHere words={words} />
      </div>
    </div>
  );
}
