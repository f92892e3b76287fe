import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "./mail-sender";

/** The message in nodemailer's words. Recipients are objects, never text that could be read as a list. */
export function toMailOptions({ id, to, from, subject, html, text, headers }: OutgoingMail): SendMailOptions {
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    to: { name: "", address: to },
    subject: oneLine(subject),
    html,
    text,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  };
}

function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
}

function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
