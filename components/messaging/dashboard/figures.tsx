import type { ReactNode } from "react";
import { amount } from "@/components/ui/money/amount";
import type { VendorDashboard } from "@/contracts/messaging/dashboard";
import styles from "./figures.module.css";
import { changeOf, durationOf, PERIODS } from "./words";

/** The figures of the period, next to the previous one's. */
export function Figures({ dashboard: { period, sales, conduct } }: { dashboard: VendorDashboard }) {
  const { now, before } = sales;
  const { medianMinutes, answers, rating, ratingCount, accepted, decided } = conduct;
  return (
    <div className={styles.cards} role="group" aria-label="Summary">
      <Figure
        label="Sales"
        value={amount(now.value)}
        note={noteOf(changeOf(now.value, before.value), amount(before.value), PERIODS[period].before)}
      />
      <Figure
        label="Orders approved"
        value={String(now.orders)}
        note={noteOf(changeOf(now.orders, before.orders), String(before.orders), PERIODS[period].before)}
      />
      <Figure
        label="Response time"
        value={medianMinutes === null ? "–" : durationOf(medianMinutes)}
        note={
          answers === 0
            ? "Shown after your first answer"
            : `Half of ${answers} answers came faster${decided > 0 ? `. Accepted ${Math.round((accepted / decided) * 100)}% of orders` : ""}`
        }
      />
      <Figure
        label="Rating"
        value={ratingCount === 0 ? "–" : `${rating.toFixed(1)} of 5`}
        note={
          ratingCount === 0 ? "No reviews yet" : `${ratingCount} ${ratingCount === 1 ? "review" : "reviews"}`
        }
      />
    </div>
  );
}

function noteOf(change: string | null, before: string, period: string): string {
  if (change === null) return `Nothing in ${period} either`;
  if (change === "new") return `Nothing in ${period}`;
  return `${change === "same" ? "The same as" : `${change[0]?.toUpperCase()}${change.slice(1)} from`} ${before} in ${period}`;
}

function Figure({ label, value, note }: { label: string; value: string; note: ReactNode }) {
  return (
    <div className={styles.card}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
