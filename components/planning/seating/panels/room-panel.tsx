"use client";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import {
  MAX_FEATURES,
  MAX_TABLE_SEATS,
  MAX_TABLES,
  PLAN_FEATURE_KINDS,
  PLAN_FEATURE_LABELS,
  type PlanFeatureKind,
  ROOM_SIZE,
  type SeatingRoom,
  type TableShape,
} from "@/contracts/planning/seating";
import { CommitField } from "./commit-field";
import styles from "./panel.module.css";

export type NewTables = { count: number; seats: number; shape: TableShape };
type Props = {
  room: SeatingRoom;
  tables: number;
  onChange: (label: string, change: Partial<SeatingRoom>) => void;
  onAddTables: (tables: NewTables) => void;
  onAddFeature: (kind: PlanFeatureKind) => void;
  onRemove: (() => void) | null;
};

const metres = (cm: number) => String(cm / 100);

/** The room, while nothing in it is selected: its name and size, and adding tables, stage and doors. */
export function RoomPanel({ room, tables, onChange, onAddTables, onAddFeature, onRemove }: Props) {
  const id = useId();
  const size = (what: "width" | "depth", label: string) => (
    <CommitField
      id={`${id}-${what}`}
      label={label}
      value={metres(room[what])}
      inputMode="decimal"
      maxLength={6}
      refuse={(text) => {
        const cm = Math.round(Number(text) * 100);
        return cm >= ROOM_SIZE.min && cm <= ROOM_SIZE.max
          ? null
          : `${ROOM_SIZE.min / 100} to ${ROOM_SIZE.max / 100} metres`;
      }}
      onCommit={(text) => onChange(`${room.name} resized`, { [what]: Math.round(Number(text) * 100) })}
    />
  );
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {room.name}
      </h2>
      <p className={styles.note}>
        Select a table or anything else on the plan to change it. Drag it to move it, or use the arrow keys.
      </p>
      <div className={styles.fields}>
        <CommitField
          id={`${id}-name`}
          label="Room"
          value={room.name}
          maxLength={60}
          refuse={(name) => (name ? null : "Name the room")}
          onCommit={(name) => onChange(`Room renamed to ${name}`, { name })}
        />
        {size("width", "Width (m)")}
        {size("depth", "Depth (m)")}
      </div>
      <AddTables id={id} most={MAX_TABLES - tables} onAdd={onAddTables} />
      <h3 className={styles.subtitle}>On the plan</h3>
      <div className={styles.actions}>
        {PLAN_FEATURE_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            size="sm"
            disabled={room.features.length >= MAX_FEATURES}
            onClick={() => onAddFeature(kind)}
          >
            Add {PLAN_FEATURE_LABELS[kind].toLowerCase()}
          </Button>
        ))}
      </div>
      {onRemove ? (
        <Button variant="plain" size="sm" onClick={onRemove}>
          Delete {room.name}
        </Button>
      ) : null}
    </section>
  );
}

function AddTables({ id, most, onAdd }: { id: string; most: number; onAdd: (tables: NewTables) => void }) {
  const [count, setCount] = useState("1");
  const [seats, setSeats] = useState("10");
  const [shape, setShape] = useState<TableShape>("round");
  const [errors, setErrors] = useState<{ count?: string; seats?: string }>({});
  const add = (event: FormEvent) => {
    event.preventDefault();
    const [tables, each] = [Number(count), Number(seats)];
    const wrong = {
      ...(Number.isInteger(tables) && tables >= 1 && tables <= most ? {} : { count: `1 to ${most}` }),
      ...(Number.isInteger(each) && each >= 1 && each <= MAX_TABLE_SEATS
        ? {}
        : { seats: `1 to ${MAX_TABLE_SEATS}` }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) onAdd({ count: tables, seats: each, shape });
  };
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <h3 className={styles.subtitle}>Add tables</h3>
      <div className={styles.fields}>
        <SelectField
          id={`${id}-new-shape`}
          label="Shape of new tables"
          value={shape}
          onChange={({ target }) => setShape(target.value as TableShape)}
        >
          <option value="round">Round</option>
          <option value="long">Long</option>
        </SelectField>
        <TextField
          id={`${id}-count`}
          label="How many"
          inputMode="numeric"
          maxLength={3}
          value={count}
          error={errors.count}
          onChange={({ target }) => setCount(target.value)}
        />
        <TextField
          id={`${id}-new-seats`}
          label="Seats each"
          inputMode="numeric"
          maxLength={2}
          value={seats}
          error={errors.seats}
          onChange={({ target }) => setSeats(target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" size="sm">
        Add tables
      </Button>
    </form>
  );
}
