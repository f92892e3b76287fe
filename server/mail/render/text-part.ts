import { t } from "@/lib/words/t";
import type { Block, MailContent } from "./content";
import { webAddress } from "./web-address";

/** Renders the plain-text part of a mail. */
export function textPart({ heading, blocks, why, stop }: MailContent): string {
  const parts = [
    heading,
    ...blocks.map(blockText).filter(Boolean),
    `-- \n${why}${stop?.page ? `\n${t("Stop emails like this")}: ${webAddress(stop.page)}` : ""}\n${t("Sayang, weddings in Singapore")}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "note":
      return block.text;
    case "quote":
      return `${block.label}:\n${block.text
        .trim()
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join("\n")}`;
    case "steps":
      return block.items.map((item, index) => `${index + 1}. ${item}`).join("\n");
    case "amounts":
      return block.rows.map(({ label, amount }) => `${label}: ${amount}`).join("\n");
    case "code":
      return `    ${block.code}\n    ${block.label}`;
    case "picture":
      // The text next to it says the same.
      return "";
    case "button":
      return `${block.label}:\n${webAddress(block.href)}`;
    case "link":
      return `${block.text} ${block.label}:\n${webAddress(block.href)}`;
  }
}
