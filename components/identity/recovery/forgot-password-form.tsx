"use client";
import { useState } from "react";
import { FormAlert } from "@/components/ui/form/form-alert";
import { PanelHeading } from "@/components/identity/panel/sign-in-panel-heading";
import { forgotPassword } from "@/components/identity/account/account-calls";
import { MailboxNotice } from "@/components/identity/account/mailbox-notice";
import { loadStore } from "@/components/session/load-store";
import { useForm } from "@/components/ui/form/use-form";
import { Button, ButtonLink } from "@/components/ui/action/button";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { TextField } from "@/components/ui/form/field";
import { forgotPasswordBody } from "@/contracts/identity/recovery.schema";
import { notify } from "@/lib/notice/notify";
import type { RecoveryRole } from "@/contracts/identity/recovery";
import styles from "./recovery.module.css";
import { RECOVERY_LOOK } from "./roles";

/**
 * Requests a reset link by email. The response is the same for unknown addresses, so it doesn't reveal who has an
 * account.
 */
export function ForgotPasswordForm({ role }: { role: RecoveryRole }) {
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  const form = useForm({
    onIntent: loadStore,
    initialValues: { email: "" },
    schema: forgotPasswordBody,
    submit: async (values) => {
      const { email } = forgotPasswordBody.cast(values);
      const message = await forgotPassword(role, { email });
      notify("success", message);
      setSent({ email, message });
    },
  });

  if (sent) {
    return (
      <MailboxNotice
        title="Check your mailbox"
        message={sent.message}
        emailLabel="You asked for"
        email={sent.email}
        help={[
          "It can take a few minutes. Check your spam folder too.",
          "We only email addresses that have an account. Yours may be under another address.",
          "Only the latest link works.",
        ]}
      >
        <ButtonLink href={RECOVERY_LOOK[role].loginPath}>Back to login</ButtonLink>
        <Button variant="secondary" onClick={() => setSent(null)}>
          Try another address
        </Button>
      </MailboxNotice>
    );
  }
  return (
    <>
      <PanelHeading title={RECOVERY_LOOK[role].forgotTitle}>
        Enter your email address and we’ll send you a link to choose a new one.
      </PanelHeading>
      <form {...form.formProps} className={styles.form}>
        <FormAlert message={form.failure} complaints={form.complaints} />
        <TextField
          {...form.field("email")}
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={254}
          required
        />
        <SubmitButton size="lg" block busy={form.busy}>
          {form.busy ? "Sending" : "Send me the link"}
        </SubmitButton>
      </form>
    </>
  );
}
