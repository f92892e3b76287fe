/** What stands in a mail, one under the other. Both parts are made of it, so that they cannot say different things. */
export type Block =
  | { type: "paragraph"; text: string }
  /** Somebody else's words, lines kept. */
  | { type: "quote"; label: string; text: string }
  | { type: "steps"; items: readonly string[] }
  | { type: "code"; label: string; code: string }
  | { type: "button"; label: string; href: string }
  /** A second, quieter way on. */
  | { type: "link"; text: string; label: string; href: string }
  /** What to do if it was not them. */
  | { type: "note"; text: string };

export type MailContent = {
  subject: string;
  /** What the list of mails shows beside the subject. */
  preheader: string;
  heading: string;
  blocks: readonly Block[];
  /** Why this person gets it. */
  why: string;
};

export const paragraph = (text: string): Block => ({ type: "paragraph", text });
export const button = (label: string, href: string): Block => ({ type: "button", label, href });
export const note = (text: string): Block => ({ type: "note", text });

const MAX_NAME = 80;
const LINK_LIKE = /:\/\/|www\.|[/\\@<>]|[\p{L}\p{N}-]\.\p{L}{2,}/iu;

/**
 * A name that somebody typed, on one line; empty when it looks like an address. Anybody may sign up with anybody's
 * address: what they call themselves must not become a link in mail of ours.
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
  return name ? `Hello ${name},` : "Hello,";
}
