import type { ChangeEventHandler } from "react";
import type { ProductAddOn } from "@/contracts/catalogue/product/product";
import { formatMoney, toCents } from "@/lib/money";
import { t, td } from "@/lib/words/t";
import styles from "./add-on-choice.module.css";

type Field = {
  id: string;
  name: string;
  value: string | boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  error: string | undefined;
};
type Props = {
  addOns: readonly ProductAddOn[];
  unit: string;
  fieldOf: (addOn: ProductAddOn) => Field;
};

/** The extras of a product, to choose from. */
export function AddOnChoice({ addOns, unit, fieldOf }: Props) {
  if (addOns.length === 0) return null;
  return (
    <fieldset className={styles.extras}>
      <legend>{t("Extras")}</legend>
      {addOns.map((addOn) => (
        <AddOnRow key={addOn.id} addOn={addOn} unit={unit} field={fieldOf(addOn)} />
      ))}
    </fieldset>
  );
}

function AddOnRow({ addOn, unit, field }: { addOn: ProductAddOn; unit: string; field: Field }) {
  const { name, priceWithGST, per, max } = addOn;
  const { id, error, value, ...rest } = field;
  // The label wraps the control, which therefore needs no id: dozens of long ids add weight to a vendor's page.
  const control = {
    ...rest,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    <div>
      <label className={styles.extra}>
        {typeof value === "boolean" ? (
          <input {...control} type="checkbox" checked={value} />
        ) : (
          <input
            {...control}
            className={styles.number}
            type="number"
            inputMode="numeric"
            min={0}
            max={max}
            step={1}
            value={value}
          />
        )}
        <span className={styles.name}>
          {name}
          {max > 1 ? <small>{t("up to {n}", { n: max })}</small> : null}
        </span>
        <span className={styles.price}>
          {`+${formatMoney(toCents(priceWithGST))}`}
          {per === "unit" ? <small>{t("per {unit}", { unit: td(unit) })}</small> : null}
        </span>
      </label>
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
