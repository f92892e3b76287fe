import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { MAILBOX, OUTBOX } from "@/e2e/support/server/place";
import { letMailGo } from "@/e2e/support/server/waiting-mail";

export type Mail = { to: string[]; subject: string; text: string; html: string };

/** Returns the mails sent to an address so far, oldest first. */
export function mailsTo(address: string): Mail[] {
  return files(MAILBOX, (file) => JSON.parse(file) as Mail).filter(({ to }) => to.includes(address));
}

/** Waits for a mail with that subject, however long it is held back, and returns the latest. */
export async function mailTo(address: string, subject: string | RegExp): Promise<Mail> {
  const matches = ({ subject: has }: Mail) =>
    typeof subject === "string" ? has === subject : subject.test(has);
  const find = () => mailsTo(address).filter(matches).at(-1);
  const look = async () => {
    if (!find()) await letMailGo(address);
    return find();
  };
  await expect.poll(look, { message: `“${subject}” comes to ${address}`, timeout: 20_000 }).toBeTruthy();
  return find() as Mail;
}

/** Waits for a text message to a number such as `+6591234567`, and returns the latest. */
export async function textTo(number: string): Promise<string> {
  const find = () =>
    files(OUTBOX, (file) => JSON.parse(file) as { to: string; text: string })
      .filter(({ to }) => to === number)
      .at(-1)?.text;
  await expect.poll(find, { message: `a text comes to ${number}`, timeout: 20_000 }).toBeTruthy();
  return find() as string;
}

/** Returns the URL of the mail's button. */
export function linkIn({ text }: Mail, part: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
  if (!link) throw new Error(`no link to ${part} in: ${text}`);
  return link;
}

/** Returns the six digits in a message. */
export function codeIn(text: string): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}

/** Sorted by name, which begins with the time. */
function files<T>(folder: string, read: (content: string) => T): T[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return names.sort().map((name) => read(readFileSync(path.join(folder, name), "utf8")));
}
