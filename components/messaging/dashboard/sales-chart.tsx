"use client";
import { BarChart } from "@mui/x-charts/BarChart";
import { amount } from "@/components/ui/money/amount";
import type { DashboardPeriod, SalesBucket } from "@/contracts/messaging/dashboard";

const HEIGHT = 288;
const SHORT = { "30d": "day", "13w": "day", "12m": "month" } as const;

/** Sales per day, week or month, compared with the previous period. The arrow keys move between bars. */
export default function SalesChart({
  buckets,
  period,
}: {
  buckets: readonly SalesBucket[];
  period: DashboardPeriod;
}) {
  const labelOf = (from: string) =>
    new Intl.DateTimeFormat("en-SG", {
      ...(SHORT[period] === "day" ? { day: "numeric", month: "short" } : { month: "short", year: "2-digit" }),
      timeZone: "UTC",
    }).format(new Date(`${from}T00:00:00Z`));
  return (
    <BarChart
      height={HEIGHT}
      skipAnimation
      xAxis={[{ data: buckets.map(({ from }) => from), scaleType: "band", valueFormatter: labelOf }]}
      yAxis={[{ width: 64, valueFormatter: (value: number) => `$${value.toLocaleString("en-SG")}` }]}
      series={[
        {
          data: buckets.map(({ before }) => before),
          label: "Before",
          color: "var(--paper-deep)",
          valueFormatter: (value) => amount(value ?? 0),
        },
        {
          data: buckets.map(({ value }) => value),
          label: "This period",
          color: "var(--jewel)",
          valueFormatter: (value) => amount(value ?? 0),
        },
      ]}
      grid={{ horizontal: true }}
      borderRadius={3}
      margin={{ left: 0, right: 8 }}
    />
  );
}
