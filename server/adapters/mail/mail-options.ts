import type { SendMailOptions } from "nodemailer";
import { isOneAddress, type OutgoingMail } from "./mail-sender";

/** Converts a message to nodemailer's options. Recipients are objects, never text that could be read as a list. */
export function toMailOptions(mail: OutgoingMail): SendMailOptions {
  const { id, to, from, replyTo, subject, html, text, headers, pictures = [] } = mail;
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    from,
    to: { name: "", address: to },
    ...(replyTo && isOneAddress(replyTo.address) && { replyTo: { ...replyTo, name: oneLine(replyTo.name) } }),
    subject: oneLine(subject),
    html,
    text,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
    attachments: pictures.map(({ cid, fileName, png }) => ({
      cid,
      filename: fileName,
      content: png,
      contentType: "image/png",
      contentDisposition: "inline" as const,
    })),
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
