import { useOwnVendor } from "@/components/catalogue/vendor/profile/form/use-own-vendor";
import { DateField } from "@/components/ui/form/date/date-field";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { ProductFormState } from "./form-state";
import styles from "./product-form.module.css";

const choicesOf = (isReviewed: boolean) =>
  [
    ["now", isReviewed ? "Publish as soon as it’s approved" : "Publish now"],
    ["later", "Publish on a date"],
    ["no", "Keep it unpublished"],
  ] as const;

/**
 * When couples can see it, after a review unless the vendor may publish directly. A published product is taken off the
 * site in the list, never by editing.
 */
export function PublishSection({
  form,
  product,
}: {
  form: ProductFormState;
  product: OwnProductDetail | null;
}) {
  const { publish, featuredProduct, enableSelling } = form.values;
  const isReviewed = useOwnVendor()?.settings.publishProductDirectly === false;
  const checkbox = (name: "featuredProduct" | "enableSelling", checked: boolean) => ({
    id: `product-${name}`,
    name,
    checked,
    onChange: ({ target }: { target: HTMLInputElement }) => form.set({ [name]: target.checked }),
  });
  return (
    <SettingsCard title="Publish">
      <div className={styles.fields}>
        {product?.status === 1 ? (
          <p>
            This product is published. To take it off the site, deactivate it in your list.
            {isReviewed ? " Couples see your changes once we’ve reviewed them." : ""}
          </p>
        ) : (
          <fieldset className={styles.group}>
            <legend className="visually-hidden">When couples see it</legend>
            {choicesOf(isReviewed).map(([value, label]) => (
              <label key={value} className={styles.choice}>
                <input
                  type="radio"
                  name="publish"
                  value={value}
                  checked={publish === value}
                  onChange={() => form.set({ publish: value })}
                />
                {label}
              </label>
            ))}
            {publish === "later" ? (
              <DateField
                {...form.dateField("publishDate")}
                label="Publish date"
                min={addDays(todayInSingapore(), 1)}
                hint={`Early that morning, Singapore time${isReviewed ? ", if it’s approved by then" : ""}.`}
                marks={false}
              />
            ) : null}
            {isReviewed && publish !== "no" ? (
              <p className={styles.note}>
                We review products before couples see them, and email you when yours is done.
              </p>
            ) : null}
          </fieldset>
        )}
        <CheckboxField {...checkbox("enableSelling", enableSelling)} label="Couples can book it" />
        <CheckboxField
          {...checkbox("featuredProduct", featuredProduct)}
          label="Show it first on my page, as my pick"
        />
        <div className={styles.pair}>
          <TextField
            {...form.field("productTags")}
            label="Tags (optional)"
            placeholder="garden, intimate, halal"
            hint="Words couples may search for, separated by commas."
          />
          <TextField
            {...form.field("focusKeyword")}
            label="Focus keyword (optional)"
            maxLength={60}
            hint="The one phrase you want to be found by."
          />
        </div>
      </div>
    </SettingsCard>
  );
}
