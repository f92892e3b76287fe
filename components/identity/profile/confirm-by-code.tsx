"use client";
import { useEffect, useId, useRef, useState } from "react";
import { useCountdown } from "@/components/ui/time/use-countdown";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/action/button";
import { TextField } from "@/components/ui/form/field";
import { CODE_LENGTH, INVALID_CODE, RESEND_SECONDS } from "@/contracts/identity/two-step";
import { notify } from "@/lib/notice/notify";
import { messageOf } from "@/contracts/api-error";
import { useSendOtpMutation, useVerifyOtpMutation } from "@/services/identity/profile";
import styles from "./confirm-by-code.module.css";

type Props = {
  channel: "email" | "phone";
  /** The thing to confirm, in words: "your phone number". */
  what: string;
};

/** Sends a code to the stored phone number or email address and verifies it. */
export function ConfirmByCode({ channel, what }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [send, { isLoading, error }] = useSendOtpMutation();
  const ask = async () => {
    const { data } = await send({ channel });
    if (data) setSentTo(data.sentTo);
  };
  return (
    <div className={styles.frame}>
      {error && !isLoading ? <Alert tone="bad">{messageOf(error)}</Alert> : null}
      {sentTo === null ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            busy={isLoading}
            aria-label={`Confirm ${what}`}
            onClick={() => void ask()}
          >
            Send me a code
          </Button>
        </div>
      ) : (
        <TypeCode
          key={sentTo}
          channel={channel}
          what={what}
          sentTo={sentTo}
          onResend={ask}
          resending={isLoading}
        />
      )}
    </div>
  );
}

type TypeCodeProps = Props & { sentTo: string; onResend: () => Promise<void>; resending: boolean };

function TypeCode({ channel, what, sentTo, onResend, resending }: TypeCodeProps) {
  const id = useId();
  const [code, setCode] = useState("");
  const [verify, { isLoading, error, reset }] = useVerifyOtpMutation();
  const [left, restart] = useCountdown(RESEND_SECONDS);
  const input = useRef<HTMLDivElement>(null);
  useEffect(() => input.current?.querySelector("input")?.focus(), []);

  const submit = async () => {
    if (isLoading || code.length !== CODE_LENGTH) return;
    const answer = await verify({ channel, code });
    if (!answer.error) notify("success", `Thank you, ${what} is confirmed`);
  };
  const problem =
    code.length > CODE_LENGTH ? INVALID_CODE : error && !isLoading ? messageOf(error) : undefined;
  return (
    // Not a form, because it is nested in the profile's form, which Enter must not submit.
    <div
      className={styles.form}
      role="group"
      aria-label={`Confirm ${what}`}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <p className={styles.sent} role="status">
        We have sent a 6-digit code to <strong>{sentTo}</strong>.
      </p>
      <div ref={input} className={styles.line}>
        <TextField
          id={`${id}-code`}
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => {
            if (error) reset();
            setCode(target.value.replace(/\D/g, ""));
          }}
          error={problem}
        />
        <Button busy={isLoading} disabled={code.length !== CODE_LENGTH} onClick={() => void submit()}>
          Confirm
        </Button>
      </div>
      <p className={styles.sent}>
        {left > 0 ? (
          `You can get another in ${left} s.`
        ) : (
          <button
            type="button"
            className={styles.again}
            disabled={resending}
            onClick={() => void onResend().then(restart)}
          >
            Send another code
          </button>
        )}
      </p>
    </div>
  );
}
