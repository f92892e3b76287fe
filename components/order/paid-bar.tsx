import LinearProgress from "@mui/material/LinearProgress";
import { amount } from "./amount";

/** How much of an order is paid. Amounts in dollars. */
export function PaidBar({ paid, total }: { paid: number; total: number }) {
  const share = total > 0 ? Math.min(100, (paid / total) * 100) : 0;
  return (
    <LinearProgress
      variant="determinate"
      color={share === 100 ? "success" : "primary"}
      value={share}
      aria-label="Paid"
      aria-valuetext={`${amount(paid)} of ${amount(total)} paid`}
    />
  );
}
