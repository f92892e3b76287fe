"use client";
import { type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { EmailField, NameFields } from "@/components/ui/form/person-fields";
import { FileField } from "@/components/ui/form/file-field";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import { TICKET_FILE_TYPES, TICKET_TOPICS, TOPIC_LABELS } from "@/contracts/messaging/ticket/ticket";
import styles from "./contact-form.module.css";
import type { SentTicket } from "./send-ticket";
import { TicketSent } from "./ticket-sent";

type Props = {
  topic: string;
  message: string;
  /** The countries' options, rendered by the server so that the page need not load their list. */
  countries: ReactNode;
};

const BLANK = {
  firstName: "",
  lastName: "",
  email: "",
  countryCode: "+65",
  phoneNumber: "",
  orderNumber: "",
};
const FAILURE = "Your message could not be sent. It is still here: please try again.";
const loadSender = () => import("./send-ticket");

/** The contact form. Without script the browser submits it natively. */
export function ContactForm({ topic, message, countries }: Props) {
  const [sent, setSent] = useState<SentTicket | null>(null);
  const form = useForm({
    initialValues: { ...BLANK, topic, message },
    idPrefix: "contact",
    validateOnBlur: false,
    onIntent: loadSender,
    unsent: FAILURE,
    submit: async (values, data) => {
      const { sendTicket } = await loadSender();
      setSent(await sendTicket(values, data));
    },
  });
  const { busy, field } = form;

  if (sent) return <TicketSent {...sent} focused />;
  return (
    <form
      {...form.formProps}
      className={styles.form}
      action="/api/v1/ticket"
      method="post"
      encType="multipart/form-data"
    >
      {form.failure ? <Alert tone="bad">{form.failure}</Alert> : null}
      <SelectField {...field("topic")} label="What is it about?" required>
        <option value="">Choose a topic</option>
        {TICKET_TOPICS.map((each) => (
          <option key={each} value={each}>
            {TOPIC_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <NameFields first={field("firstName")} last={field("lastName")} />
      </div>
      <EmailField {...field("email")} hint="Our answer goes there." />
      <div className={styles.pair}>
        <SelectField {...field("countryCode")} label="Country code" autoComplete="tel-country-code">
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
      <TextAreaField {...field("message")} label="Your message" rows={7} maxLength={5000} required />
      <FileField
        id="contact-file"
        name="file"
        error={form.errorOf("file")}
        onChange={() => form.clearError("file")}
        label="A file (optional)"
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
