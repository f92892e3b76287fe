import { DateField } from "@/components/ui/form/date/date-field";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import type { EditSide } from "@/contracts/sale/order/edit";
import styles from "./edit-item.module.css";
import type { EditRow } from "./edit-rows";

type Props = {
  row: EditRow;
  side: EditSide;
  onChange: (key: string, values: Partial<EditRow>) => void;
  onDrop: (row: EditRow) => void;
};

const digits = (typed: string) => typed.replace(/\D/g, "").slice(0, 5);
const price = (typed: string) => /^\d*\.?\d{0,2}/.exec(typed.replace(/[^\d.]/g, ""))?.[0] ?? "";

/** One item of the form: quantity, date and, for vendors, its price. */
export function EditItem({ row, side, onChange, onDrop }: Props) {
  const id = `edit-${row.key}`;
  return (
    <fieldset className={styles.item} data-removed={row.removed || undefined}>
      <legend className={styles.title}>
        {row.title}
        {row.itemId === null ? <span className={styles.mark}> · new</span> : null}
        {row.removed ? <span className={styles.mark}> · removed</span> : null}
      </legend>
      {row.removed ? null : (
        <div className={styles.fields}>
          <TextField
            id={`${id}-quantity`}
            label={`Quantity (per ${row.priceMetric})`}
            inputMode="numeric"
            value={row.quantity}
            onChange={({ target }) => onChange(row.key, { quantity: digits(target.value) })}
            error={row.quantity === "" || row.quantity === "0" ? "Enter at least 1" : undefined}
          />
          <DateField
            id={`${id}-date`}
            label="Date"
            value={row.eventDate}
            onDate={(eventDate) => onChange(row.key, { eventDate })}
          />
          {side === "vendor" ? (
            <TextField
              id={`${id}-price`}
              label="Price for one, all-in"
              inputMode="decimal"
              value={row.unitPrice}
              onChange={({ target }) => onChange(row.key, { unitPrice: price(target.value) })}
              error={Number(row.unitPrice) > 0 ? undefined : "Enter a price"}
            />
          ) : null}
        </div>
      )}
      <Button
        variant="plain"
        size="sm"
        aria-label={`${row.removed ? "Keep" : "Remove"} ${row.title}`}
        onClick={() => onDrop(row)}
      >
        {row.removed ? "Keep" : "Remove"}
      </Button>
    </fieldset>
  );
}
