import { readEnv } from "@/lib/env";
import type { MailSender } from "./mail-sender";
import { outboxFolder } from "./outbox-folder";
import { createOutboxSender } from "./outbox-sender";
import { createSmtpSender } from "./smtp-sender";

const byPlace = new Map<string, MailSender>();

/** How this process sends mail: by SMTP_URL, or into the outbox when there is none. */
export function getMailSender(): MailSender {
  const { smtpUrl } = readEnv();
  const place = smtpUrl ?? outboxFolder();
  const known = byPlace.get(place);
  if (known) return known;
  const sender = smtpUrl ? createSmtpSender(smtpUrl) : createOutboxSender(place);
  byPlace.set(place, sender);
  return sender;
}

/** Ends what connections are kept open. */
export function closeMailSenders(): void {
  for (const sender of byPlace.values()) sender.close();
  byPlace.clear();
}
