"use client";
import { type FormEvent, useId, useRef, useState } from "react";
import { ConsentWords } from "@/components/ui/text/consent-words";
import { Alert } from "@/components/ui/feedback/alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { TextField } from "@/components/ui/form/field";
import { PROMO_CONSENT, PROMO_FAILURE } from "@/contracts/identity/registration/promo";
import styles from "./promo-form.module.css";
import type { PromoAnswer, PromoField, requestPromo } from "./promo-request";

type Props = { refCode: string; onSent: (email: string) => void };
type Trouble = { message: string; errors: Partial<Record<PromoField, string>> };

const NONE: Trouble = { message: "", errors: {} };
const loadRequest = () => import("./promo-request");

/** Email address and consent. Typed values stay when there is an error. */
export function PromoForm({ refCode, onSent }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(NONE);
  const { message, errors } = trouble;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget).get("email");
    const isPrivacyAndTerms = new FormData(event.currentTarget).has("isPrivacyAndTerms");
    setBusy(true);
    setTrouble(NONE);
    const email = typeof typed === "string" ? typed : "";
    const answer = await ask({ email, isPrivacyAndTerms, refCode });
    if (answer.sent) return onSent(answer.email);
    setBusy(false);
    setTrouble(answer);
    const wrong = answer.errors.email ? "email" : "isPrivacyAndTerms";
    if (answer.errors[wrong]) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  const forget = (field: PromoField) =>
    setTrouble(({ errors: { [field]: _mended, ...rest } }) => ({ message: "", errors: rest }));

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={busy}
      onFocus={() => void loadRequest().catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      {message && Object.keys(errors).length === 0 ? <Alert tone="bad">{message}</Alert> : null}
      <TextField
        id={`${id}-email`}
        name="email"
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        error={errors.email}
        onChange={() => forget("email")}
      />
      <div>
        <label className={styles.consent}>
          <input
            type="checkbox"
            name="isPrivacyAndTerms"
            required
            aria-invalid={errors.isPrivacyAndTerms ? true : undefined}
            aria-describedby={errors.isPrivacyAndTerms ? `${id}-terms-error` : undefined}
            onChange={() => forget("isPrivacyAndTerms")}
          />
          <span>
            <ConsentWords>{PROMO_CONSENT}</ConsentWords>
          </span>
        </label>
        {errors.isPrivacyAndTerms ? (
          <p className={styles.error} id={`${id}-terms-error`}>
            {errors.isPrivacyAndTerms}
          </p>
        ) : null}
      </div>
      <SubmitButton size="lg" block busy={busy}>
        {busy ? "Sending" : "Send my code"}
      </SubmitButton>
    </form>
  );
}

async function ask(values: Parameters<typeof requestPromo>[0]): Promise<PromoAnswer> {
  try {
    const request = await loadRequest();
    return await request.requestPromo(values);
  } catch {
    return { sent: false, message: PROMO_FAILURE, errors: {} };
  }
}
