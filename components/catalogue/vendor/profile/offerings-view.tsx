"use client";
import { object, string } from "yup";
import { useCategoryTree } from "@/components/catalogue/category/use-category-tree";
import { DateField } from "@/components/ui/form/date/date-field";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { SelectField, TextField } from "@/components/ui/form/field";
import { AmountField } from "@/components/ui/money/amount-field";
import { amountTyped } from "@/components/ui/money/amount-text";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { MasterCategoryNode } from "@/contracts/catalogue/category";
import {
  CEREMONY_LABELS,
  LANGUAGE_LABELS,
  STYLES_MAX,
  TOO_MANY_STYLES,
  VENDOR_CEREMONIES,
  VENDOR_LANGUAGES,
} from "@/contracts/catalogue/vendor/vendor-service";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import {
  OFFERINGS_DIFFER,
  SELECT_MAIN_OFFERING,
  SELECT_SECONDARY_OFFERING,
} from "@/contracts/identity/registration/vendor-register";
import { changed } from "@/lib/changed";
import { todayInSingapore } from "@/lib/dates";
import { wordsOf } from "@/lib/text/words-of";
import { FactCards } from "./fact/fact-cards";
import { ProfileForm, type ProfileFormState } from "./form/profile-form";
import styles from "./form/profile-form.module.css";
import { SettingsFrame } from "./form/settings-frame";
import { useOwnVendor } from "./form/use-own-vendor";

const valuesOf = ({ sellerOffering, categories, languages, ceremonies, styleTags }: VendorProfile) => ({
  languages,
  ceremonies,
  styleTags: styleTags.join(", "),
  main: sellerOffering.services[0] ?? "",
  secondary: sellerOffering.services[1] ?? "",
  price: sellerOffering.price === null ? "" : String(sellerOffering.price),
  date: sellerOffering.date ?? "",
  areYouASocialChampion: sellerOffering.areYouASocialChampion,
  categories: categories.map(({ _id }) => _id),
});
type Values = ReturnType<typeof valuesOf>;

const SCHEMA = object({
  main: string().required(SELECT_MAIN_OFFERING),
  secondary: string()
    .required(SELECT_SECONDARY_OFFERING)
    .test("differ", OFFERINGS_DIFFER, (value, { parent }) => value !== (parent as Values).main),
  styleTags: string().test("few", TOO_MANY_STYLES, (typed = "") => wordsOf(typed).length <= STYLES_MAX),
});

function changesOf(values: Values, before: Values) {
  const { categories, main, secondary, price, date, areYouASocialChampion } = values;
  const { categories: others, languages, ceremonies, styleTags, ...offering } = changed(values, before) ?? {};
  return {
    languages,
    ceremonies,
    styleTags: styleTags === undefined ? undefined : wordsOf(styleTags),
    sellerOffering:
      Object.keys(offering).length > 0
        ? {
            services: [main, secondary],
            price: price === "" ? null : Number(price),
            date: date || null,
            areYouASocialChampion,
          }
        : undefined,
    categories: others ? categories : undefined,
  };
}

const fieldOf = (path: string, message: string) => {
  if (path.startsWith("sellerOffering.services"))
    return message === SELECT_MAIN_OFFERING ? "main" : "secondary";
  if (path.startsWith("styleTags")) return "styleTags";
  return path.slice(path.indexOf(".") + 1);
};

/** `/vendor/dashboard/settings/seller-offerings` */
export function OfferingsView() {
  const profile = useOwnVendor();
  if (!profile) return null;
  return (
    <SettingsFrame title="Offerings" lead="Couples look for vendors by what they do first.">
      <ProfileForm
        profile={profile}
        valuesOf={valuesOf}
        schema={SCHEMA}
        preview
        changesOf={changesOf}
        parse={{ price: amountTyped }}
        fieldOf={fieldOf}
      >
        {(form) => <OfferingFields form={form} />}
      </ProfileForm>
      <FactCards />
    </SettingsFrame>
  );
}

