import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextField } from "@/components/ui/form/field";
import fieldStyles from "@/components/ui/form/field.module.css";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { PROMO_TERMS } from "@/contracts/identity/registration/promo";
import { OFFERS_CONSENT } from "@/contracts/identity/registration/register";
import styles from "./promo-form.module.css";

/**
 * Email address and terms, with separate consent to other email. `sendPromo` shows errors in its empty elements and
 * sends it; nothing in it re-renders.
 */
export function PromoForm({ id }: { id: string }) {
  return (
    <form method="post" noValidate className={styles.form}>
      <div data-failure hidden>
        <Alert tone="bad">
          <span data-message />
        </Alert>
      </div>
      <div className={fieldStyles.field}>
        <TextField
          id={`${id}-email`}
          name="email"
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <p id={`${id}-email-error`} className={fieldStyles.error} hidden />
      </div>
      <div className={fieldStyles.field}>
        <CheckboxField
          id={`${id}-isPrivacyAndTerms`}
          name="isPrivacyAndTerms"
          label={<ConsentWords>{PROMO_TERMS}</ConsentWords>}
          required
        />
        <p id={`${id}-isPrivacyAndTerms-error`} className={fieldStyles.error} hidden />
      </div>
      <CheckboxField id={`${id}-wantsOffers`} name="wantsOffers" label={`${OFFERS_CONSENT} (optional)`} />
      <Button type="submit" size="lg" block>
        Send my code
      </Button>
    </form>
  );
}
