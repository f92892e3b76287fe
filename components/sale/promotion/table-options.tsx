"use client";
import { COLUMNS, type Column, PAGE_SIZES, type TableSetting } from "./table-setting";
import styles from "./campaigns.module.css";

type Props = { setting: TableSetting; onChange: (change: Partial<TableSetting>) => void };

/** The choice of the table's columns and number of rows. */
export function TableOptions({ setting: { hidden, limit }, onChange }: Props) {
  const toggle = (column: Column, shown: boolean) =>
    onChange({ hidden: shown ? hidden.filter((each) => each !== column) : [...hidden, column] });
  return (
    <details className={styles.options}>
      <summary>Table settings</summary>
      <fieldset>
        <legend>Columns</legend>
        {(Object.keys(COLUMNS) as Column[]).map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={!hidden.includes(column)}
              onChange={({ target }) => toggle(column, target.checked)}
            />
            {COLUMNS[column]}
          </label>
        ))}
        <label className={styles.rows}>
          Rows per page
          <select value={limit} onChange={({ target }) => onChange({ limit: Number(target.value) })}>
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
    </details>
  );
}
