"use client";
import { inPageWords } from "@/lib/language/spoken";
import { useState } from "react";
import { resendRegistrationCode, verifyRegistration } from "@/components/identity/account/account-calls";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { useCountdown } from "@/components/ui/time/use-countdown";
import { messageOf } from "@/contracts/api-error";
import { CODE_LENGTH, CODE_MINUTES, RESEND_SECONDS } from "@/contracts/identity/two-step";
import { registrationCodeBody } from "@/contracts/identity/two-step.schema";
import { t } from "@/lib/words/t";
import { rich } from "@/components/ui/words/rich";
import styles from "./register-by-code.module.css";

type Props = {
  email: string;
  loginHref: string;
  onBegin: () => void;
  onVerified: () => void;
  onBack: () => void;
};

/** The form for the emailed code. The same for an address with an account, whose owner got a different email. */
export function CodeForm({ email, loginHref, onBegin, onVerified, onBack }: Props) {
  const form = useForm({
    initialValues: { code: "" },
    schema: registrationCodeBody,
    idPrefix: "registration",
    // Codes are pasted with spaces.
    parse: { code: (typed) => typed.replace(/\D/g, "").slice(0, CODE_LENGTH) },
    submit: async ({ code }): Promise<typeof LEAVING> => {
      onBegin();
      await verifyRegistration(code);
      onVerified();
      return LEAVING;
    },
  });
  return (
    <form {...form.formProps} className={styles.form}>
      <p className={styles.lead}>
        {rich("We’ve emailed a 6-digit code to {email}. It’s good for {minutes} minutes.", {
          email: <strong className={styles.email}>{email}</strong>,
          minutes: CODE_MINUTES,
        })}
      </p>
      <FormAlert message={form.failure} complaints={[]} />
      <div className={styles.code}>
        <TextField
          {...form.field("code")}
          label={t("6-digit code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <SubmitButton block busy={form.busy}>
          {form.busy ? t("Checking your code") : t("Confirm and continue")}
        </SubmitButton>
      </div>
      <Resend loginHref={loginHref} />
      <p>
        <Button variant="plain" size="sm" onClick={onBack}>
          {t("Use another email address")}
        </Button>
      </p>
    </form>
  );
}

function Resend({ loginHref }: { loginHref: string }) {
  const [left, restart] = useCountdown(RESEND_SECONDS);
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState("");
  const resend = async () => {
    if (sending) return;
    setSending(true);
    try {
      await resendRegistrationCode();
      setSaid(t("A new code is on its way."));
      restart();
    } catch (error) {
      setSaid(inPageWords(messageOf(error)));
    }
    setSending(false);
  };
  return (
    <div className={styles.aside}>
      <p role="status">{said}</p>
      <p>
        {rich(
          "No code? Check your spam folder. If you already have an account, the email says so: <a>log in</a> instead.",
          { a: (text) => <a href={loginHref}>{text}</a> },
        )}
      </p>
      {left > 0 ? (
        <p className={styles.wait}>{t("You can ask for a new code in {n} s", { n: left })}</p>
      ) : (
        <Button variant="plain" size="sm" busy={sending} onClick={() => void resend()}>
          {t("Email me a new code")}
        </Button>
      )}
    </div>
  );
}
