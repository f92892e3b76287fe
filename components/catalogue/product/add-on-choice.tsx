import type { ProductAddOn } from "@/contracts/catalogue/product/product";
import { formatMoney, toCents } from "@/lib/money";
import styles from "./add-on-choice.module.css";

type Props = { addOns: readonly ProductAddOn[]; unit: string };

/** The extras of a product, as plain fields that the form's script reads. */
export function AddOnChoice({ addOns, unit }: Props) {
  if (addOns.length === 0) return null;
  return (
    <fieldset className={styles.extras}>
      <legend>Extras</legend>
      {addOns.map((addOn) => (
        <AddOnRow key={addOn.id} addOn={addOn} unit={unit} />
      ))}
    </fieldset>
  );
}

function AddOnRow({ addOn, unit }: { addOn: ProductAddOn; unit: string }) {
  const { id, name, priceWithGST, per, max } = addOn;
  const field = { "data-add-on": id, "data-price": priceWithGST, "data-per": per };
  return (
    <label className={styles.extra}>
      {max === 1 ? (
        <input {...field} type="checkbox" />
      ) : (
        <input
          {...field}
          className={styles.number}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          step={1}
          defaultValue={0}
        />
      )}
      <span className={styles.name}>
        {name}
        {max > 1 ? <small>up to {max}</small> : null}
      </span>
      <span className={styles.price}>
        +{formatMoney(toCents(priceWithGST))}
        {per === "unit" ? <small>per {unit}</small> : null}
      </span>
    </label>
  );
}
