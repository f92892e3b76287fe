import type { ReactNode } from "react";
import styles from "./scroll-row.module.css";

type Props = {
  label: string;
  children: ReactNode;
  /** `wide` for whole cards. */
  size?: "narrow" | "wide";
};

/** Things side by side, more than fit: to swipe, and, since it takes the focus, to move by the arrow keys. */
export function ScrollRow({ label, children, size = "narrow" }: Props) {
  return (
    // A place that scrolls must be reachable by the keyboard.

    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <ul className={`${styles.row} ${styles[size]}`}>{children}</ul>
    </div>
  );
}
