import { TextField } from "@/components/ui/form/field";
import { IMPORT_FIELDS, type ImportRow } from "@/contracts/catalogue/product/product-import";
import styles from "./import.module.css";
import type { Import } from "./use-import";

/** Rows with errors: each invalid cell is a field with its error. */
export function RejectedRows({ state, rows }: { state: Import; rows: readonly ImportRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ row, cells, problems }) => (
        <li key={row} className={styles.row}>
          <p>
            <strong>Row {row}</strong> {cells.title ?? ""}
          </p>
          <div className={styles.cells}>
            {IMPORT_FIELDS.flatMap(({ key, label }) => {
              const problem = problems[key];
              // The product type is chosen once for all rows.
              if (!problem || key === "type") return [];
              return [
                <TextField
                  key={key}
                  id={`cell-${row}-${key}`}
                  label={label}
                  value={state.corrections[row]?.[key] ?? cells[key] ?? ""}
                  error={problem}
                  onChange={({ target }) => state.correct(row, key, target.value)}
                />,
              ];
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}
