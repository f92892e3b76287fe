import { htmlPart } from "./html-part";
import type { OutgoingMessage } from "./messages";
import { type MailMessage, TEMPLATES } from "./templates";
import { textPart } from "./text-part";
import type { MailContent } from "./content";
import { CODE_MINUTES } from "@/contracts/two-step";

export type RenderedMail = { subject: string; html: string; text: string };

/** Both parts of a mail, from one content. */
export function renderMail(message: MailMessage): RenderedMail {
  const template = TEMPLATES[message.kind] as (message: MailMessage) => MailContent;
  const content = template(message);
  return { subject: content.subject, html: htmlPart(content), text: textPart(content) };
}

/** A text message: one line that fits one of 160 characters. */
export function renderText({ code }: Extract<OutgoingMessage, { kind: "phone-code" }>): string {
  return `${code} is your Sayang code, valid for ${CODE_MINUTES} minutes. Never share it. If you did not ask for it, ignore this message.`;
}
