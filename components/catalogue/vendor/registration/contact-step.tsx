import { TextField } from "@/components/ui/form/field";
import { lineProps, StepPhone, type StepProps } from "./step-fields";
import styles from "./vendor-register.module.css";

export function ContactStep(step: StepProps) {
  const { change } = step;
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
        <TextField
          {...lineProps(step, "sellerInfo.postCode")}
          onChange={({ target }) =>
            change({ "sellerInfo.postCode": target.value.replace(/\D/g, "").slice(0, 6) })
          }
          label="Postcode"
          hint="We list businesses with an address in Singapore."
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="6 digits"
          required
        />
      </div>
      <div className={styles.short}>
        <TextField
          {...lineProps(step, "sellerInfo.blockNumber")}
          label="Block (optional)"
          autoComplete="off"
          maxLength={10}
        />
        <UnitField {...step} />
      </div>
      <TextField
        {...lineProps(step, "sellerInfo.streetAddress1")}
        label="Street address"
        autoComplete="address-line1"
        maxLength={120}
        required
      />
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
