import sharp from "sharp";
import type { Language } from "@/lib/language/languages";
import { mailWordsIn } from "@/lib/words/mail-dictionaries";
import { speak } from "@/server/core/speaking";
import type { InlinePicture } from "@/server/adapters/mail/mail-sender";
import type { Block, MailContent } from "./content";
import { htmlPart } from "./html-part";
import type { AnyTemplate, MailTemplate, TextTemplate } from "./template";
import { textPart } from "./text-part";

export type RenderedMail = { subject: string; html: string; text: string };
type Picture = Extract<Block, { type: "picture" }>;

/** Sharp on screens with two pixels per point. */
const DENSITY = 2;

/** Writes a mail in its reader's language: texts, dates and numbers. */
export function writtenIn(
  language: Language,
  { content, inEnglish }: MailTemplate<string, object>,
  fields: object,
): MailContent {
  const spoken = inEnglish ? "en" : language;
  return inMailLanguage(spoken, () => ({ language: spoken, ...content(fields) }));
}

/** Writes a text message in its reader's language. */
export function textIn(language: Language, { text }: TextTemplate<string, object>, fields: object): string {
  return inMailLanguage(language, () => text(fields));
}

function inMailLanguage<T>(language: Language, write: () => T): T {
  return speak({ language, address: "/", words: mailWordsIn(language) }, write);
}

/** Renders both parts of a mail from the same content. Its pictures are attached separately (`drawPictures`). */
export function renderMail(content: MailContent): RenderedMail {
  const pictures = picturesOf(content);
  return render(content, (picture) => `cid:${cidOf(pictures.indexOf(picture))}`);
}

/** Draws the pictures of a mail. */
export async function drawPictures(content: MailContent): Promise<InlinePicture[]> {
  return Promise.all(
    picturesOf(content).map(async ({ svg, width }, index) => ({
      cid: cidOf(index),
      fileName: `sayang-${index + 1}.png`,
      png: await sharp(Buffer.from(svg), { density: 72 * DENSITY })
        .resize({ width: width * DENSITY })
        .png()
        .toBuffer(),
    })),
  );
}

/** Renders any message for the development pages; a text message has no HTML. */
export function renderSample(
  template: AnyTemplate,
  origin: string,
  language: Language = "en",
): RenderedMail & { to: string } {
  const fields = template.sample(origin);
  const { to } = fields;
  if (template.channel === "mail") return { to, ...render(writtenIn(language, template, fields), asDataUrl) };
  return { to, subject: "Text message", html: "", text: textIn(language, template, fields) };
}

function render(content: MailContent, sourceOf: (picture: Picture) => string): RenderedMail {
  const { language = "en" } = content;
  return inMailLanguage(language, () => parts(content, sourceOf));
}

function parts(content: MailContent, sourceOf: (picture: Picture) => string): RenderedMail {
  return { subject: content.subject, html: htmlPart(content, sourceOf), text: textPart(content) };
}

function picturesOf({ blocks }: MailContent): Picture[] {
  return blocks.filter((block) => block.type === "picture");
}

const cidOf = (index: number) => `picture-${index + 1}@sayang`;

function asDataUrl({ svg }: Picture): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
