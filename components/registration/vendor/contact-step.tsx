import { SelectField, TextField } from "@/components/ui/field";
import { PHONE_COUNTRIES } from "@/lib/phone-countries";
import { SINGAPORE } from "./application";
import { lineProps, StepPhone, type StepProps } from "./step-fields";
import styles from "./vendor-register.module.css";

const COUNTRIES = [
  SINGAPORE,
  ...PHONE_COUNTRIES.flatMap(({ name }) => name.split(", "))
    .filter((name) => name !== SINGAPORE)
    .sort((a, b) => a.localeCompare(b, "en")),
];

export function ContactStep(step: StepProps) {
  const { values, change } = step;
  const abroad = values["sellerInfo.country"] !== SINGAPORE;
  const postCode = lineProps(step, "sellerInfo.postCode");
  return (
    <>
      <div className={styles.phones}>
        <StepPhone
          step={step}
          label="Business phone number"
          codePath="sellerInfo.countryCode"
          path="sellerInfo.phone"
          required
        />
        <StepPhone
          step={step}
          label="Mobile number (optional)"
          codePath="sellerInfo.countryCodeForMobile"
          path="sellerInfo.mobileNumber"
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          {...lineProps(step, "sellerInfo.country")}
          onChange={({ target }) => change({ "sellerInfo.country": target.value, "sellerInfo.postCode": "" })}
          label="Country"
          autoComplete="country-name"
        >
          {COUNTRIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {abroad ? (
          <TextField {...postCode} label="Postcode (optional)" autoComplete="postal-code" maxLength={12} />
        ) : (
          <TextField
            {...postCode}
            onChange={({ target }) =>
              change({ "sellerInfo.postCode": target.value.replace(/\D/g, "").slice(0, 6) })
            }
            label="Postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder="6 digits"
            required
          />
        )}
      </div>
      {abroad ? null : (
        <div className={styles.short}>
          <TextField
            {...lineProps(step, "sellerInfo.blockNumber")}
            label="Block (optional)"
            autoComplete="off"
            maxLength={10}
          />
          <UnitField {...step} />
        </div>
      )}
      <TextField
        {...lineProps(step, "sellerInfo.streetAddress1")}
        label="Street address"
        autoComplete="address-line1"
        maxLength={120}
        required
      />
      {abroad ? <UnitField {...step} /> : null}
      <TextField
        {...lineProps(step, "sellerInfo.buildingName")}
        label="Building name (optional)"
        autoComplete="off"
        maxLength={120}
      />
      <div className={styles.pair}>
        <TextField
          {...lineProps(step, "sellerInfo.streetAddress2")}
          label="Address line 2 (optional)"
          autoComplete="address-line2"
          maxLength={120}
        />
        <TextField
          {...lineProps(step, "sellerInfo.streetAddress3")}
          label="Address line 3 (optional)"
          autoComplete="address-line3"
          maxLength={120}
        />
      </div>
      {abroad ? (
        <div className={styles.pair}>
          <TextField
            {...lineProps(step, "sellerInfo.city")}
            label="City (optional)"
            autoComplete="address-level2"
            maxLength={80}
          />
          <TextField
            {...lineProps(step, "sellerInfo.state")}
            label="State or province (optional)"
            autoComplete="address-level1"
            maxLength={80}
          />
        </div>
      ) : null}
    </>
  );
}

function UnitField(step: StepProps) {
  return (
    <TextField
      {...lineProps(step, "sellerInfo.unitNo")}
      label="Unit (optional)"
      placeholder="#02-14"
      autoComplete="off"
      maxLength={20}
    />
  );
}
