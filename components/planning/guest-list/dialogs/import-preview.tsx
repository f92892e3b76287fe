"use client";
import { Alert } from "@/components/ui/feedback/alert";
import type { GuestImport, GuestImportField } from "@/contracts/planning/guest/guest-import";
import styles from "./dialogs.module.css";

type Props = {
  found: GuestImport;
  busy: boolean;
  fieldOptions: [GuestImportField, string][];
  onField: (column: number, field: GuestImportField | null) => void;
};

/** The columns of a sheet with their fields, the first guests, and the rows that stay out. */
export function ImportPreview({ found, busy, fieldOptions, onField }: Props) {
  const { columns, good, rows, errorCount, errors, preview } = found;
  return (
    <>
      <p role="status">
        {good.toLocaleString("en-SG")} of {rows.toLocaleString("en-SG")} rows can be imported.
      </p>
      <div className={styles.scroller}>
        <table className={styles.map}>
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
              <tr key={at}>
                <td>{header}</td>
                <td>
                  <select
                    className={styles.small}
                    aria-label={`Field of ${header}`}
                    disabled={busy}
                    value={field ?? ""}
                    onChange={({ target }) => onField(at, (target.value || null) as GuestImportField | null)}
                  >
                    <option value="">Leave out</option>
                    {fieldOptions.map(([option, label]) => (
                      <option key={option} value={option}>
                        {label}
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
      {preview.length > 0 ? (
        <div className={styles.scroller}>
          <table className={styles.map}>
            <caption className="visually-hidden">The first guests</caption>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Name</th>
                <th scope="col">Household</th>
                <th scope="col">Contact</th>
              </tr>
            </thead>
            <tbody>
              {preview.map(({ row, name, household, contact, plusOnes }) => (
                <tr key={row}>
                  <td>{row}</td>
                  <td>
                    {name}
                    {plusOnes > 0 ? ` +${plusOnes}` : ""}
                  </td>
                  <td>{household}</td>
                  <td>{contact}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {errorCount > 0 ? (
        <Alert tone="warn" title={errorCount === 1 ? "1 row stays out" : `${errorCount} rows stay out`}>
          <ul className={styles.scroller}>
            {errors.map(({ row, reason }) => (
              <li key={row}>
                Row {row}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}
