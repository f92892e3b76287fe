import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextField } from "@/components/ui/form/field";
import { usernameFor } from "./application";
import { lineProps, type StepProps } from "./step-fields";
import styles from "./vendor-register.module.css";

export function BusinessStep(step: StepProps) {
  const { values, change } = step;
  const name = lineProps(step, "sellerInfo.vendorName");
  /** The suggested username follows the name until it is edited. */
  const follows = values["sellerInfo.username"] === usernameFor(values["sellerInfo.vendorName"]);
  const shopName = values["sellerInfo.vendorName"];
  const isSame = shopName !== "" && values["sellerInfo.companyName"] === shopName;
  return (
    <>
      <TextField
        {...name}
        onChange={({ target }) =>
          change({
            "sellerInfo.vendorName": target.value,
            ...(follows ? { "sellerInfo.username": usernameFor(target.value) } : {}),
            ...(isSame ? { "sellerInfo.companyName": target.value } : {}),
          })
        }
        label="Vendor name"
        hint="The name couples see."
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextField
        {...lineProps(step, "sellerInfo.username")}
        label="Username"
        hint="Becomes part of your shop's address."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <TextField
        {...lineProps(step, "sellerInfo.companyName")}
        label="Registered company name"
        hint="As registered with ACRA."
        autoComplete="off"
        maxLength={120}
        required
      />
      {shopName ? (
        <CheckboxField
          id="vendor-same-name"
          checked={isSame}
          onChange={({ target }) => change({ "sellerInfo.companyName": target.checked ? shopName : "" })}
          label="It’s the vendor name, as for most sole proprietors"
        />
      ) : null}
      <div className={styles.pair}>
        <TextField
          {...lineProps(step, "sellerInfo.companyRegistrationNumber")}
          label="Company registration number"
          hint="Your UEN, 9 or 10 letters and digits, as on your ACRA business profile."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
          required
        />
        <TextField
          {...lineProps(step, "sellerInfo.vatTaxNumber")}
          label="GST registration number (optional)"
          hint="If you are registered for GST."
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <TextField
        {...lineProps(step, "sellerInfo.website")}
        label="Website (optional)"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://"
        maxLength={200}
      />
      <TextField
        {...lineProps(step, "sellerInfo.email")}
        label="Email address"
        hint="You’ll log in with this, and we’ll email you about new orders here."
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    </>
  );
}
