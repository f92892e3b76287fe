import { BarChart } from "@/components/ui/chart/bar-chart";
import { amount } from "@/components/ui/money/amount";
import type { MarketDay } from "@/contracts/operator/market";
import { formatDate } from "@/lib/dates";
import { formatMoneyShort, toCents } from "@/lib/money";

/** Order value by day. The table below has every figure. */
export function MarketChart({ days }: { days: readonly MarketDay[] }) {
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
