"use client";
import { BarChart } from "@mui/x-charts/BarChart";
import { amount } from "@/components/ui/money/amount";
import type { MarketDay } from "@/contracts/operator/market";
import { formatDate } from "@/lib/dates";

const HEIGHT = 288;

/** Order value by day. The arrow keys move between bars; the table below has every figure. */
export default function MarketChart({ days }: { days: readonly MarketDay[] }) {
  return (
    <BarChart
      height={HEIGHT}
      skipAnimation
      xAxis={[{ data: days.map(({ day }) => day), scaleType: "band", valueFormatter: formatDate }]}
      yAxis={[{ width: 72, valueFormatter: (value: number) => `$${value.toLocaleString("en-SG")}` }]}
      series={[
        {
          data: days.map(({ orderValue }) => orderValue),
          label: "Order value",
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
