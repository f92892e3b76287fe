"use client";
import { useEffect, useRef, useState } from "react";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { NewPasswordField } from "@/components/ui/form/password/password-field-new";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { loadStore } from "@/components/session/load-store";
import { storedSession } from "@/components/session/use-stored-session";
import { resetPassword } from "@/components/identity/account/account-calls";
import { LEAVING, useForm } from "@/components/ui/form/use-form";
import { ButtonLink } from "@/components/ui/action/button";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { repeatedPassword } from "@/contracts/identity/credential/password.schema";
import { LINK_GONE } from "@/contracts/identity/recovery";
import { resetPasswordBody } from "@/contracts/identity/recovery.schema";
import { withNotice } from "@/lib/notice/next-page-notice";
import { isApiError } from "@/contracts/api-error";
import type { RecoveryRole } from "@/contracts/identity/recovery";
import styles from "./recovery.module.css";
import { RECOVERY_LOOK } from "./roles";
import { useMailedToken } from "@/components/identity/account/use-mailed-token";

type Props = {
  role: RecoveryRole;
  /** Called when the new password is stored. Leads to another page, so the form stays busy. */
  onDone: () => void;
};

const schema = resetPasswordBody.shape({ repeat: repeatedPassword() });

/** Sets a new password, typed twice, for the account that the mailed link belongs to. */
export function ResetPasswordForm({ role, onDone }: Props) {
  const mailed = useMailedToken();
  const token = useRef("");
  const [gone, setGone] = useState(false);
  useEffect(() => {
    token.current = mailed ?? "";
  }, [mailed]);
  const form = useForm({
    onIntent: loadStore,
    initialValues: { password: "", repeat: "" },
    schema,
    submit: async ({ password }) => {
      try {
        await resetPassword(role, token.current, { password });
      } catch (error) {
        if (!isGone(error)) throw error;
        setGone(true);
        return undefined;
      }
      // The server has ended all sessions of the account, so the one stored here no longer works.
      if (storedSession()?.role === role) await forgetSession();
      onDone();
      return LEAVING;
    },
  });

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
        <SubmitButton size="lg" block busy={form.busy}>
          {form.busy ? "Saving" : "Save new password"}
        </SubmitButton>
      </form>
    </>
  );
}

/** The form as the page shows it: continues to the login page, which confirms the change. */
export function ResetPasswordPanel({ role }: { role: RecoveryRole }) {
  const next = withNotice(RECOVERY_LOOK[role].loginPath, "password-reset");
  return <ResetPasswordForm role={role} onDone={() => window.location.assign(next)} />;
}

function LinkGone({ role }: { role: RecoveryRole }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PanelHeading title="This link no longer works" headingRef={heading}>
        {LINK_GONE}
      </PanelHeading>
      <div className={styles.actions}>
        <ButtonLink href={RECOVERY_LOOK[role].forgotPath}>Get a new link</ButtonLink>
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
