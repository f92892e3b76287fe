"use client";
import { useState } from "react";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { NewPasswordField } from "@/components/ui/form/password/password-field-new";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { EmailField, NameFields } from "@/components/ui/form/person-fields";
import { PhoneField } from "@/components/ui/form/phone-field";
import { repeatedPassword } from "@/contracts/identity/credential/password.schema";
import { registerBody } from "@/contracts/identity/registration/register.schema";
import { OFFERS_CONSENT, TERMS_CONSENT } from "@/contracts/identity/registration/register";
import { notify } from "@/lib/notice/notify";
import { readReferral } from "@/lib/promo/referral";
import { registerCustomer } from "@/components/identity/account/account-calls";
import { MailboxNotice } from "@/components/identity/account/mailbox-notice";
import styles from "./register-form.module.css";
import { socialPrefill } from "./social-prefill";
import { takeFromAddress } from "@/components/identity/account/take-from-address";
import { loadStore } from "@/components/session/load-store";
import { FIRST_LOGIN } from "@/components/identity/auth/post-login";
import { useForm } from "@/components/ui/form/use-form";
import { t, td } from "@/lib/words/t";

const BLANK = {
  firstName: "",
  lastName: "",
  email: "",
  countryCode: "+65",
  phone: "",
  password: "",
  repeat: "",
  isPrivacyAndTerms: false,
  wantsOffers: false,
};
const schema = registerBody.shape({ repeat: repeatedPassword() });

/** A couple's registration. Typed values stay when the server returns an error or the address was mistyped. */
export function RegisterForm() {
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const [prefilled, setPrefilled] = useState(false);
  const form = useForm({
    onIntent: loadStore,
    initialValues: BLANK,
    schema,
    prefill: () => {
      const found = socialPrefill(window.location.search);
      takeFromAddress("firstName", "lastName", "email");
      if (Object.keys(found).length > 0) setPrefilled(true);
      return found;
    },
    submit: async (values) => {
      const body = registerBody.cast({ ...values, ...readReferral() }, { stripUnknown: true });
      const message = await registerCustomer({ ...body, isPrivacyAndTerms: true });
      notify("success", message);
      setSent({ email: body.email, message });
    },
  });
  const { field, values } = form;

  if (sent) return <Registered {...sent} onWrong={() => setSent(null)} />;
  return (
    <>
      <PanelHeading title={t("Create your account")}>
        {t("Keep your cart, your shortlist and your plans in one place. It is free.")}
      </PanelHeading>
      <form {...form.formProps} className={styles.form}>
        {prefilled ? (
          <Alert>{t("Almost there. Check what we have filled in, and choose a password.")}</Alert>
        ) : null}
        <FormAlert message={form.failure} complaints={form.complaints} />
        <div className={styles.pair}>
          <NameFields first={field("firstName")} last={field("lastName")} />
        </div>
        <EmailField {...field("email")} />
        <PhoneField
          idPrefix={field("phone").id}
          label={t("Phone number")}
          code={values.countryCode}
          number={values.phone}
          onChange={(countryCode, phone) => form.set({ countryCode, phone })}
          onBlur={form.blur}
          error={form.errorOf("phone") ?? form.errorOf("countryCode")}
          required
        />
        <NewPasswordField {...field("password")} label={t("Password")} required />
        <PasswordField
          {...field("repeat")}
          label={t("Repeat password")}
          autoComplete="new-password"
          required
        />
        <CheckboxField
          id={field("isPrivacyAndTerms").id}
          name="isPrivacyAndTerms"
          checked={values.isPrivacyAndTerms}
          onChange={field("isPrivacyAndTerms").onChange}
          error={form.errorOf("isPrivacyAndTerms")}
          label={<ConsentWords>{TERMS_CONSENT}</ConsentWords>}
          required
        />
        <CheckboxField
          id={field("wantsOffers").id}
          name="wantsOffers"
          checked={values.wantsOffers}
          onChange={field("wantsOffers").onChange}
          label={t("{consent} (optional)", { consent: td(OFFERS_CONSENT) })}
        />
        <SubmitButton size="lg" block busy={form.busy}>
          {form.busy ? t("Creating your account") : t("Create account")}
        </SubmitButton>
      </form>
    </>
  );
}

type RegisteredProps = { email: string; message: string; onWrong: () => void };

function Registered({ email, message, onWrong }: RegisteredProps) {
  return (
    <MailboxNotice
      title={t("Check your mailbox")}
      message={message}
      emailLabel="Sent to"
      email={email}
      help={[
        t("It can take a few minutes. Check your spam folder too."),
        t("You can log in already, and ask for a new link there."),
        t("If the address is not yours, correct it and send the form again."),
      ]}
    >
      <ButtonLink href={FIRST_LOGIN}>{t("Go to login")}</ButtonLink>
      <Button variant="secondary" onClick={onWrong}>
        {t("Correct the address")}
      </Button>
    </MailboxNotice>
  );
}
