import { Button } from "@/components/ui/action/button";
import { DateField } from "@/components/ui/form/date/date-field";
import { SelectField, TextField } from "@/components/ui/form/field";
import { type Meal, MEAL_LABELS, MEALS } from "@/contracts/catalogue/price/meal";
import { type ComparisonTyped, MAX_TABLES } from "@/contracts/catalogue/comparison/comparison";
import styles from "./compare-view.module.css";

type Props = {
  vendors: readonly string[];
  typed: ComparisonTyped;
  meal: Meal | "";
  /** `YYYY-MM-DD` */
  earliest: string;
};

/** Table count, date and meal of the wedding, as a GET form. The page shows errors next to their fields. */
export function CompareForm({ vendors, typed: { tables, date }, meal, earliest }: Props) {
  return (
    <form className={styles.form} action="/vendor/compare" method="get" aria-label="Your wedding" noValidate>
      <input type="hidden" name="vendors" value={vendors.join(",")} />
      <TextField
        id="compare-tables"
        name="tables"
        label="Tables of ten"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_TABLES}
        defaultValue={tables.value}
        error={tables.error}
      />
      <DateField
        id="compare-date"
        name="date"
        label="Wedding date"
        min={earliest}
        defaultValue={date.value}
        error={date.error}
      />
      <SelectField id="compare-meal" name="meal" label="Meal" defaultValue={meal}>
        <option value="">Lunch or dinner</option>
        {MEALS.map((each) => (
          <option key={each} value={each}>
            {MEAL_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <Button type="submit">Update prices</Button>
    </form>
  );
}
