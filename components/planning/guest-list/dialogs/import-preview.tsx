"use client";
import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { SheetChoice } from "@/components/ui/sheet/sheet-choice";
import {
  type GuestImport,
  type GuestImportField,
  type GuestImportRow,
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  MAX_ROW_HEADS,
  TO_CHECK_TAG,
} from "@/contracts/planning/guest/guest-import";
import type { SheetChoiceFields } from "@/contracts/sheet";
import styles from "./import.module.css";

/** The number of people per row, where it was changed here, by row number. */
export type ChangedHeads = Readonly<Record<number, number>>;

type Props = {
  found: GuestImport;
  heads: ChangedHeads;
  busy: boolean;
  onField: (column: number, field: GuestImportField | null) => void;
  onHeads: (row: number, heads: number) => void;
  onChoose: (choice: SheetChoiceFields) => void;
};

const SEATS_OF_A_TABLE = 10;
const number = (value: number) => value.toLocaleString("en-SG");
const counted = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/** Returns the number of people in all valid rows, including changes: those who may come, and those who have declined. */
export function headsNow({ heads, declined, preview }: GuestImport, changed: ChangedHeads) {
  const now = { coming: heads, declined };
  for (const row of preview) {
    const more = (changed[row.row] ?? row.heads) - row.heads;
    // A row that has declined declines for all its people.
    now[row.declined === row.heads ? "declined" : "coming"] += more;
  }
  return now;
}

/** The result of an import: how many people, which rows are excluded, and each row with its number of people. */
export function ImportPreview({ found, heads, busy, onField, onHeads, onChoose }: Props) {
  const { reading, isGrid, columns, good, errorCount, errors, problems, problemCount, preview } = found;
  const { coming, declined } = headsNow(found, heads);
  const leftOut = columns.filter(({ field, samples }) => !field && samples.length > 0);
  return (
    <>
      <p role="status" className={styles.sum}>
        <strong>
          {counted(good, "row", "rows")} = {counted(coming, "guest", "guests")}
        </strong>
        , about {counted(Math.ceil(coming / SEATS_OF_A_TABLE), "table", "tables")} of ten
        {declined > 0
          ? `. ${counted(declined, "more guest has", "more guests have")} declined: imported as declined, not counted`
          : null}
      </p>
      {isGrid ? (
        <Alert tone="info" title="Your sheet has names side by side">
          We read each heading as a table, a side or a group, and what’s below it as its guests. If that’s
          wrong, choose the row that names your columns under “How we read your file”.
        </Alert>
      ) : null}
      {leftOut.length > 0 ? (
        <Alert tone="warn" title={`${counted(leftOut.length, "column stays", "columns stay")} out`}>
          <ul className={styles.short}>
            {leftOut.map(({ header, samples }, at) => (
              <li key={at}>
                <strong>{header}</strong>: {samples.join(", ")}
              </li>
            ))}
          </ul>
          Choose below where they go, if they’re to come along.
        </Alert>
      ) : null}
      {errorCount > 0 ? (
        <Alert tone="warn" title={`${counted(errorCount, "row stays", "rows stay")} out`}>
          <ul className={styles.short}>
            {errors.map(({ row, reason }) => (
              <li key={row}>
                Row {row}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {problemCount > 0 ? (
        <Alert tone="info" title={`${counted(problemCount, "cell", "cells")} to finish later`}>
          <ul className={styles.short}>
            {problems.map(({ row, name, header, reason }, at) => (
              <li key={at}>
                <strong>{name}</strong> (row {row}), {header}: {reason}
              </li>
            ))}
          </ul>
          These guests come in without it, with the tag “{TO_CHECK_TAG}” and what stood there in their notes.
        </Alert>
      ) : null}
      <SheetChoice reading={reading} busy={busy} onChoose={onChoose} />
      <Columns columns={columns} busy={busy} onField={onField} />
      {preview.length > 0 ? <Rows rows={preview} heads={heads} onHeads={onHeads} total={good} /> : null}
    </>
  );
}

function Columns({ columns, busy, onField }: Pick<GuestImport, "columns"> & Pick<Props, "busy" | "onField">) {
  return (
    <div className={styles.scroller}>
      <table className={styles.columns}>
        <caption className="visually-hidden">Columns of your sheet</caption>
        <thead>
          <tr>
            <th scope="col">Your column</th>
            <th scope="col">Goes to</th>
            <th scope="col">Such as</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, field, samples }, at) => (
            <tr key={at} data-out={(!field && samples.length > 0) || undefined}>
              <td>{header}</td>
              <td>
                <select
                  aria-label={`Field of ${header}`}
                  disabled={busy}
                  value={field ?? ""}
                  onChange={({ target }) => onField(at, (target.value || null) as GuestImportField | null)}
                >
                  <option value="">Leave out</option>
                  {IMPORT_FIELDS.map((each) => (
                    <option key={each} value={each}>
                      {IMPORT_FIELD_LABELS[each]}
                    </option>
                  ))}
                </select>
              </td>
              <td className={styles.note}>{samples.join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PeopleFieldProps = { name: string; value: number; onChange: (people: number) => void };

/** Holds what is typed until the field is left, because it may be empty for a moment. */
function PeopleField({ name, value, onChange }: PeopleFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={`People of ${name}`}
      min={1}
      max={MAX_ROW_HEADS}
      value={typed ?? value}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const people = Math.trunc(target.valueAsNumber);
        if (people >= 1 && people <= MAX_ROW_HEADS) onChange(people);
      }}
    />
  );
}

type RowsProps = {
  rows: readonly GuestImportRow[];
  heads: ChangedHeads;
  onHeads: Props["onHeads"];
  /** All valid rows, of which only the first are shown. */
  total: number;
};

function Rows({ rows, heads, onHeads, total }: RowsProps) {
  return (
    <section aria-label="Guests in your file">
      <p className={styles.head}>
        <span>Guests in your file</span>
        <span>People</span>
      </p>
      <ul className={styles.rows}>
        {rows.map(({ row, name, household, contact, details, heads: read, sameAs }) => (
          <li key={row}>
            <span className={styles.who}>
              <strong>{name}</strong>
              <span className={styles.note}>
                {[household === name ? "" : household, details, contact].filter(Boolean).join(" · ")}
              </span>
              {sameAs > 0 ? <span className={styles.warn}>The same name as in row {sameAs}</span> : null}
            </span>
            <PeopleField name={name} value={heads[row] ?? read} onChange={(people) => onHeads(row, people)} />
          </li>
        ))}
      </ul>
      {total > rows.length ? (
        <p className={styles.note}>The first {number(rows.length)} rows are shown. All of them come in.</p>
      ) : null}
    </section>
  );
}
