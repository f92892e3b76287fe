"use client";
import { useId } from "react";
import { Button } from "@/components/ui/action/button";
import { SelectField } from "@/components/ui/form/field";
import {
  MAX_TABLE_SEATS,
  type SeatingGuest,
  type SeatingTable,
  tableName,
  type TableShape,
} from "@/contracts/planning/seating";
import { CommitField } from "./commit-field";
import styles from "./panel.module.css";
import type { TableActions } from "./table-actions";
import { TableSeats } from "./table-seats";

type Props = TableActions & {
  table: SeatingTable;
  /** Names of the other tables of the room. */
  taken: readonly string[];
  tables: readonly SeatingTable[];
  guests: ReadonlyMap<string, SeatingGuest>;
  mayEdit: boolean;
};

/** The selected table: its properties and its guests. */
export function TablePanel(props: Props) {
  const { table, taken, mayEdit, onChange, onRemove } = props;
  const id = useId();
  const name = tableName(table.label);
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {name}
      </h2>
      <p className={styles.note}>
        {table.guests.length} of {table.seats} seats taken
        {table.locked ? ". Locked: automatic seating leaves it alone" : ""}.
      </p>
      {mayEdit ? (
        <>
          <div className={styles.fields}>
            <CommitField
              id={`${id}-label`}
              label="Name or number"
              value={table.label}
              maxLength={40}
              refuse={(label) =>
                label === ""
                  ? "Name the table"
                  : taken.some((other) => other.toLowerCase() === label.toLowerCase())
                    ? "Another table here has this name"
                    : null
              }
              onCommit={(label) => onChange(`${name} renamed`, { label })}
            />
            <CommitField
              id={`${id}-seats`}
              label="Seats"
              value={String(table.seats)}
              inputMode="numeric"
              maxLength={2}
              refuse={(seats) =>
                /^\d+$/.test(seats) && Number(seats) >= 1 && Number(seats) <= MAX_TABLE_SEATS
                  ? null
                  : `1 to ${MAX_TABLE_SEATS}`
              }
              onCommit={(seats) => onChange(`${name} has ${seats} seats`, { seats: Number(seats) })}
            />
            <SelectField
              id={`${id}-shape`}
              label="Shape"
              value={table.shape}
              onChange={({ target }) =>
                onChange(`${name} is ${target.value}`, { shape: target.value as TableShape })
              }
            >
              <option value="round">Round</option>
              <option value="long">Long</option>
            </SelectField>
          </div>
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="sm"
              aria-pressed={table.locked}
              onClick={() =>
                onChange(`${name} ${table.locked ? "unlocked" : "locked"}`, { locked: !table.locked })
              }
            >
              {table.locked ? "Unlock table" : "Lock table"}
            </Button>
            {table.shape === "long" ? (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onChange(`${name} turned`, { rotation: (table.rotation + 45) % 360 })}
              >
                Turn
              </Button>
            ) : null}
            <Button variant="plain" size="sm" onClick={onRemove}>
              Delete table
            </Button>
          </div>
        </>
      ) : null}
      <TableSeats {...props} />
    </section>
  );
}
