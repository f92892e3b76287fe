"use client";
import { Alert } from "@/components/ui/feedback/alert";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { PROMO_FAILURE, PROMO_TERMS } from "@/contracts/identity/registration/promo";
import { OFFERS_CONSENT } from "@/contracts/identity/registration/register";
import styles from "./promo-form.module.css";

type Props = { refCode: string; onSent: (email: string) => void };

const BLANK = { email: "", isPrivacyAndTerms: false, wantsOffers: false };
const loadRequest = () => import("./promo-request");

/** Email address and terms, with separate consent to other email. */
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
  const terms = form.field("isPrivacyAndTerms");
  const offers = form.field("wantsOffers");

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
        id={terms.id}
        name={terms.name}
        checked={form.values.isPrivacyAndTerms}
        onChange={terms.onChange}
        error={terms.error}
        label={<ConsentWords>{PROMO_TERMS}</ConsentWords>}
        required
      />
      <CheckboxField
        id={offers.id}
        name={offers.name}
        checked={form.values.wantsOffers}
        onChange={offers.onChange}
        label={`${OFFERS_CONSENT} (optional)`}
      />
      <SubmitButton size="lg" block busy={form.busy}>
        {form.busy ? "Sending" : "Send my code"}
      </SubmitButton>
    </form>
  );
}
