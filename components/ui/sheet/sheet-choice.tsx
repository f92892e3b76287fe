"use client";
import { useId } from "react";
import {
  ENCODING_LABELS,
  ENCODINGS,
  type Encoding,
  type SheetChoiceFields,
  type SheetReading,
} from "@/contracts/sheet";
import styles from "./sheet-choice.module.css";

type Props = {
  reading: SheetReading;
  busy: boolean;
  /** Requests that the file be read again with this instead of our guess. */
  onChoose: (choice: SheetChoiceFields) => void;
};

/** Returns true when the way the file was read needs a person's check. */
const isUnusual = ({ encoding, sheets, headerRow, doubtful, hiddenRows }: SheetReading) =>
  (encoding !== null && encoding !== "utf-8") ||
  sheets.length > 1 ||
  headerRow !== 1 ||
  doubtful.length > 0 ||
  hiddenRows > 0;

/** Shows how an imported file was read (its sheet, header row and character encoding), and lets each be changed. */
export function SheetChoice({ reading, busy, onChoose }: Props) {
  const id = useId();
  const { encoding, sheets, sheet, headerRow, top, doubtful, hiddenRows, hiddenLeftOut } = reading;
  return (
    <details className={styles.choice} open={isUnusual(reading) || undefined}>
      <summary>How we read your file</summary>
      <div className={styles.fields}>
        {sheets.length > 1 ? (
          <label>
            <span>Sheet</span>
            <select
              disabled={busy}
              value={sheet}
              onChange={({ target }) => onChoose({ sheet: Number(target.value) })}
            >
              {sheets.map(({ name, isHidden }, at) => (
                <option key={at} value={at}>
                  {isHidden ? `${name} (hidden)` : name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {encoding ? (
          <label>
            <span>Characters</span>
            <select
              disabled={busy}
              value={encoding}
              onChange={({ target }) => onChoose({ encoding: target.value as Encoding })}
            >
              {ENCODINGS.map((each) => (
                <option key={each} value={each}>
                  {ENCODING_LABELS[each]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {hiddenRows > 0 ? (
          <label className={styles.check}>
            <input
              type="checkbox"
              disabled={busy}
              checked={hiddenLeftOut}
              onChange={({ target }) => onChoose({ leaveOutHidden: target.checked })}
            />
            Leave out the {hiddenRows === 1 ? "row" : `${hiddenRows} rows`} that a filter hides in your file
          </label>
        ) : null}
      </div>
      {doubtful.length > 0 ? (
        <p>
          Check the letters of {doubtful.map(({ row, text }) => `“${text}” (row ${row})`).join(", ")}: they’re
          in another encoding than the rest of your file, or were lost when it was saved.
        </p>
      ) : null}
      <fieldset disabled={busy}>
        <legend>Which row names the columns?</legend>
        <div className={styles.scroller}>
          <table>
            <tbody>
              {top.map(({ row, cells }) => (
                <tr key={row} data-chosen={row === headerRow || undefined}>
                  <th scope="row">
                    <label>
                      <input
                        type="radio"
                        name={id}
                        checked={row === headerRow}
                        onChange={() => onChoose({ headerRow: row })}
                      />
                      Row {row}
                    </label>
                  </th>
                  {cells.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <label className={styles.check}>
          <input
            type="radio"
            name={id}
            checked={headerRow === 0}
            onChange={() => onChoose({ headerRow: 0 })}
          />
          None: the first row is already one of the list
        </label>
      </fieldset>
    </details>
  );
}
