import type { ReactNode } from "react";
import styles from "./scroll-row.module.css";

type Props = {
  label: string;
  children: ReactNode;
  /** `wide` for whole cards. */
  size?: "narrow" | "wide";
};

/** More things side by side than fit. Can be swiped or, because it takes the focus, moved with the arrow keys. */
export function ScrollRow({ label, children, size = "narrow" }: Props) {
  return (
    // A scrolling area must be reachable by keyboard.

    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <ul className={`${styles.row} ${styles[size]}`}>{children}</ul>
    </div>
  );
}
