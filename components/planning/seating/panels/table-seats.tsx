"use client";
import { useDroppable } from "@dnd-kit/core";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/action/button";
import { Badge } from "@/components/ui/feedback/badge";
import { type SeatingGuest, type SeatingTable, tableName } from "@/contracts/planning/seating";
import { GuestHandle } from "./guest-handle";
import { guestNote } from "./guest-note";
import styles from "./panel.module.css";
import type { TableActions } from "./table-actions";

type Props = Pick<TableActions, "onLockGuest" | "onUnseat" | "onMoveGuest"> & {
  table: SeatingTable;
  tables: readonly SeatingTable[];
  guests: ReadonlyMap<string, SeatingGuest>;
  mayEdit: boolean;
};

/** A table's seats in order, each with its guest and actions. */
export function TableSeats({ table, tables, guests, mayEdit, ...actions }: Props) {
  const at = new Map(table.guests.map((seated) => [seated.position, seated]));
  return (
    <ol className={styles.seats} aria-label={`Seats of ${tableName(table.label)}`}>
      {Array.from({ length: table.seats }, (_, position) => {
        const seated = at.get(position);
        const guest = seated && guests.get(seated.guestId);
        return (
          <Seat key={position} tableId={table.id} position={position} mayEdit={mayEdit}>
            {guest && seated ? (
              <SeatedGuest
                guest={guest}
                table={table}
                tables={tables}
                mayEdit={mayEdit}
                {...actions}
                locked={seated.locked}
              />
            ) : (
              <span className={styles.empty}>Free</span>
            )}
          </Seat>
        );
      })}
    </ol>
  );
}

function Seat({
  tableId,
  position,
  mayEdit,
  children,
}: {
  tableId: string;
  position: number;
  mayEdit: boolean;
  children: ReactNode;
}) {
  const { setNodeRef, isOver } = useDroppable({ id: `seat:${tableId}:${position}`, disabled: !mayEdit });
  return (
    <li ref={setNodeRef} className={styles.seat} data-over={isOver || undefined}>
      <span className={styles.position}>{position + 1}</span>
      {children}
    </li>
  );
}

function SeatedGuest({
  guest,
  table,
  tables,
  locked,
  mayEdit,
  onLockGuest,
  onUnseat,
  onMoveGuest,
}: Omit<Props, "guests"> & { guest: SeatingGuest; locked: boolean }) {
  return (
    <div className={styles.seated}>
      <GuestHandle guest={guest} mayEdit={mayEdit} locked={locked} />
      {locked ? <Badge tone="brass">Locked</Badge> : null}
      <p className={styles.note}>{guestNote(guest)}</p>
      {mayEdit ? (
        <div className={styles.seatActions}>
          <select
            className={styles.menu}
            aria-label={`Move ${guest.name}`}
            value=""
            disabled={locked}
            onChange={({ target }) =>
              target.value === "none" ? onUnseat(guest) : onMoveGuest(guest, target.value)
            }
          >
            <option value="">Move to…</option>
            <option value="none">No seat</option>
            {tables
              .filter(({ id }) => id !== table.id)
              .map((other) => (
                <option key={other.id} value={other.id} disabled={other.guests.length >= other.seats}>
                  {tableName(other.label)} ({other.seats - other.guests.length} free)
                </option>
              ))}
          </select>
          <Button
            variant="plain"
            size="sm"
            aria-label={`${locked ? "Unlock" : "Lock"} ${guest.name}`}
            onClick={() => onLockGuest(guest, !locked)}
          >
            {locked ? "Unlock" : "Lock"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
