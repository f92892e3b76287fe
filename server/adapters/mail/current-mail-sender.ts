import { readEnv } from "@/lib/env";
import type { MailSender } from "./mail-sender";
import { outboxFolder } from "./outbox-folder";
import { createOutboxSender } from "./outbox-sender";
import { createSmtpSender } from "./smtp-sender";

const byPlace = new Map<string, MailSender>();

/** Returns this process's mail sender: SMTP_URL's server, or the outbox when that is not set. */
export function getMailSender(): MailSender {
  const { smtpUrl } = readEnv();
  const place = smtpUrl ?? outboxFolder();
  const known = byPlace.get(place);
  if (known) return known;
  const sender = smtpUrl ? createSmtpSender(smtpUrl) : createOutboxSender(place);
  byPlace.set(place, sender);
  return sender;
}

/** Closes open connections. */
export function closeMailSenders(): void {
  for (const sender of byPlace.values()) sender.close();
  byPlace.clear();
}
