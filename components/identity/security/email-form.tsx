"use client";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { TextField } from "@/components/ui/form/field";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { EMAIL_CHANGE_MAILED } from "@/contracts/identity/account/email-change";
import { emailChangeBody } from "@/contracts/identity/account/email-change.schema";
import { notify } from "@/lib/notice/notify";
import { useAskEmailChangeMutation } from "@/services/identity/session";
import styles from "./security-form.module.css";

/** `suggested` is an address already waiting for confirmation. */
export default function EmailForm({ suggested, onDone }: { suggested: string; onDone: () => void }) {
  const [ask] = useAskEmailChangeMutation();
  const form = useForm({
    initialValues: { email: suggested, password: "" },
    schema: emailChangeBody,
    validateOnBlur: false,
    submit: async (values) => {
      await ask(emailChangeBody.cast(values)).unwrap();
      notify("success", EMAIL_CHANGE_MAILED);
      onDone();
    },
  });
  const { field, busy } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure && !form.errorOf("email") && !form.errorOf("password") ? (
        <Alert tone="bad">{form.failure}</Alert>
      ) : null}
      <TextField
        {...field("email")}
        label="New email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        required
      />
      <PasswordField {...field("password")} label="Your password" autoComplete="current-password" required />
      <div className={styles.actions}>
        <SubmitButton busy={busy}>{busy ? "Sending" : "Send the link"}</SubmitButton>
        <Button variant="secondary" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
