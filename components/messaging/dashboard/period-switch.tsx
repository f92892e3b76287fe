import { PageTabs } from "@/components/ui/list/page-tabs";
import { DASHBOARD_PERIODS, type DashboardPeriod } from "@/contracts/messaging/dashboard";
import { PERIODS } from "./words";

const TABS = DASHBOARD_PERIODS.map((period) => ({ tab: period, label: `Last ${PERIODS[period].label}` }));

/** The period of the figures below, in the address. */
export function PeriodSwitch({ period }: { period: DashboardPeriod }) {
  return <PageTabs label="Period" path="/vendor/dashboard" param="period" tabs={TABS} current={period} />;
}
