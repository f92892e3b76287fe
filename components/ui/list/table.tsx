import type { ReactNode } from "react";
import styles from "./table.module.css";

/** A dense, calm table that scrolls sideways within itself. Cells with numbers take `data-numeric`. */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
