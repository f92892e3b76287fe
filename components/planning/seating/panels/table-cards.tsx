"use client";
import { useDroppable } from "@dnd-kit/core";
import { Badge } from "@/components/ui/feedback/badge";
import { Icon } from "@/components/ui/media/icon";
import { type SeatingTable, tableName } from "@/contracts/planning/seating";
import type { ReactNode } from "react";
import styles from "./panel.module.css";

type Props = {
  tables: readonly SeatingTable[];
  /** The table whose seats are shown. */
  open: string | null;
  onOpen: (id: string | null) => void;
  /** Returns the seats of the open table. */
  children: (table: SeatingTable) => ReactNode;
};

/** A list of tables, for narrow screens. */
export function TableCards({ tables, open, onOpen, children }: Props) {
  return (
    <ul className={styles.cards}>
      {tables.map((table) => (
        <TableCard key={table.id} table={table} open={open === table.id} onOpen={onOpen}>
          {open === table.id ? children(table) : null}
        </TableCard>
      ))}
    </ul>
  );
}

type CardProps = { table: SeatingTable; open: boolean; onOpen: Props["onOpen"]; children: ReactNode };

function TableCard({ table, open, onOpen, children }: CardProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `table:${table.id}` });
  const free = table.seats - table.guests.length;
  return (
    <li ref={setNodeRef} className={styles.card} data-over={isOver || undefined}>
      <button
        type="button"
        className={styles.cardHead}
        aria-expanded={open}
        onClick={() => onOpen(open ? null : table.id)}
      >
        <span className={styles.cardName}>{tableName(table.label)}</span>
        {table.locked ? <Badge tone="brass">Locked</Badge> : null}
        <span className={styles.note}>{free === 0 ? "full" : `${free} of ${table.seats} free`}</span>
        <Icon name="chevron-down" size={18} />
      </button>
      {children}
    </li>
  );
}
