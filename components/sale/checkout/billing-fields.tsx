import type { ChangeEvent, FocusEvent } from "react";
import { SelectField, TextField } from "@/components/ui/form/field";
import { HOME_COUNTRY } from "@/contracts/sale/order/order.schema";
import { PHONE_COUNTRIES } from "@/lib/phone/phone-countries";
import { t } from "@/lib/words/t";
import styles from "./checkout-details.module.css";

/** Several countries may share a dialling code. */
const COUNTRIES = [
  HOME_COUNTRY,
  ...PHONE_COUNTRIES.flatMap(({ name }) => name.split(", "))
    .filter((name) => name !== HOME_COUNTRY)
    .toSorted((a, b) => a.localeCompare(b)),
];

export const BILLING_LABELS = {
  country: "Country",
  postalCode: "Postal code",
  unitNumber: "Unit number (optional)",
  streetAddress: "Street address",
  streetAddress2: "Street address 2 (optional)",
  streetAddress3: "Street address 3 (optional)",
  city: "City",
  state: "State or province (optional)",
} as const;
export type BillingField = keyof typeof BILLING_LABELS;

type Props = {
  country: string;
  field: (name: BillingField) => Field;
};
type Control = HTMLInputElement | HTMLSelectElement;
type Field = {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
};

/** The address on the invoice; in Singapore the postal code is enough. */
export function BillingFields({ country, field }: Props) {
  const isAbroad = country !== HOME_COUNTRY;
  return (
    <fieldset className={styles.billing}>
      <legend className={styles.legend}>{t("Billing address")}</legend>
      <SelectField {...field("country")} autoComplete="billing country-name">
        {COUNTRIES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      {isAbroad ? (
        <>
          <TextField
            {...field("streetAddress")}
            autoComplete="billing address-line1"
            maxLength={120}
            required
          />
          <TextField {...field("unitNumber")} maxLength={20} />
          <TextField {...field("streetAddress2")} autoComplete="billing address-line2" maxLength={120} />
          <TextField {...field("streetAddress3")} autoComplete="billing address-line3" maxLength={120} />
          <TextField {...field("city")} autoComplete="billing address-level2" maxLength={80} required />
          <TextField {...field("state")} autoComplete="billing address-level1" maxLength={80} />
        </>
      ) : null}
      <TextField
        {...field("postalCode")}
        autoComplete="billing postal-code"
        inputMode={isAbroad ? "text" : "numeric"}
        maxLength={isAbroad ? 12 : 6}
        required={!isAbroad}
      />
    </fieldset>
  );
}
