"use client";
import { object } from "yup";
import { NewPasswordField } from "@/components/ui/form/password/password-field-new";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { useForm } from "@/components/ui/form/use-form";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { changePasswordBody, repeatedPassword } from "@/contracts/identity/credential/password.schema";
import { PASSWORD_UPDATED } from "@/contracts/identity/account/profile";
import { notify } from "@/lib/notice/notify";
import { useChangePasswordMutation } from "@/services/identity/session";
import styles from "./security-form.module.css";

const EMPTY = { currentPassword: "", password: "", repeat: "" };
const SCHEMA = changePasswordBody.concat(object({ repeat: repeatedPassword() }));
const FAILED = "Password Update fails";

/** Loaded when the panel opens, because the password strength check is large. */
export default function PasswordForm({ onDone }: { onDone: () => void }) {
  const [change] = useChangePasswordMutation();
  const form = useForm({
    initialValues: EMPTY,
    schema: SCHEMA,
    submit: async ({ currentPassword, password }) => {
      try {
        await change({ currentPassword, password }).unwrap();
      } catch (error) {
        notify("error", FAILED);
        throw error;
      }
      notify("success", PASSWORD_UPDATED);
      onDone();
    },
  });
  const { field, busy } = form;
  return (
    <form {...form.formProps} className={styles.form}>
      {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
      <PasswordField
        {...field("currentPassword")}
        label="Current password"
        autoComplete="current-password"
        autoFocus
        required
      />
      <NewPasswordField {...field("password")} label="New password" required />
      <PasswordField {...field("repeat")} label="New password again" autoComplete="new-password" required />
      <div className={styles.actions}>
        <SubmitButton busy={busy}>{busy ? "Changing" : "Change password"}</SubmitButton>
        <Button variant="secondary" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
