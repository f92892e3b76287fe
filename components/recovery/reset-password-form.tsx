"use client";
import { useEffect, useRef, useState } from "react";
import { FormAlert } from "@/components/auth/form-alert";
import { PasswordField } from "@/components/auth/password-field";
import { NewPasswordField } from "@/components/auth/password-field-new";
import { PanelHeading } from "@/components/auth/sign-in-panel-heading";
import { loadStore } from "@/components/layout/session/load-store";
import { storedSession } from "@/components/layout/session/use-stored-session";
import { resetPassword } from "@/components/registration/ask";
import { useLiveForm } from "@/components/registration/use-live-form";
import { ButtonLink } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { repeatedPassword } from "@/contracts/password";
import { LINK_GONE, resetPasswordBody } from "@/contracts/recovery";
import { withNotice } from "@/lib/session-notice";
import { isApiError } from "@/services/api-error";
import type { SignInRole } from "@/store/session";
import styles from "./recovery.module.css";
import { RECOVERY_LOOK } from "./roles";
import { useMailedToken } from "./use-mailed-token";

type Props = {
  role: SignInRole;
  /** Called when the new password counts; the form stays busy. */ onDone: () => void;
};

const schema = resetPasswordBody.shape({ repeat: repeatedPassword() });

/** The new password, twice, for the account that the mailed link belongs to. */
export function ResetPasswordForm({ role, onDone }: Props) {
  const mailed = useMailedToken();
  const token = useRef("");
  const [gone, setGone] = useState(false);
  const [done, setDone] = useState(false);
  useEffect(() => {
    token.current = mailed ?? "";
  }, [mailed]);
  const form = useLiveForm({
    initialValues: { password: "", repeat: "" },
    schema,
    submit: async ({ password }) => {
      try {
        await resetPassword(role, token.current, { password });
      } catch (error) {
        if (isGone(error)) return setGone(true);
        throw error;
      }
      // Every session of the account has ended: what this browser keeps of one opens nothing any more.
      if (storedSession()?.role === role) await forgetSession();
      setDone(true);
      onDone();
    },
  });
  const busy = form.busy || done;

  if (gone || mailed === "") return <LinkGone role={role} />;
  return (
    <>
      <PanelHeading title="Choose a new password">
        It replaces the old one, and signs you out wherever you are logged in.
      </PanelHeading>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <NewPasswordField {...form.field("password")} label="New password" required />
        <PasswordField
          {...form.field("repeat")}
          label="Repeat new password"
          autoComplete="new-password"
          required
        />
        <SubmitButton size="lg" block busy={busy}>
          {busy ? "Saving" : "Save new password"}
        </SubmitButton>
      </form>
    </>
  );
}

/** The form as the page shows it: leads on to the login, which says what has been done. */
export function ResetPasswordPanel({ role }: { role: SignInRole }) {
  const next = withNotice(RECOVERY_LOOK[role].loginPath, "password-reset");
  return <ResetPasswordForm role={role} onDone={() => window.location.assign(next)} />;
}

function LinkGone({ role }: { role: SignInRole }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PanelHeading title="This link does not work any more" headingRef={heading}>
        {LINK_GONE}
      </PanelHeading>
      <div className={styles.actions}>
        <ButtonLink href={RECOVERY_LOOK[role].forgotPath}>Ask for a new link</ButtonLink>
      </div>
    </>
  );
}

function isGone(error: unknown): boolean {
  return isApiError(error) && error.code === 400 && error.message === LINK_GONE;
}

async function forgetSession(): Promise<void> {
  const { context } = await loadStore();
  await context.session.forget();
}
