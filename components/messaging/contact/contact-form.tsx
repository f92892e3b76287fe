"use client";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { TICKET_FILE_TYPES, TICKET_TOPICS, TOPIC_LABELS } from "@/contracts/messaging/ticket";
import styles from "./contact-form.module.css";
import type { SendAnswer, sendTicket } from "./send-ticket";
import { TicketSent } from "./ticket-sent";

type Props = {
  topic: string;
  message: string;
  /** The countries' options, rendered by the server so that the page need not load their list. */
  countries: ReactNode;
};
type Trouble = { message: string; errors: Readonly<Record<string, string>> };

const NONE: Trouble = { message: "", errors: {} };
const FAILURE = "Your message could not be sent. It is still here: please try again.";
const loadSender = () => import("./send-ticket");

/**
 * The contact form. Without script the browser submits it natively; with script, errors show beside the fields
 * and the input is kept.
 */
export function ContactForm({ topic, message, countries }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(NONE);
  const [sent, setSent] = useState<{ ticketNumber: string; email: string } | null>(null);
  const { errors } = trouble;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setTrouble(NONE);
    const answer = await ask(typed);
    setBusy(false);
    if (answer.sent) return setSent(answer);
    setTrouble(answer);
    const wrong = [...(form.current?.elements ?? [])].find(
      (element) => (element as HTMLInputElement).name in answer.errors,
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  };
  /** Clears a field's error as soon as the field is changed. */
  const forget = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name in errors) {
      setTrouble({
        message: "",
        errors: Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)),
      });
    }
  };
  const field = (name: string) => ({ id: `contact-${name}`, name, error: errors[name] });

  if (sent) return <TicketSent {...sent} focused />;
  return (
    <form
      ref={form}
      className={styles.form}
      action="/api/v1/ticket"
      method="post"
      encType="multipart/form-data"
      noValidate
      aria-busy={busy}
      onFocus={() => void loadSender().catch(() => undefined)}
      onInput={forget}
      onSubmit={(event) => void submit(event)}
    >
      {trouble.message ? <Alert tone="bad">{trouble.message}</Alert> : null}
      <SelectField {...field("topic")} label="What is it about?" defaultValue={topic} required>
        <option value="">Choose a topic</option>
        {TICKET_TOPICS.map((each) => (
          <option key={each} value={each}>
            {TOPIC_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField
          {...field("firstName")}
          label="First name"
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <TextField
          {...field("lastName")}
          label="Last name (optional)"
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <TextField
        {...field("email")}
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint="Our answer goes there."
        required
      />
      <div className={styles.pair}>
        <SelectField
          {...field("countryCode")}
          label="Country code"
          autoComplete="tel-country-code"
          defaultValue="+65"
        >
          {countries}
        </SelectField>
        <TextField
          {...field("phoneNumber")}
          label="Phone number (optional)"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
      </div>
      <TextField {...field("orderNumber")} label="Order number (optional)" maxLength={40} />
      <TextAreaField
        {...field("message")}
        label="Your message"
        rows={7}
        maxLength={5000}
        defaultValue={message}
        required
      />
      <TextField
        {...field("file")}
        label="A file (optional)"
        type="file"
        accept={TICKET_FILE_TYPES}
        hint="PDF, Word, plain text, JPEG, PNG or GIF, up to 5 MB. Please no NRIC and no card numbers."
      />
      <SubmitButton size="lg" busy={busy}>
        {busy ? "Sending" : "Send message"}
      </SubmitButton>
      <p className={styles.privacy}>
        We use this to answer you, as the <a href="/privacy">Privacy Policy</a> says.
      </p>
    </form>
  );
}

async function ask(typed: Parameters<typeof sendTicket>[0]): Promise<SendAnswer> {
  try {
    return await (await loadSender()).sendTicket(typed);
  } catch {
    return { sent: false, message: FAILURE, errors: {} };
  }
}
