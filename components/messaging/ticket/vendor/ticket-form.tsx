"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { SelectField, TextAreaField, TextField } from "@/components/ui/form/field";
import { FileField } from "@/components/ui/form/file-field";
import { FormAlert } from "@/components/ui/form/form-alert";
import { SubmitButton } from "@/components/ui/form/submit-button";
import { useForm } from "@/components/ui/form/use-form";
import {
  TICKET_ANSWER,
  TICKET_FILE_BYTES,
  TICKET_FILE_TOO_LARGE,
  TICKET_FILE_TYPES,
  TOPIC_LABELS,
  VENDOR_TICKET_TOPICS,
} from "@/contracts/messaging/ticket/ticket";
import { ticketBody } from "@/contracts/messaging/ticket/ticket.schema";
import { useGetVendorProfileQuery } from "@/services/identity/auth";
import { useOpenVendorTicketMutation } from "@/services/messaging/ticket";
import { useAppSelector } from "@/store/hooks";
import styles from "./vendor-support.module.css";

type Props = {
  /** The ticket that the message follows up on; "" for a new matter. */
  follows: string;
  onNew: () => void;
};

const BLANK = {
  topic: "",
  firstName: "",
  lastName: "",
  email: "",
  countryCode: "+65",
  phoneNumber: "",
  orderNumber: "",
  ticketNumber: "",
  message: "",
};

/** The vendor's ticket form. Keeps typed values when refused. */
export function TicketForm({ follows, onNew }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState("");
  const [sent, setSent] = useState("");
  const [open] = useOpenVendorTicketMutation();
  const account = useAppSelector((state) => state.auth.userData);
  const { data: profile } = useGetVendorProfileQuery(account?.roleUser === "vendor" ? account.id : skipToken);
  const form = useForm({
    initialValues: { ...BLANK, ticketNumber: follows },
    schema: ticketBody,
    validateOnBlur: false,
    submit: async (values) => {
      if (fileError) return;
      const data = new FormData();
      for (const [name, value] of Object.entries(values)) data.append(name, value);
      if (file) data.append("file", file);
      const { ticketNumber } = await open(data).unwrap();
      setSent(ticketNumber);
    },
  });
  const filled = useRef(false);
  const { set, values } = form;
  useEffect(() => {
    if (!profile || filled.current) return;
    filled.current = true;
    if (values.email === "") {
      const { email, countryCode, phone } = profile;
      set({ email, ...(phone ? { countryCode, phoneNumber: phone } : {}) });
    }
  }, [profile, set, values.email]);

  if (sent) {
    return (
      <div className={styles.form}>
        <Alert tone="good" title={`We have your message: ${sent}`}>
          We’ve emailed you this number. You’ll hear from us within {TICKET_ANSWER}.
        </Alert>
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setSent("");
              setFile(null);
              form.set({ ...BLANK, ...keptOf(form.values) });
              onNew();
            }}
          >
            Write another message
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form {...form.formProps} className={styles.form}>
      <FormAlert message={form.failure} complaints={form.complaints} />
      {follows ? (
        <p className={styles.follows}>
          Your message is kept together with {follows}.{" "}
          <Button variant="plain" size="sm" onClick={onNew}>
            Start a new ticket instead
          </Button>
        </p>
      ) : null}
      <SelectField {...form.field("topic")} label="What is it about?">
        <option value="">Choose a topic</option>
        {VENDOR_TICKET_TOPICS.map((each) => (
          <option key={each} value={each}>
            {TOPIC_LABELS[each]}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField {...form.field("firstName")} label="First name" autoComplete="given-name" maxLength={80} />
        <TextField
          {...form.field("lastName")}
          label="Last name (optional)"
          autoComplete="family-name"
          maxLength={80}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...form.field("email")}
          label="Email address"
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="Our reply goes there."
        />
        <TextField
          {...form.field("phoneNumber")}
          label={`Phone number, ${values.countryCode} (optional)`}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
      </div>
      <TextField
        {...form.field("orderNumber")}
        label="Order number (optional)"
        placeholder="SY-26-000123"
        maxLength={40}
      />
      <TextAreaField {...form.field("message")} label="Your message" rows={6} maxLength={5000} />
      <FileField
        id="ticket-file"
        label="A file (optional)"
        accept={TICKET_FILE_TYPES}
        error={fileError || form.errorOf("file")}
        hint="PDF, Word, plain text, JPEG, PNG or GIF, up to 5 MB. Please no card numbers."
        onChange={({ target }) => {
          const chosen = target.files?.[0] ?? null;
          setFile(chosen);
          setFileError(chosen && chosen.size > TICKET_FILE_BYTES ? TICKET_FILE_TOO_LARGE : "");
        }}
      />
      <div>
        <SubmitButton busy={form.busy}>Send message</SubmitButton>
      </div>
    </form>
  );
}

/** The fields that the next message keeps from this one. */
const keptOf = ({ firstName, lastName, email, countryCode, phoneNumber }: typeof BLANK) => ({
  firstName,
  lastName,
  email,
  countryCode,
  phoneNumber,
});
