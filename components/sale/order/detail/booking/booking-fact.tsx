import type { ReactNode } from "react";
import { daysBetween, todayInSingapore } from "@/lib/dates";
import styles from "./booking-facts.module.css";

/** A labelled fact of a booking. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns how long it is to a day, `YYYY-MM-DD`; empty once it is over. */
export function daysToGo(day: string): string {
  const days = daysBetween(todayInSingapore(), day);
  if (days < 0) return "";
  return days === 0 ? "Today" : days === 1 ? "Tomorrow" : `${days} days to go`;
}
