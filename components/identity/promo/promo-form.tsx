"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { PROMO_CONSENT, PROMO_FAILURE } from "@/contracts/identity/registration/promo";
import styles from "./promo-form.module.css";

type Props = { refCode: string; onSent: (email: string) => void };

const BLANK = { email: "", isPrivacyAndTerms: false };
const loadRequest = () => import("./promo-request");

/** Email address and consent. */
export function PromoForm({ refCode, onSent }: Props) {
  const form = useForm({
    initialValues: BLANK,
    validateOnBlur: false,
    onIntent: loadRequest,
    unsent: PROMO_FAILURE,
    submit: async (values) => {
      const { requestPromo } = await loadRequest();
      onSent(await requestPromo({ ...values, refCode }));
    },
  });
  const consent = form.field("isPrivacyAndTerms");

  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
      <TextField
        {...form.field("email")}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <CheckboxField
        id={consent.id}
        name={consent.name}
        checked={form.values.isPrivacyAndTerms}
        onChange={consent.onChange}
        error={consent.error}
        label={<ConsentWords>{PROMO_CONSENT}</ConsentWords>}
        required
      />
      <SubmitButton size="lg" block busy={form.busy}>
        {form.busy ? "Sending" : "Send my code"}
      </SubmitButton>
    </form>
  );
}
