import { TextField } from "@/components/ui/form/field";
import { lineProps, StepPhone, type StepProps } from "./step-fields";
import styles from "./vendor-register.module.css";

export function OwnerStep(step: StepProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...lineProps(step, "businessOwner.firstName")}
          label="First name"
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <TextField
          {...lineProps(step, "businessOwner.lastName")}
          label="Last name (optional)"
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <TextField
        {...lineProps(step, "businessOwner.email")}
        label="Owner's email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <StepPhone
        step={step}
        label="Owner's phone number"
        codePath="businessOwner.countryCode"
        path="businessOwner.phone"
        required
      />
    </>
  );
}
