import type { MailContent } from "./content";

/** A kind of message with its fields. Links in them are absolute; typed text is escaped when rendered. */
type Common<Kind extends string, Fields> = {
  /** Unique; stored with every message, so renaming it strands waiting ones. */
  kind: Kind;
  /** For messages that go stale, such as codes: sent within this time or not at all. */
  validForSeconds?: number;
  /** Sample data for the preview page, as if sent from `origin`. */
  sample(origin: string): Addressed<NoInfer<Fields>>;
};

export type MailTemplate<Kind extends string, Fields> = Common<Kind, Fields> & {
  channel: "mail";
  /** Mail to vendors and to Sayang itself is not translated. */
  inEnglish?: true;
  content(fields: Fields): MailContent;
};

export type TextTemplate<Kind extends string, Fields> = Common<Kind, Fields> & {
  channel: "sms";
  /** One line of at most 160 characters. */
  text(fields: Fields): string;
};

export type Template<Kind extends string, Fields> = MailTemplate<Kind, Fields> | TextTemplate<Kind, Fields>;
export type AnyTemplate = Template<string, object>;

/** Fields with a recipient: an email address, or a phone number such as `+6591234567`. */
export type Addressed<Fields> = Fields & { to: string };

/** Defines a mail. The fields' types come from `content`'s parameter. */
export function mailTemplate<const Kind extends string, Fields>(
  template: Omit<MailTemplate<Kind, Fields>, "channel">,
): MailTemplate<Kind, Fields> {
  return { ...template, channel: "mail" };
}

/** Defines a text message. */
export function textTemplate<const Kind extends string, Fields>(
  template: Omit<TextTemplate<Kind, Fields>, "channel">,
): TextTemplate<Kind, Fields> {
  return { ...template, channel: "sms" };
}
