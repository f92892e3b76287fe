import sharp from "sharp";
import type { InlinePicture } from "@/server/adapters/mail/mail-sender";
import type { Block, MailContent } from "./content";
import { htmlPart } from "./html-part";
import type { AnyTemplate } from "./template";
import { textPart } from "./text-part";

export type RenderedMail = { subject: string; html: string; text: string };
type Picture = Extract<Block, { type: "picture" }>;

/** Sharp on screens with two pixels per point. */
const DENSITY = 2;

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
export function renderSample(template: AnyTemplate, origin: string): RenderedMail & { to: string } {
  const fields = template.sample(origin);
  const { to } = fields;
  if (template.channel === "mail") return { to, ...render(template.content(fields), asDataUrl) };
  return { to, subject: "Text message", html: "", text: template.text(fields) };
}

function render(content: MailContent, sourceOf: (picture: Picture) => string): RenderedMail {
  return { subject: content.subject, html: htmlPart(content, sourceOf), text: textPart(content) };
}

function picturesOf({ blocks }: MailContent): Picture[] {
  return blocks.filter((block) => block.type === "picture");
}

const cidOf = (index: number) => `picture-${index + 1}@sayang`;

function asDataUrl({ svg }: Picture): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
