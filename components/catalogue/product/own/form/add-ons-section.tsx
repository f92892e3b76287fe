import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import { AmountField } from "@/components/ui/money/amount-field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { ADD_ON_LIMITS } from "@/contracts/catalogue/product/product";
import type { TypedAddOn } from "./draft/product-values";
import type { ProductFormState } from "./form-state";
import styles from "./product-form.module.css";

const NEW: TypedAddOn = { id: "", name: "", price: "", per: "once", max: "1" };

/** Extras that couples can choose with the product, each with its own price. */
export function AddOnsSection({ form }: { form: ProductFormState }) {
  const { addOns, priceMetric } = form.values;
  const unit = priceMetric.trim() || "unit";
  const set = (next: TypedAddOn[]) => form.set({ addOns: next });
  const change = (at: number, part: Partial<TypedAddOn>) =>
    set(addOns.map((each, index) => (index === at ? { ...each, ...part } : each)));
  const errorOf = (at: number, field: keyof TypedAddOn) =>
    form.errorOf(`addOns[${at}].${field}`) ?? form.errorOf(`addOns.${at}.${field}`);
  return (
    <SettingsCard title="Extras (optional)">
      <fieldset className={styles.group}>
        <legend className="visually-hidden">Extras</legend>
        <p className={styles.hint}>
          Couples choose them with the product, such as a second dish or an extra hour. The same service
          charge and GST apply.
        </p>
        {form.errorOf("addOns") ? (
          <p className={styles.wrong} role="alert">
            {form.errorOf("addOns")}
          </p>
        ) : null}
        {addOns.map((each, at) => (
          <div key={at} className={styles.addOn}>
            <TextField
              id={`product-addOns-${at}-name`}
              label="Extra"
              value={each.name}
              maxLength={ADD_ON_LIMITS.name}
              error={errorOf(at, "name")}
              onChange={({ target }) => change(at, { name: target.value })}
            />
            <AmountField
              id={`product-addOns-${at}-price`}
              label="Price of the extra ($)"
              value={each.price}
              error={errorOf(at, "price")}
              onAmount={(price) => change(at, { price })}
            />
            <SelectField
              id={`product-addOns-${at}-per`}
              label="Charged"
              value={each.per}
              onChange={({ target }) => change(at, { per: target.value === "unit" ? "unit" : "once" })}
            >
              <option value="once">Once</option>
              <option value="unit">For every {unit}</option>
            </SelectField>
            {each.per === "once" ? (
              <TextField
                id={`product-addOns-${at}-max`}
                label="At most"
                inputMode="numeric"
                value={each.max}
                error={errorOf(at, "max")}
                onChange={({ target }) => change(at, { max: target.value.replace(/\D/g, "").slice(0, 2) })}
              />
            ) : null}
            <Button
              variant="plain"
              size="sm"
              aria-label={`Remove ${each.name || "this extra"}`}
              onClick={() => set(addOns.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </div>
        ))}
        {addOns.length < ADD_ON_LIMITS.perProduct ? (
          <div className={styles.chips}>
            <Button variant="secondary" size="sm" onClick={() => set([...addOns, NEW])}>
              Add an extra
            </Button>
          </div>
        ) : null}
      </fieldset>
    </SettingsCard>
  );
}
