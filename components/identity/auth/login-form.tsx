"use client";
import { loginBody } from "@/contracts/identity/auth.schema";
import { loadStore } from "@/components/session/load-store";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { TextField } from "@/components/ui/form/field";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import type { SignInRole } from "@/store/session";
import { FormAlert } from "@/components/ui/form/form-alert";
import styles from "./login-form.module.css";
import { PasswordField } from "@/components/ui/form/password-field";
import { sendTwoStepCode } from "@/components/identity/two-step/two-step-code";

type Props = {
  role: SignInRole;
  /** Called after signing in. Leads to another page, so the form stays busy. */
  onSignedIn: () => void;
  /** Called when the password was right and a code has been sent to `email`. */
  onTwoStep: (email: string) => void;
};

const FORGOT: Record<SignInRole, string> = { customer: "/forgot-password", vendor: "/vendor/password-reset" };

export function LoginForm({ role, onSignedIn, onTwoStep }: Props) {
  const form = useForm({
    initialValues: { email: "", password: "" },
    schema: loginBody,
    onIntent: loadStore,
    submit: async (values) => {
      const [store, { signIn }] = await Promise.all([loadStore(), import("@/store/session")]);
      const outcome = await store.dispatch(signIn(role, values));
      if (outcome.kind === "two-step") {
        if (await sendTwoStepCode(outcome.email)) onTwoStep(outcome.email);
        return undefined;
      }
      onSignedIn();
      return LEAVING;
    },
  });
  const { field, busy } = form;

  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      <TextField
        {...field("email")}
        label="Email address"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <div>
        <PasswordField {...field("password")} label="Password" autoComplete="current-password" required />
        <a className={styles.forgot} href={FORGOT[role]}>
          Forgot your password?
        </a>
      </div>
      <SubmitButton size="lg" block busy={busy}>
        {busy ? "Logging in" : "Login"}
      </SubmitButton>
    </form>
  );
}