function OfferingFields({ form }: { form: ProfileFormState<Values> }) {
  const { tree, failed, retry } = useCategoryTree();
  const { main, secondary } = form.values;
  const choices = [
    <option key="" value="">
      {tree || failed ? "Choose a service" : "Loading"}
    </option>,
    ...(tree ?? []).map(({ _id, name }) => (
      <option key={_id} value={_id}>
        {name}
      </option>
    )),
  ];
  const chosen = (tree ?? []).filter(({ _id }) => _id === main || _id === secondary);
  return (
    <>
      {failed ? (
        <Alert tone="bad" title="The list of services did not load">
          <Button size="sm" variant="secondary" onClick={retry}>
            Try again
          </Button>
        </Alert>
      ) : null}
      <SettingsCard title="Your services">
        <div className={styles.stack}>
          <div className={styles.pair}>
            {/* Until the list has loaded, a stored choice has no matching option. */}
            <SelectField
              {...form.field("main")}
              value={tree ? main : ""}
              label="Main service offering"
              required
            >
              {choices}
            </SelectField>
            <SelectField
              {...form.field("secondary")}
              value={tree ? secondary : ""}
              label="Secondary service offering"
              required
            >
              {choices}
            </SelectField>
          </div>
          {chosen.map((master) => (
            <Below key={master._id} form={form} master={master} />
          ))}
        </div>
      </SettingsCard>
      <SettingsCard title="What couples filter by">
        <div className={styles.stack}>
          <Several
            form={form}
            name="languages"
            legend="Languages you work in"
            choices={VENDOR_LANGUAGES}
            labels={LANGUAGE_LABELS}
          />
          <Several
            form={form}
            name="ceremonies"
            legend="Ceremonies you serve"
            choices={VENDOR_CEREMONIES}
            labels={CEREMONY_LABELS}
          />
          <TextField
            {...form.field("styleTags")}
            label="Styles (optional)"
            placeholder="Garden, Modern, Heritage"
            hint={`Up to ${STYLES_MAX}, separated by commas.`}
            autoComplete="off"
          />
        </div>
      </SettingsCard>
      <SettingsCard title="Your business">
        <div className={styles.stack}>
          <div className={styles.pair}>
            <AmountField
              {...form.field("price")}
              label="Prices from, in S$ (optional)"
              hint="The least a couple spends with you."
              onAmount={(price) => form.set({ price })}
            />
            <DateField
              {...form.dateField("date")}
              label="In business since (optional)"
              min="1900-01-01"
              max={todayInSingapore()}
              marks={false}
            />
          </div>
          <CheckboxField
            id="vendor-areYouASocialChampion"
            name="areYouASocialChampion"
            checked={form.values.areYouASocialChampion}
            onChange={({ target }) => form.set({ areYouASocialChampion: target.checked })}
            look="card"
            label="We are social champions: we post our weddings and bring couples along to Sayang."
          />
        </div>
      </SettingsCard>
    </>
  );
}

type SeveralProps<T extends string> = {
  form: ProfileFormState<Values>;
  name: "languages" | "ceremonies";
  legend: string;
  choices: readonly T[];
  labels: Readonly<Record<T, string>>;
};

/** Multiple choices, kept in the order of the list. */
function Several<T extends string>({ form, name, legend, choices, labels }: SeveralProps<T>) {
  const chosen: readonly string[] = form.values[name];
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.columns}>
        {choices.map((choice) => (
          <CheckboxField
            key={choice}
            id={`vendor-${name}-${choice}`}
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              form.set({
                [name]: choices.filter((each) => (each === choice ? target.checked : chosen.includes(each))),
              })
            }
            label={labels[choice]}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The categories of one service, to tick those that the vendor serves. */
function Below({ form, master }: { form: ProfileFormState<Values>; master: MasterCategoryNode }) {
  const { categories } = form.values;
  if (master.categories.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>What you do in {master.name}</legend>
      <div className={styles.columns}>
        {master.categories.map(({ _id, name, subCategories }) => {
          // A saved category may be below the checkbox's own; it then counts as ticked.
          const ids = [_id, ...subCategories.map((sub) => sub._id)];
          return (
            <CheckboxField
              key={_id}
              id={`vendor-category-${_id}`}
              checked={ids.some((id) => categories.includes(id))}
              onChange={({ target }) =>
                form.set({
                  categories: target.checked
                    ? [...categories, _id]
                    : categories.filter((id) => !ids.includes(id)),
                })
              }
              label={name}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
