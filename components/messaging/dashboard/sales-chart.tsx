import { BarChart } from "@/components/ui/chart/bar-chart";
import { amount } from "@/components/ui/money/amount";
import type { DashboardPeriod, SalesBucket } from "@/contracts/messaging/dashboard";
import { formatMoneyShort, toCents } from "@/lib/money";

const LABELS: Readonly<Record<DashboardPeriod, Intl.DateTimeFormatOptions>> = {
  "30d": { day: "numeric", month: "short" },
  "13w": { day: "numeric", month: "short" },
  "12m": { month: "short", year: "2-digit" },
};

type Props = { buckets: readonly SalesBucket[]; period: DashboardPeriod };

/** Sales per day, week or month, compared with the previous period. */
export function SalesChart({ buckets, period }: Props) {
  const label = new Intl.DateTimeFormat("en-SG", { ...LABELS[period], timeZone: "UTC" });
  return (
    <BarChart
      label="Sales over time"
      names={buckets.map(({ from }) => label.format(new Date(`${from}T00:00:00Z`)))}
      series={[
        { label: "Before", values: buckets.map(({ before }) => before), tone: "quiet" },
        { label: "This period", values: buckets.map(({ value }) => value) },
      ]}
      say={amount}
      sayTick={(value) => formatMoneyShort(toCents(value))}
    />
  );
}
