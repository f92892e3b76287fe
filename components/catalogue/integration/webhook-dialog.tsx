"use client";
import { useId, useState } from "react";
import { CheckboxField } from "@/components/ui/form/checkbox-field";
import { TextField } from "@/components/ui/form/field";
import { FormDialog } from "@/components/ui/form/form-dialog";
import { useForm } from "@/components/ui/form/use-form";
import {
  type Webhook,
  WEBHOOK_EVENT_LABELS,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  type WebhookEvent,
} from "@/contracts/catalogue/integration/integration";
import { webhookBody } from "@/contracts/catalogue/integration/integration.schema";
import { notify } from "@/lib/notice/notify";
import { useAddWebhookMutation, useChangeWebhookMutation } from "@/services/catalogue/integration";
import styles from "./integrations.module.css";
import { SecretDialog } from "./secret-dialog";

/** Adds a webhook and shows its secret once, or changes one. */
export default function WebhookDialog({
  webhook,
  onClose,
}: {
  webhook: Webhook | null;
  onClose: () => void;
}) {
  const [add] = useAddWebhookMutation();
  const [change] = useChangeWebhookMutation();
  const [secret, setSecret] = useState("");
  const id = useId();
  const form = useForm({
    initialValues: {
      url: webhook?.url ?? "",
      events: webhook?.events ?? ([...WEBHOOK_EVENTS] as WebhookEvent[]),
    },
    schema: webhookBody,
    validateOnBlur: false,
    submit: async (values) => {
      if (!webhook) return setSecret((await add(values).unwrap()).secret);
      await change({ id: webhook.id, ...values }).unwrap();
      notify("success", "Webhook saved");
      onClose();
    },
  });
  if (secret) {
    return (
      <SecretDialog title="The secret of your webhook" secret={secret} onClose={onClose}>
        Your system checks with it that an event comes from us. Copy it now: it can’t be shown again.
      </SecretDialog>
    );
  }
  const { events } = form.values;
  const error = form.errorOf("events");
  return (
    <FormDialog
      title={webhook ? "Edit the webhook" : "Add a webhook"}
      form={form}
      submit={webhook ? "Save" : "Add it"}
      onClose={onClose}
    >
      <TextField
        {...form.field("url")}
        label="Address"
        type="url"
        placeholder="https://"
        hint="A public https address of your own system."
        maxLength={WEBHOOK_URL_MAX}
        autoComplete="off"
        autoFocus
      />
      <fieldset className={styles.scopes} aria-describedby={error ? `${id}-error` : undefined}>
        <legend>What it is told</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <CheckboxField
            key={event}
            id={`${id}-${event}`}
            label={WEBHOOK_EVENT_LABELS[event]}
            checked={events.includes(event)}
            onChange={({ target }) =>
              form.set({
                events: WEBHOOK_EVENTS.filter((each) =>
                  each === event ? target.checked : events.includes(each),
                ),
              })
            }
          />
        ))}
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
      </fieldset>
    </FormDialog>
  );
}
