import { SelectField } from "@/components/ui/form/field";
import { Alert } from "@/components/ui/feedback/alert";
import { type FillableField, IMPORT_FIELDS } from "@/contracts/catalogue/product/product-import";
import styles from "./import.module.css";
import type { Import } from "./use-import";

/** The column for each field, recognised by its title and cells or chosen by hand, and the columns without a field. */
export function ColumnChoice({ state: { report, mapping, fill, map, busy } }: { state: Import }) {
  if (!report) return null;
  const columnOf = (field: string) => mapping?.find((each) => each.field === field)?.column ?? -1;
  const isFilled = (field: string) => Boolean(fill[field as FillableField]) || report.good > 0;
  const missing = IMPORT_FIELDS.filter(
    ({ key, required }) => required && columnOf(key) < 0 && !isFilled(key),
  );
  return (
    <>
      {report.leftOut.length > 0 ? (
        <Alert tone="warn" title="Columns that won’t be imported">
          <ul className={styles.leftOut}>
            {report.leftOut.map(({ column, title, example }) => (
              <li key={column}>
                <strong>{title || `Column ${column + 1}`}</strong>: {example}
              </li>
            ))}
          </ul>
          <p>To import one, choose it under “Columns”.</p>
        </Alert>
      ) : null}
      <details className={styles.columns} open={missing.length > 0}>
        <summary>
          Columns: {mapping?.length ?? 0} of {report.header.length} used
          {missing.length > 0
            ? `. Choose one for ${missing.map(({ label }) => label.toLowerCase()).join(", ")}`
            : ""}
        </summary>
        <div className={styles.choices}>
          {IMPORT_FIELDS.map(({ key, label, required }) => (
            <SelectField
              key={key}
              id={`column-${key}`}
              label={required ? `${label} (needed)` : label}
              value={columnOf(key)}
              disabled={busy !== ""}
              onChange={({ target }) => map(key, Number(target.value))}
            >
              <option value={-1}>Not in my file</option>
              {report.header.map((title, column) => (
                <option key={column} value={column}>
                  {title || `Column ${column + 1}`}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </details>
    </>
  );
}
