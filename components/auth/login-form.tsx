"use client";
import { useFormik } from "formik";
import { useEffect, useId, useRef, useState } from "react";
import { loginBody } from "@/contracts/auth";
import { loadStore } from "@/components/layout/session/load-store";
import { fieldErrorsOf, messageOf } from "@/services/api-error";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/field";
import type { SignInRole } from "@/store/session";
import { FormAlert } from "./form-alert";
import styles from "./login-form.module.css";
import { PasswordField } from "./password-field";
import { sendTwoStepCode } from "./two-step-code";

type Values = { email: string; password: string };
type Props = {
  role: SignInRole;
  /** Called once signed in; the form stays busy, because it is about to go. */ onSignedIn: () => void;
  /** The password was right, and a code is on its way to `email`. */
  onTwoStep: (email: string) => void;
};

const FORGOT: Record<SignInRole, string> = { customer: "/forgot-password", vendor: "/vendor/password-reset" };
const FIELDS = ["email", "password"] as const;

/** E-mail and password. What was typed stays when the server refuses it. */
export function LoginForm({ role, onSignedIn, onTwoStep }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  const [failure, setFailure] = useState("");
  const [done, setDone] = useState(false);
  const form = useFormik<Values>({
    initialValues: { email: "", password: "" },
    validationSchema: loginBody,
    validateOnChange: false,
    onSubmit: async (values, { setErrors }) => {
      setFailure("");
      try {
        const [store, { signIn }] = await Promise.all([loadStore(), import("@/store/session")]);
        const outcome = await store.dispatch(signIn(role, values));
        if (outcome.kind === "two-step") {
          if (await sendTwoStepCode(outcome.email)) onTwoStep(outcome.email);
          return;
        }
        setDone(true);
        onSignedIn();
      } catch (error) {
        setErrors(fieldErrorsOf(error));
        setFailure(messageOf(error));
      }
    },
  });
  const { setValues, submitForm, errors, touched } = form;
  const busy = form.isSubmitting || done;

  // A password manager, or a quick typist, may have filled the fields in before the page was alive.
  useEffect(() => {
    const typed = valuesOf(formRef.current);
    if (typed.email || typed.password) void setValues(typed, false);
  }, [setValues]);

  const submit = async (values: Values) => {
    if (busy) return;
    const found = await setValues(values, true);
    await submitForm();
    const wrong = FIELDS.find((name) => found?.[name]);
    if (wrong) formRef.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  const complaints = FIELDS.flatMap((name) => (touched[name] && errors[name] ? [errors[name]] : []));
  const field = (name: keyof Values) => ({
    id: `${id}-${name}`,
    name,
    value: form.values[name],
    onChange: form.handleChange,
    onBlur: form.handleBlur,
    required: true,
    error: touched[name] ? errors[name] : undefined,
  });

  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      aria-busy={busy}
      onFocus={() => void loadStore()}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(valuesOf(event.currentTarget));
      }}
      // React keeps a submit from before hydration and hands it over here; out of its transition, so that Formik renders.
      action={(data) => void setTimeout(() => void submit(valuesFrom(data)))}
    >
      <FormAlert message={failure} complaints={form.submitCount > 0 ? complaints : []} />
      <TextField
        {...field("email")}
        label="E-mail address"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <div>
        <PasswordField {...field("password")} label="Password" autoComplete="current-password" />
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

function valuesOf(form: HTMLFormElement | null): Values {
  return valuesFrom(form ? new FormData(form) : new FormData());
}

function valuesFrom(data: FormData): Values {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { email: text("email"), password: text("password") };
}
