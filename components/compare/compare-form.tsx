import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { type ComparisonQuery, MAX_TABLES } from "@/contracts/comparison";
import styles from "./compare-view.module.css";

type Props = { query: ComparisonQuery; /** `YYYY-MM-DD` */ earliest: string };

/** The size and the day of the wedding, as a form of the address. */
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
