import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import styles from "./import.module.css";
import type { Import } from "./use-import";

/** Sets one value, such as “per table”, in every row that has none. */
export function FillChoice({ state: { report, fill, fillIn, busy } }: { state: Import }) {
  const [typed, setTyped] = useState(fill);
  if (!report) return null;
  const lacksUnit = report.rejected.some(({ problems }) => problems.unit);
  const set = (more: typeof typed) => setTyped((held) => ({ ...held, ...more }));
  return (
    <details className={styles.columns} open={lacksUnit || Object.keys(fill).length > 0 || undefined}>
      <summary>The same for all rows</summary>
      <p className={styles.hint}>For rows that don’t say otherwise, in a column or in the price itself.</p>
      <div className={styles.choices}>
        <TextField
          id="fill-unit"
          label="Price is per"
          placeholder="table of 10"
          maxLength={40}
          value={typed.unit ?? ""}
          onChange={({ target }) => set({ unit: target.value })}
        />
        <SelectField
          id="fill-gst"
          label="GST"
          value={typed.gst ?? ""}
          onChange={({ target }) => set({ gst: target.value })}
        >
          <option value="">As in the file, else none</option>
          <option value="none">None</option>
          <option value="included">Included in the price</option>
          <option value="added">Added to the price</option>
        </SelectField>
        <SelectField
          id="fill-service"
          label="10% service charge"
          value={typed.serviceCharge ?? ""}
          onChange={({ target }) => set({ serviceCharge: target.value })}
        >
          <option value="">As in the file, else none</option>
          <option value="yes">Added to the price</option>
        </SelectField>
        <TextField
          id="fill-min"
          label="Minimum quantity (optional)"
          inputMode="numeric"
          maxLength={6}
          value={typed.minQty ?? ""}
          onChange={({ target }) => set({ minQty: target.value })}
        />
        <TextField
          id="fill-family"
          label="Product family (optional)"
          maxLength={60}
          value={typed.family ?? ""}
          onChange={({ target }) => set({ family: target.value })}
        />
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabled={busy === "import"}
          busy={busy === "check"}
          onClick={() =>
            fillIn(Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== "")))
          }
        >
          Apply to all rows
        </Button>
      </div>
    </details>
  );
}
