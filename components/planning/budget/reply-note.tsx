import { amount } from "@/components/ui/money/amount";
import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import { toCents, toDollars } from "@/lib/money";
import styles from "./reply-note.module.css";

const BANQUET = "/user/dashboard/guest-list/invitations?tab=banquet";

/** The cost of bookings if they followed the guests' replies; renders nothing when both agree. */
export function ReplyNote({ committed, projected }: Pick<BudgetPlan, "committed" | "projected">) {
  if (projected === null) return null;
  const change = toDollars(toCents(projected) - toCents(committed));
  return (
    <p className={styles.note}>
      Going by your guests’ replies, your bookings come to <strong>{amount(projected)}</strong>,{" "}
      {amount(Math.abs(change))} {change > 0 ? "more" : "less"} than booked.{" "}
      <a href={BANQUET}>Review the banquet</a>
    </p>
  );
}
