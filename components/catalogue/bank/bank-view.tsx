"use client";
import { useState } from "react";
import { string } from "yup";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { TextField } from "@/components/ui/form/field";
import { Button } from "@/components/ui/action/button";
import { SettingsCard } from "@/components/ui/page/settings-card";
import type { MaskedBankInfo } from "@/contracts/catalogue/vendor/vendor-profile";
import { BANK_NEEDS_PASSWORD } from "@/contracts/catalogue/vendor/vendor-profile";
import { bankInfoFields } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import { formatDateTime } from "@/lib/dates";
import { ProfileForm } from "../vendor/profile/form/profile-form";
import formStyles from "../vendor/profile/form/profile-form.module.css";
import { SettingsFrame } from "../vendor/profile/form/settings-frame";
import { useOwnVendor } from "../vendor/profile/form/use-own-vendor";
import styles from "./bank-view.module.css";

const FIELDS = [
  { name: "accountName", label: "Account name", required: true, max: 120 },
  { name: "accountNumber", label: "Account number", required: true, max: 34 },
  { name: "bankName", label: "Bank name", required: true, max: 120 },
  { name: "swiftCode", label: "SWIFT code (optional)", required: false, max: 11 },
  { name: "routingNumber", label: "Bank and branch code (optional)", required: false, max: 20 },
  { name: "iban", label: "IBAN (optional)", required: false, max: 42 },
  { name: "uen", label: "UEN for PayNow (optional)", required: false, max: 10 },
  { name: "bankAddress", label: "Bank address (optional)", required: false, max: 200 },
] as const;

const BLANK = { ...Object.fromEntries(FIELDS.map(({ name }) => [name, ""])), password: "" };
const SCHEMA = bankInfoFields.shape({ password: string().required(BANK_NEEDS_PASSWORD) });

/** `/vendor/dashboard/settings/bank-info` */
export function BankView() {
  const profile = useOwnVendor();
  /** When the account being replaced was stored; once that changes, the form closes. */
  const [replacing, setReplacing] = useState<string | null>(null);
  if (!profile) return null;
  const { bankInfo } = profile;
  return (
    <SettingsFrame
      title="Bank details"
      lead="We keep them encrypted and use them when the card processor can't pay you."
    >
      {bankInfo && replacing !== bankInfo.changedAt ? (
        <Kept bank={bankInfo} onChange={() => setReplacing(bankInfo.changedAt)} />
      ) : (
        <ProfileForm
          // A saved account is shown masked, so the form always starts empty.
          key={bankInfo?.changedAt ?? "none"}
          profile={profile}
          valuesOf={() => BLANK}
          schema={SCHEMA}
          changesOf={({ password, ...account }: Record<string, string>) => ({ bankInfo: account, password })}
        >
          {(form) => (
            <SettingsCard title={bankInfo ? "Your new account" : "Your account"}>
              <div className={formStyles.stack}>
                <div className={formStyles.pair}>
                  {FIELDS.map(({ name, label, required, max }) => (
                    <TextField
                      key={name}
                      {...form.field(name)}
                      label={label}
                      required={required}
                      maxLength={max}
                      autoComplete="off"
                      spellCheck={false}
                    />
                  ))}
                </div>
                <PasswordField
                  {...form.field("password")}
                  label="Your password"
                  hint="We ask for it whenever bank details change, and email you afterwards."
                  autoComplete="current-password"
                  required
                />
                {bankInfo ? (
                  <div>
                    <Button variant="plain" size="sm" onClick={() => setReplacing(null)}>
                      Keep the current account
                    </Button>
                  </div>
                ) : null}
              </div>
            </SettingsCard>
          )}
        </ProfileForm>
      )}
    </SettingsFrame>
  );
}

function Kept({ bank, onChange }: { bank: MaskedBankInfo; onChange: () => void }) {
  return (
    <SettingsCard title="Your account">
      <dl className={styles.facts}>
        {FIELDS.filter(({ name }) => bank[name]).map(({ name, label }) => (
          <div key={name}>
            <dt>{label.replace(" (optional)", "")}</dt>
            <dd>{bank[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={formStyles.note}>Changed {formatDateTime(new Date(bank.changedAt))}</p>
      <div className={styles.action}>
        <Button variant="secondary" onClick={onChange}>
          Change bank details
        </Button>
      </div>
    </SettingsCard>
  );
}
