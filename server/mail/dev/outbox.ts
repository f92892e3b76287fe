import type { Email } from "postal-mime";
import { listOutbox, outboxFolder, outboxTime, readFromOutbox } from "@/server/adapters/mail/outbox-folder";

/** A message of the outbox, opened. */
export type OutboxMessage = {
  name: string;
  channel: "mail" | "sms";
  at: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** Empty for text messages. */
  html: string;
  headers: { key: string; value: string }[];
  /** The links in the text, and a code that is on its own line, for quick access. */
  links: string[];
  code: string | null;
};

/** Keyed by name; files never change once written. */
const opened = new Map<string, OutboxMessage>();

/** Newest first. */
export async function readOutbox(): Promise<OutboxMessage[]> {
  const names = await listOutbox(outboxFolder());
  for (const name of opened.keys()) if (!names.includes(name)) opened.delete(name);
  const messages = await Promise.all(names.map(openMessage));
  return messages.filter((message) => message !== null);
}

export async function openMessage(name: string): Promise<OutboxMessage | null> {
  const known = opened.get(name);
  if (known) return known;
  const file = await readFromOutbox(outboxFolder(), name);
  if (!file) return null;
  const message = name.endsWith(".json") ? fromText(name, file) : await fromMail(name, file);
  opened.set(name, message);
  return message;
}

function fromText(name: string, file: Buffer): OutboxMessage {
  const { to, text } = JSON.parse(file.toString("utf8")) as { to: string; text: string };
  return {
    ...base(name, text),
    code: /^\d+/.exec(text)?.[0] ?? null,
    channel: "sms",
    to,
    from: "Sayang",
    subject: text,
    html: "",
    headers: [],
  };
}

async function fromMail(name: string, file: Buffer): Promise<OutboxMessage> {
  const { default: PostalMime } = await import("postal-mime");
  const mail: Email = await PostalMime.parse(file);
  return {
    ...base(name, mail.text ?? ""),
    channel: "mail",
    from: mail.from?.address ?? "",
    to: mail.to?.map(({ address }) => address ?? "").join(", ") ?? "",
    subject: mail.subject ?? "",
    html: withPictures(mail),
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  };
}

/** Embeds the pictures that the HTML refers to by `cid:`. */
function withPictures({ html = "", attachments }: Email): string {
  return attachments.reduce((shown, { contentId = "", mimeType, content }) => {
    const cid = contentId.replace(/^<|>$/g, "");
    if (!cid || typeof content === "string") return shown;
    const bytes = Buffer.from(content as ArrayBuffer).toString("base64");
    return shown.replaceAll(`cid:${cid}`, `data:${mimeType};base64,${bytes}`);
  }, html);
}

function base(name: string, text: string) {
  return {
    name,
    at: outboxTime(name).toISOString(),
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
    code: /^ {4}(\S+)$/m.exec(text)?.[1] ?? null,
  };
}
