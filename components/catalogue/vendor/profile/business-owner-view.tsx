"use client";
import { DECLARATIONS } from "@/components/catalogue/vendor/registration/declarations";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextAreaField, TextField } from "@/components/ui/form/field";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { businessOwnerFields } from "@/contracts/catalogue/vendor/vendor-profile.schema";
import type { VendorProfile } from "@/contracts/catalogue/vendor/vendor-profile";
import { validationChecks } from "@/contracts/identity/registration/vendor-register.schema";
import { changed } from "@/lib/changed";
import { FormPhone } from "./form/form-phone";
import { ProfileForm } from "./form/profile-form";
import styles from "./form/profile-form.module.css";
import { SettingsFrame } from "./form/settings-frame";
import { useOwnVendor } from "./form/use-own-vendor";

const OWNER = ["firstName", "lastName", "email", "countryCode", "phone"] as const;
const CHECKS = DECLARATIONS.map(({ path }) => path.replace("validationChecks.", ""));

const valuesOf = ({ businessOwner, validationChecks: checks }: VendorProfile) => ({
  ...Object.fromEntries(OWNER.map((name) => [name, businessOwner?.[name] ?? ""])),
  countryCode: businessOwner?.countryCode ?? "+65",
  ...Object.fromEntries(CHECKS.map((name) => [name, checks?.[name as "isBadPress"] ?? true])),
  comment: checks?.comment ?? "",
});
type Values = ReturnType<typeof valuesOf> & Record<string, string>;

const SCHEMA = businessOwnerFields.concat(validationChecks as never);
const only = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

function changesOf(values: Values, before: Values) {
  const changes = changed(values, before) ?? {};
  const has = (names: readonly string[]) => Object.keys(changes).some((name) => names.includes(name));
  const checks = [...CHECKS, "comment"];
  return {
    businessOwner: has(OWNER) ? only(values, OWNER) : undefined,
    validationChecks: has(checks) ? only(values, checks) : undefined,
  };
}

/** `/vendor/dashboard/settings/bussiness-information` */
export function BusinessOwnerView() {
  const profile = useOwnVendor();
  if (!profile) return null;
  return (
    <SettingsFrame title="Business owner" lead="Only our team reads this page.">
      <ProfileForm
        profile={profile}
        valuesOf={valuesOf as (profile: VendorProfile) => Values}
        schema={SCHEMA}
        changesOf={changesOf}
      >
        {(form) => (
          <>
            <SettingsCard title="The owner">
              <div className={styles.stack}>
                <div className={styles.pair}>
                  <TextField {...form.field("firstName")} label="First name" maxLength={80} required />
                  <TextField {...form.field("lastName")} label="Last name (optional)" maxLength={80} />
                </div>
                <TextField
                  {...form.field("email")}
                  label="Owner's email address"
                  type="email"
                  inputMode="email"
                  maxLength={254}
                  required
                />
                <FormPhone
                  form={form as never}
                  label="Owner's phone number"
                  code="countryCode"
                  number="phone"
                  required
                />
              </div>
            </SettingsCard>
            <SettingsCard title="Your declarations">
              <div className={styles.stack}>
                <fieldset className={styles.ticks}>
                  <legend className="visually-hidden">We declare that</legend>
                  {DECLARATIONS.map(({ label }, at) => {
                    const name = CHECKS[at] ?? "";
                    return (
                      <CheckboxField
                        key={name}
                        id={`vendor-${name}`}
                        name={name}
                        checked={(form.values as Record<string, unknown>)[name] === true}
                        onChange={({ target }) => form.set({ [name]: target.checked } as never)}
                        label={label}
                        look="card"
                      />
                    );
                  })}
                </fieldset>
                <TextAreaField
                  {...form.field("comment")}
                  label="What we should know"
                  hint="Needed for every box that you can't tick: what happened, and how it stands today."
                  maxLength={2000}
                />
              </div>
            </SettingsCard>
          </>
        )}
      </ProfileForm>
    </SettingsFrame>
  );
}
