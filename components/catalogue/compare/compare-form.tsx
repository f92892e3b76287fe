import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import type { ComparisonQuery } from "@/contracts/catalogue/comparison.schema";
import { MAX_TABLES } from "@/contracts/catalogue/comparison";
import styles from "./compare-view.module.css";

type Props = { query: ComparisonQuery; /** `YYYY-MM-DD` */ earliest: string };

/** Table count and date of the wedding, as a GET form. */
export function CompareForm({ query: { vendors, tables, date }, earliest }: Props) {
  return (
    <form className={styles.form} action="/vendor/compare" method="get" aria-label="Your wedding">
      <input type="hidden" name="vendors" value={vendors.join(",")} />
      <TextField
        id="compare-tables"
        name="tables"
        label="Tables of ten"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_TABLES}
        defaultValue={tables ?? ""}
      />
      <TextField
        id="compare-date"
        name="date"
        label="Wedding date"
        type="date"
        min={earliest}
        defaultValue={date}
      />
      <Button type="submit">Update prices</Button>
    </form>
  );
}
