"use client";
import { loginBody } from "@/contracts/identity/auth.schema";
import { loadStore } from "@/components/session/load-store";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { TextField } from "@/components/ui/form/field";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import type { SignInRole } from "@/store/session";
import { FormAlert } from "@/components/ui/form/form-alert";
import styles from "./login-form.module.css";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { sendTwoStepCode } from "@/components/identity/two-step/two-step-code";
import { t } from "@/lib/words/t";

type Props = {
  role: SignInRole;
  /** Called after signing in. Leads to another page, so the form stays busy. */
  onSignedIn: () => void;
  /** Called when the password was right and a code has been sent to `email`. */
  onTwoStep: (email: string) => void;
};

/** Operators reset their password on the server, with `npm run operator`. */
const FORGOT: Record<SignInRole, string | null> = {
  customer: "/forgot-password",
  vendor: "/vendor/password-reset",
  operator: null,
};

export function LoginForm({ role, onSignedIn, onTwoStep }: Props) {
  const form = useForm({
    initialValues: { email: "", password: "" },
    schema: loginBody,
    onIntent: loadStore,
    submit: async (values) => {
      const [store, { signIn }] = await Promise.all([loadStore(), import("@/store/session")]);
      const outcome = await store.dispatch(signIn(role, values));
      if (outcome.kind === "two-step") {
        const of = role === "operator" ? role : "customer";
        if (await sendTwoStepCode(outcome.email, of)) onTwoStep(outcome.email);
        return undefined;
      }
      onSignedIn();
      return LEAVING;
    },
  });
  const { field, busy } = form;
  const forgot = FORGOT[role];

  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField
        {...field("email")}
        label={t("Email address")}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <div>
        <PasswordField
          {...field("password")}
          label={t("Password")}
          autoComplete="current-password"
          required
        />
        {forgot ? (
          <a className={styles.forgot} href={forgot}>
            {t("Forgot your password?")}
          </a>
        ) : null}
      </div>
      <SubmitButton size="lg" block busy={busy}>
        {busy ? t("Logging in") : t("Login")}
      </SubmitButton>
    </form>
  );
}
