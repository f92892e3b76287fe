import { SelectField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import styles from "./import.module.css";
import type { Import } from "./use-import";

/** Asks once for the product type of each word in the file's type column, suggesting those that are known. */
export function TypeChoice({ state: { report, types, chooseType, busy } }: { state: Import }) {
  if (!report || report.typeWords.length === 0) return null;
  const groups = [
    { label: "Your categories", places: report.places.filter(({ isOffered }) => isOffered) },
    { label: "Other categories", places: report.places.filter(({ isOffered }) => !isOffered) },
  ].filter(({ places }) => places.length > 0);
  return (
    <SettingsCard title="Product types">
      <p className={styles.hint}>Choose each once. We’ll remember it for your next import.</p>
      <div className={styles.choices}>
        {report.typeWords.map(({ written, rows, place }, at) => (
          <SelectField
            key={written}
            id={`type-${at}`}
            label={`${written ? `“${written}”` : "Rows without a product type"} (${rows === 1 ? "1 row" : `${rows} rows`})`}
            value={types[written] ?? place ?? ""}
            disabled={busy !== ""}
            onChange={({ target }) => chooseType(written, target.value)}
          >
            <option value="">Choose a product type</option>
            {groups.map(({ label, places }) => (
              <optgroup key={label} label={label}>
                {places.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        ))}
      </div>
    </SettingsCard>
  );
}
