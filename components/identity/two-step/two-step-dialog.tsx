"use client";
import { type FormEvent, useId, useRef, useState } from "react";
import { loadStore } from "@/components/session/load-store";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { Dialog } from "@/components/ui/feedback/dialog";
import { TextField } from "@/components/ui/form/field";
import { Logo } from "@/components/ui/media/logo";
import { CODE_LENGTH, INVALID_CODE, RESEND_SECONDS } from "@/contracts/identity/two-step";
import { notify } from "@/lib/notice/notify";
import { messageOf } from "@/contracts/api-error";
import type { TwoStepRole } from "@/services/identity/auth";
import { isVerificationDisabled, setVerificationDisabled } from "@/store/storage/two-step-flag";
import { sendTwoStepCode } from "./two-step-code";
import styles from "./two-step-dialog.module.css";
import { VERIFY_FAILED } from "./two-step-messages";
import { useCountdown } from "@/components/ui/time/use-countdown";

type Props = {
  /** The address that the code was sent to. */
  email: string;
  /** Whose account it is. An operator's browser is never remembered. */
  role?: TwoStepRole | undefined;
  onClose: () => void;
  /** Called once the session is stored; `message` is to be shown. */
  onVerified: (message: string) => void;
};

/** The second step of a sign-in. Mount a new one for each sign-in, so that the code starts empty. */
export default function TwoStepDialog({ email, role = "customer", onClose, onVerified }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState("");
  const [refusal, setRefusal] = useState("");
  const [trusted, setTrusted] = useState(() => role === "customer" && isVerificationDisabled());
  const [busy, setBusy] = useState(false);
  const complete = code.length === CODE_LENGTH;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!complete || busy) return;
    setBusy(true);
    setRefusal("");
    try {
      const [store, { verifyTwoStep }] = await Promise.all([loadStore(), import("@/store/session")]);
      onVerified(await store.dispatch(verifyTwoStep({ email, code, rememberBrowser: trusted }, role)));
    } catch (error) {
      setBusy(false);
      setRefusal(messageOf(error));
      notify("error", VERIFY_FAILED);
      form.current?.querySelector<HTMLInputElement>("[name=code]")?.select();
    }
  };

  return (
    <Dialog
      title="Two-step verification"
      lead={
        <>
          <Logo ground="paper" />
          <p>Your account needs protecting, so we ask for a code as well as your password.</p>
          <p>
            We’ve emailed a 6-digit code to <strong className={styles.email}>{email}</strong>. It is good for
            10 minutes.
          </p>
        </>
      }
      size="xs"
      busy={busy}
      // A half-finished sign-in must not be discarded.
      stays
      closeButton
      onClose={onClose}
      form={{ ref: form, noValidate: true, "aria-busy": busy, onSubmit: (event) => void submit(event) }}
      bodyClass={styles.body}
    >
      <TextField
        id={`${id}-code`}
        label="Verification code"
        name="code"
        value={code}
        onChange={(event) => {
          setRefusal("");
          // Codes are pasted with spaces, and kept as text because they may begin with 0.
          setCode(event.target.value.replace(/\D/g, ""));
        }}
        error={code.length > CODE_LENGTH ? INVALID_CODE : refusal || undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
      />
      {role === "customer" ? (
        <label className={styles.trust}>
          <input
            type="checkbox"
            checked={trusted}
            onChange={(event) => {
              setTrusted(event.target.checked);
              setVerificationDisabled(event.target.checked);
            }}
          />
          <span>
            Don’t ask again on this browser
            <span className={styles.trustHint}>Only on a device that is yours.</span>
          </span>
        </label>
      ) : null}
      <SubmitButton size="lg" block disabled={!complete} busy={busy}>
        {busy ? "Verifying" : "Submit"}
      </SubmitButton>
      <Resend email={email} role={role} disabled={busy} />
    </Dialog>
  );
}

function Resend({ email, role, disabled }: { email: string; role: TwoStepRole; disabled: boolean }) {
  const [left, restart] = useCountdown(RESEND_SECONDS);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const resend = async () => {
    setSending(true);
    setSent(false);
    if (await sendTwoStepCode(email, role)) {
      restart();
      setSent(true);
    }
    setSending(false);
  };
  return (
    <p className={styles.resend}>
      <span role="status">{sent ? "A new code is on its way." : "No code? Check your spam folder."}</span>{" "}
      {left > 0 ? (
        <span className={styles.wait}>Resend in {left} s</span>
      ) : (
        <button
          type="button"
          className={styles.again}
          disabled={disabled || sending}
          onClick={() => void resend()}
        >
          Resend
        </button>
      )}
    </p>
  );
}
