import { useEffect } from "react";
import { Button } from "@/components/ui/action/button";
import { SelectField, TextField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { MasterCategorySlug, ProductTypeNode } from "@/contracts/catalogue/category";
import { PRODUCT_LIMITS } from "@/contracts/catalogue/product/own-product";
import { categoryApi } from "@/services/catalogue/category";
import { useGetAttributeOptionsQuery, useGetOwnFamiliesQuery } from "@/services/catalogue/product";
import type { ProductFormState } from "./form-state";
import { MealField } from "./meal-field";
import styles from "./product-form.module.css";

type Option = { _id: string; name: string };

/** The master categories in which couples look for lunch or dinner. */
const SERVES_MEALS: readonly string[] = ["venues", "catering-cakes"] satisfies MasterCategorySlug[];

/** How couples find it: category, product type, and the attributes that they filter by. */
export function PlaceSection({ form }: { form: ProductFormState }) {
  const { values, set } = form;
  const { data: tree = [] } = categoryApi.useMasterCategoriesQuery();
  const { data: families = [] } = useGetOwnFamiliesQuery();
  const master = tree.find(({ _id }) => _id === values.level1);
  const category = master?.categories.find(({ _id }) => _id === values.level2);
  const sub = category?.subCategories.find(({ _id }) => _id === values.level3);
  const types: ProductTypeNode[] = [
    ...(sub?.productTypes ?? []),
    ...(category?.productTypes ?? []),
    ...(master?.productTypes ?? []),
  ];
  const isTypeGone =
    master !== undefined &&
    values.productTypeId !== "" &&
    !types.some(({ _id }) => _id === values.productTypeId);
  useEffect(() => {
    if (isTypeGone) set({ productTypeId: "" });
  });
  return (
    <SettingsCard title="Where couples find it">
      <div className={styles.fields}>
        <div className={styles.pair}>
          <Select
            {...form.field("level1")}
            label="Category"
            options={tree}
            onPick={(level1) => set({ level1, level2: "", level3: "", productTypeId: "" })}
          />
          {master && master.categories.length > 0 ? (
            <Select
              {...form.field("level2")}
              label="Subcategory"
              options={master.categories}
              onPick={(level2) => set({ level2, level3: "" })}
            />
          ) : null}
          {category && category.subCategories.length > 0 ? (
            <Select
              {...form.field("level3")}
              label="Style or kind"
              options={category.subCategories}
              onPick={(level3) => set({ level3 })}
            />
          ) : null}
          {types.length > 0 ? (
            <Select
              {...form.field("productTypeId")}
              label="Product type"
              options={types}
              onPick={(productTypeId) => set({ productTypeId })}
            />
          ) : null}
        </div>
        {master && SERVES_MEALS.includes(master.slug) ? <MealField form={form} /> : null}
        <Attributes form={form} />
        <div className={styles.pair}>
          <TextField
            {...form.field("productFamily")}
            label="Product family (optional)"
            hint={
              families.length > 0
                ? `Groups your products on your page. Yours: ${families.map(({ name }) => name).join(", ")}`
                : "Groups your products on your page, such as Signature or Add-ons."
            }
          />
          <TextField
            {...form.field("productSkuCode")}
            label="SKU (optional)"
            maxLength={60}
            hint="Your own code for it."
          />
        </div>
      </div>
    </SettingsCard>
  );
}

type SelectProps = Omit<Parameters<typeof SelectField>[0], "children"> & {
  options: readonly Option[];
  onPick: (id: string) => void;
};

function Select({ options, onPick, ...rest }: SelectProps) {
  return (
    <SelectField {...rest} onChange={({ target }) => onPick(target.value)}>
      <option value="">Choose</option>
      {options.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function Attributes({ form }: { form: ProductFormState }) {
  const { attributes, productTypeId } = form.values;
  const { data: options = [] } = useGetAttributeOptionsQuery(productTypeId);
  const set = (next: typeof attributes) => form.set({ attributes: next });
  const change = (at: number, part: Partial<(typeof attributes)[number]>) =>
    set(attributes.map((each, index) => (index === at ? { ...each, ...part } : each)));
  // Without a product type, the options would be those of every trade.
  const suggested = productTypeId === "" ? [] : options;
  const unused = suggested.filter(({ name }) => !attributes.some((each) => each.name === name)).slice(0, 6);
  return (
    <fieldset className={styles.group}>
      <legend>Attributes</legend>
      <p className={styles.hint}>Couples filter and compare by these. Separate values with commas.</p>
      {attributes.map((each, at) => (
        <div key={at} className={styles.attribute}>
          <TextField
            id={`attribute-${at}-name`}
            label="Attribute"
            value={each.name}
            maxLength={60}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <TextField
            id={`attribute-${at}-values`}
            label={`Values${each.name ? ` of ${each.name}` : ""}`}
            value={each.values}
            placeholder={options
              .find(({ name }) => name === each.name)
              ?.values.slice(0, 3)
              .join(", ")}
            onChange={({ target }) => change(at, { values: target.value })}
          />
          <Button
            variant="plain"
            size="sm"
            aria-label={`Remove ${each.name || "attribute"}`}
            onClick={() => set(attributes.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {attributes.length < PRODUCT_LIMITS.attributes ? (
        <div className={styles.chips}>
          {unused.map(({ name }) => (
            <Button
              key={name}
              variant="secondary"
              size="sm"
              onClick={() => set([...attributes, { name, values: "" }])}
            >
              Add {name.toLowerCase()}
            </Button>
          ))}
          <Button variant="plain" size="sm" onClick={() => set([...attributes, { name: "", values: "" }])}>
            Add another attribute
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
