import type { ReactNode } from "react";
import { amount } from "./amount";
import styles from "./total-line.module.css";

type Props = {
  label: ReactNode;
  /** In dollars. */
  total: number;
  /** Reads changes out while the page is open. */
  isLive?: boolean;
};

/** The total below a list of amounts. */
export function TotalLine({ label, total, isLive = false }: Props) {
  return (
    <p className={styles.total} aria-live={isLive ? "polite" : undefined}>
      <span>{label}</span>
      <strong>{amount(total)}</strong>
    </p>
  );
}
