"use client";
import { registerByCode } from "@/components/identity/account/account-calls";
import { loadStore } from "@/components/session/load-store";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { EmailField, NameFields } from "@/components/ui/form/person-fields";
import { FormAlert } from "@/components/ui/form/form-alert";
import { NewPasswordField } from "@/components/ui/form/password/password-field-new";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { TERMS_CONSENT } from "@/contracts/identity/registration/register";
import { registerByCodeBody } from "@/contracts/identity/registration/register.schema";
import { readReferral } from "@/lib/promo/referral";
import { t } from "@/lib/words/t";
import styles from "./register-by-code.module.css";

const BLANK = { firstName: "", lastName: "", email: "", password: "", isPrivacyAndTerms: false };

/** Asks for names, email and password. Checkout asks for the phone number, and the profile for the partner. */
export function DetailsForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({
    onIntent: loadStore,
    initialValues: BLANK,
    schema: registerByCodeBody,
    idPrefix: "register",
    submit: async (values) => {
      const body = registerByCodeBody.cast({ ...values, ...readReferral() }, { stripUnknown: true });
      await registerByCode({ ...body, isPrivacyAndTerms: true });
      onSent(body.email);
    },
  });
  const { field, values } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <div className={styles.pair}>
        <NameFields first={field("firstName")} last={field("lastName")} />
        <EmailField {...field("email")} />
        <NewPasswordField {...field("password")} label={t("Password")} required />
      </div>
      <CheckboxField
        id={field("isPrivacyAndTerms").id}
        name="isPrivacyAndTerms"
        checked={values.isPrivacyAndTerms}
        onChange={field("isPrivacyAndTerms").onChange}
        error={form.errorOf("isPrivacyAndTerms")}
        label={<ConsentWords>{TERMS_CONSENT}</ConsentWords>}
        required
      />
      <div className={styles.submit}>
        <SubmitButton block busy={form.busy}>
          {form.busy ? t("Sending your code") : t("Email me a code")}
        </SubmitButton>
      </div>
    </form>
  );
}
