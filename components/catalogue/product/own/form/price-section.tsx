import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { SelectField, TextField } from "@/components/ui/form/field";
import { AmountField } from "@/components/ui/money/amount-field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { formatMoney } from "@/lib/money";
import type { ProductFormState } from "./form-state";
import styles from "./product-form.module.css";
import { allInOf } from "./draft/product-values";

type Money = "price" | "costPerItem" | "minPrice" | "maxPrice";

/** The price, with the couple's all-in price updated while typing, and the order limits. */
export function PriceSection({ form }: { form: ProductFormState }) {
  const { values } = form;
  const money = (name: Money) => {
    const { onChange: _, ...field } = form.field(name);
    return { ...field, onAmount: (value: string) => form.set({ [name]: value }) };
  };
  const checkbox = (name: "plusPlus" | "enableMinMaxRule") => ({
    id: `product-${name}`,
    name,
    checked: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => form.set({ [name]: target.checked }),
  });
  return (
    <SettingsCard title="Price">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <AmountField {...money("price")} label="Your price ($)" required />
          <TextField
            {...form.field("priceMetric")}
            label="Price is per"
            placeholder="package, gown, table of 10"
            maxLength={60}
            required
          />
          <SelectField {...form.field("gstType")} label="GST">
            <option value="0">I’m not GST-registered</option>
            <option value="1">My price includes GST</option>
            <option value="2">GST comes on top (9%)</option>
          </SelectField>
          <AllIn form={form} />
        </div>
        <CheckboxField {...checkbox("plusPlus")} label="A 10% service charge comes on top (++)" />
        <CheckboxField {...checkbox("enableMinMaxRule")} label="Limit how much couples can order" />
        {values.enableMinMaxRule ? (
          <div className={styles.pair}>
            <TextField {...form.field("minQty")} label="Minimum quantity" inputMode="numeric" />
            <TextField {...form.field("maxQty")} label="Maximum quantity" inputMode="numeric" />
            <AmountField {...money("minPrice")} label="Minimum order ($)" />
            <AmountField {...money("maxPrice")} label="Maximum order ($)" />
          </div>
        ) : null}
        <div className={styles.pair}>
          <AmountField {...money("costPerItem")} label="Your cost ($, optional)" hint="Only you see it." />
        </div>
      </div>
    </SettingsCard>
  );
}

function AllIn({ form: { values } }: { form: ProductFormState }) {
  const parts = allInOf(values);
  return (
    <output className={styles.allIn} aria-live="polite">
      <span>Couples pay, all-in</span>
      <strong>{parts ? formatMoney(parts.total) : "–"}</strong>
      {parts && (parts.gst > 0 || parts.serviceCharge > 0) ? (
        <small>
          {[
            parts.serviceCharge > 0 ? `${formatMoney(parts.serviceCharge)} service charge` : "",
            parts.gst > 0 ? `${formatMoney(parts.gst)} GST` : "",
          ]
            .filter(Boolean)
            .join(" and ")}{" "}
          included
        </small>
      ) : null}
    </output>
  );
}
