import type { ReactNode } from "react";
import { Table } from "./table";
import styles from "./table-or-cards.module.css";

type Props = {
  caption: string;
  /** The head and body of the table. */
  table: ReactNode;
  /** The same rows, each a `RowCard`. */
  cards: ReactNode;
  /** A table with many columns needs more room before it replaces the cards. */
  hasManyColumns?: boolean;
};

/** Rows as a table where there is room, and as cards otherwise. */
export function TableOrCards({ caption, table, cards, hasManyColumns }: Props) {
  return (
    <div className={styles.both} data-many-columns={hasManyColumns}>
      <div className={styles.table}>
        <Table caption={caption}>{table}</Table>
      </div>
      <ul className={styles.cards} aria-label={caption}>
        {cards}
      </ul>
    </div>
  );
}

export function RowCard({ children }: { children: ReactNode }) {
  return <li className={styles.card}>{children}</li>;
}

/** One line of a card: its first part at the start, its last at the end. */
export function CardLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
