"use client";
import { type FormEvent, useId, useState } from "react";
import { PasswordField } from "@/components/ui/form/password/password-field";
import { Alert } from "@/components/ui/feedback/alert";
import { Badge } from "@/components/ui/feedback/badge";
import { Button } from "@/components/ui/action/button";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { PROFILE_UPDATED } from "@/contracts/identity/account/profile";
import { notify } from "@/lib/notice/notify";
import { fieldErrorsOf, messageOf } from "@/contracts/api-error";
import { useSetTwoStepMutation } from "@/services/identity/session";
import { SecurityCard } from "./security-card";
import styles from "./security-form.module.css";
import { useOpenedForm } from "./use-opened-form";

/** Turns two-step verification on and off. Requires the password, so that an unlocked screen is not enough. */
export function TwoStepPanel({ enabled, email }: { enabled: boolean; email: string }) {
  const { box, open, setOpen } = useOpenedForm();
  return (
    <SecurityCard
      title="Two-step verification"
      state={<Badge tone={enabled ? "good" : "neutral"}>{enabled ? "On" : "Off"}</Badge>}
      lead={`When you log in, we’ll also ask for a 6-digit code that we email to ${email}.`}
    >
      <div ref={box}>
        {open ? (
          <AskPassword enable={!enabled} onDone={() => setOpen(false)} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {enabled ? "Turn off" : "Turn on"}
          </Button>
        )}
      </div>
    </SecurityCard>
  );
}

function AskPassword({ enable: asked, onDone }: { enable: boolean; onDone: () => void }) {
  const id = useId();
  // The profile may be refetched before this form closes.
  const [enable] = useState(asked);
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const [set, { isLoading, error }] = useSetTwoStepMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!password) return setWrong("Password is required");
    setWrong("");
    const answer = await set({ enabled: enable, password });
    if (answer.error) {
      setWrong(fieldErrorsOf(answer.error).password ?? "");
      return;
    }
    notify("success", PROFILE_UPDATED);
    onDone();
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isLoading}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => {
        if (key === "Escape" && !isLoading) onDone();
      }}
    >
      {error && !isLoading && !wrong ? <Alert tone="bad">{messageOf(error)}</Alert> : null}
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={`Your password, to turn it ${enable ? "on" : "off"}`}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={wrong || undefined}
        required
        autoFocus
      />
      <div className={styles.actions}>
        <SubmitButton busy={isLoading}>{enable ? "Turn on" : "Turn off"}</SubmitButton>
        <Button variant="secondary" disabled={isLoading} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
