import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { IMPORT_FIELDS, type ImportField } from "@/contracts/catalogue/product/product-import";
import styles from "./import.module.css";
import type { Import } from "./use-import";

const labelOf = (field: ImportField) => IMPORT_FIELDS.find(({ key }) => key === field)?.label ?? field;

/** The products that rows update, found by SKU, each with what changes. */
export function UpdateList({ state }: { state: Import }) {
  const { report, busy, updateExisting, setUpdateExisting } = state;
  if (!report) return null;
  const { updates, updated, unchanged } = report;
  if (updateExisting && updated + unchanged === 0) return null;
  return (
    <div className={styles.updates}>
      <CheckboxField
        id="update-existing"
        label="Update products that have the same SKU"
        checked={updateExisting}
        disabled={busy !== ""}
        onChange={({ target }) => setUpdateExisting(target.checked)}
      />
      {updated > 0 ? (
        <details open>
          <summary>{updated === 1 ? "1 product changes" : `${updated} products change`}</summary>
          <ul className={styles.rows}>
            {updates.map(({ row, title, sku, changes }) => (
              <li key={row} className={styles.row}>
                <p>
                  <strong>{title}</strong> (SKU {sku})
                </p>
                <dl className={styles.changes}>
                  {changes.map(({ field, before, after }) => (
                    <div key={field}>
                      <dt>{labelOf(field)}</dt>
                      <dd>
                        <del>{before || "Empty"}</del> <ins>{after || "Empty"}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
          {updated > updates.length ? (
            <p className={styles.hint}>Showing the first {updates.length}.</p>
          ) : null}
        </details>
      ) : null}
      <p className={styles.hint}>
        {unchanged > 0
          ? `${unchanged === 1 ? "1 product is" : `${unchanged} products are`} already as the file says. `
          : ""}
        Empty cells leave a product as it is.
      </p>
    </div>
  );
}
