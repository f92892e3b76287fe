import { readEnv } from "@/lib/env";
import { type MailSender, isOneAddress, SendError } from "./mail-sender";
import { outboxFolder, writeToOutbox } from "./outbox-folder";
import { createSmtpSender } from "./smtp-sender";
import nodemailer from "nodemailer";
import { toMailOptions } from "./mail-options";

const byPlace = new Map<string, MailSender>();

/** Returns this process's mail sender: the server of SMTP_URL, or the outbox when it isn't set. */
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

/** Creates a sender in place of a mail server: every message becomes an .eml file in `folder`. */
function createOutboxSender(folder: string): MailSender {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      if (!isOneAddress(mail.to)) throw new SendError("refused", "the recipient is not one address");
      const { message } = await composer.sendMail(toMailOptions(mail));
      await writeToOutbox(folder, "eml", message as Buffer);
    },
    close() {
      composer.close();
    },
  };
}
