import type { Language } from "@/lib/language/languages";
import { t } from "@/lib/words/t";

/** A block of a mail, in reading order. HTML and plain text are both generated from blocks, so they cannot differ. */
export type Block =
  | { type: "paragraph"; text: string }
  /** Another person's text, with line breaks kept. */
  | { type: "quote"; label: string; text: string }
  | { type: "steps"; items: readonly string[] }
  /** Rows of a receipt, ending with the total. */
  | { type: "amounts"; rows: readonly { label: string; amount: string }[] }
  | { type: "code"; label: string; code: string }
  /** A drawing of ours, attached as a PNG of twice its width. It contains no text that another person typed. */
  | { type: "picture"; svg: string; alt: string; width: number; height: number }
  | { type: "button"; label: string; href: string }
  /** A second, quieter action. */
  | { type: "link"; text: string; label: string; href: string }
  /** Advice for recipients who did not request it. */
  | { type: "note"; text: string };

/** `page` is null where the mail itself links to it. */
export type StopLinks = { page: string | null; call: string };

export type MailContent = {
  /** Of the reader; English by default. Guests' mail is in the language of their invitation. */
  language?: Language;
  subject: string;
  /** Shown next to the subject in a list of mails. */
  preheader: string;
  heading: string;
  blocks: readonly Block[];
  /** The reason why the recipient gets this mail. */
  why: string;
  /** To unsubscribe: a page that asks first, for the footer, and a call for mail programs (RFC 8058). */
  stop?: StopLinks;
  /** The address for replies, unless it is ours. */
  replyTo?: { name: string; address: string };
};

export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const button = (label: string, href: string): Block => ({ type: "button", label, href });
export const link = (text: string, label: string, href: string): Block => ({
  type: "link",
  text,
  label,
  href,
});
export const code = (label: string, value: string): Block => ({ type: "code", label, code: value });
export const picture = (svg: string, alt: string, width: number, height: number): Block => ({
  type: "picture",
  svg,
  alt,
  width,
  height,
});
export const note = (text: string): Block => ({ type: "note", text });
export const amounts = (...rows: { label: string; amount: string }[]): Block => ({ type: "amounts", rows });
export const steps = (...items: string[]): Block => ({ type: "steps", items });

/** Returns a quotation, or nothing for an empty text. */
export const quote = (label: string, text: string): Block[] =>
  text.trim() ? [{ type: "quote", label, text }] : [];

const MAX_NAME = 80;
const LINK_LIKE = /:\/\/|www\.|[/\\@<>]|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * Returns a typed name on one line, or "" when it looks like an address. Anyone can sign up with someone else's
 * address, so the name must not become a link in our mail.
 */
export function safeName(typed: string): string {
  const name = typed
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME);
  return LINK_LIKE.test(name) ? "" : name;
}

/** `Hello Mei,` or `Hello,`. */
export function hello(typed: string): string {
  const name = safeName(typed);
  return name ? t("Hello {name},", { name }) : t("Hello,");
}

/** Joins the sentences that apply. */
export const sentences = (...given: readonly (string | false | null)[]): string =>
  given.filter(Boolean).join(" ");
