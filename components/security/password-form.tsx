"use client";
import { useFormik } from "formik";
import { useId, useRef } from "react";
import { object } from "yup";
import { NewPasswordField } from "@/components/auth/password-field-new";
import { PasswordField } from "@/components/auth/password-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { repeatedPassword } from "@/contracts/password";
import { changePasswordBody, PASSWORD_UPDATED } from "@/contracts/profile";
import { notify } from "@/lib/notify";
import { fieldErrorsOf, messageOf } from "@/services/api-error";
import { useChangePasswordMutation } from "@/services/session";
import styles from "./security-form.module.css";

const EMPTY = { currentPassword: "", password: "", repeat: "" };
const SCHEMA = changePasswordBody.concat(object({ repeat: repeatedPassword() }));
/** Spec customer §8. */
const FAILED = "Password Update fails";

/** The form that the panel opens: what it needs to judge passwords comes with it. */
export default function PasswordForm({ onDone }: { onDone: () => void }) {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [change, { error }] = useChangePasswordMutation();
  const form = useFormik({
    initialValues: EMPTY,
    validationSchema: SCHEMA,
    validateOnChange: false,
    onSubmit: async ({ currentPassword, password }, { setErrors }) => {
      const answer = await change({ currentPassword, password });
      if (answer.error) {
        setErrors(fieldErrorsOf(answer.error));
        notify("error", FAILED);
        return;
      }
      notify("success", PASSWORD_UPDATED);
      onDone();
    },
  });
  const field = (name: keyof typeof EMPTY) => ({
    id: `${id}-${name}`,
    name,
    value: form.values[name],
    onChange: form.handleChange,
    onBlur: form.handleBlur,
    required: true,
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  const submit = async () => {
    const wrong = Object.keys(await form.validateForm())[0];
    await form.submitForm();
    if (wrong) formRef.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      aria-busy={form.isSubmitting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isSubmitting) void submit();
      }}
    >
      {error && !form.isSubmitting ? <Alert tone="bad">{messageOf(error)}</Alert> : null}
      <PasswordField
        {...field("currentPassword")}
        label="Current password"
        autoComplete="current-password"
        autoFocus
      />
      <NewPasswordField {...field("password")} label="New password" />
      <PasswordField {...field("repeat")} label="New password again" autoComplete="new-password" />
      <div className={styles.actions}>
        <SubmitButton busy={form.isSubmitting}>
          {form.isSubmitting ? "Changing" : "Change password"}
        </SubmitButton>
        <Button variant="secondary" disabled={form.isSubmitting} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
