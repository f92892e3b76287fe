import path from "node:path";
import PDFDocument from "pdfkit";
import { type Doc, heightOf, INK, INNER, JEWEL, MARGIN, PAGE, SOFT, type Style, write } from "./ink";
import { drawable, fontsFor } from "./typefaces";

const TITLE_FONT = "node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff";
const BOTTOM = PAGE.height - MARGIN;
const LINE: Style = { weight: "text", size: 10, width: INNER };
const HEADING: Style = { weight: "bold", size: 11, width: INNER };

/** A document in words: facts below the title, then sections of lines. */
export type Statement = {
  title: string;
  number: string;
  author: string;
  facts: string[];
  sections: { heading: string; lines: string[] }[];
};

/** Draws a statement as tagged PDF; what doesn't fit goes on to further pages. */
export async function drawPages(statement: Statement, at: Date): Promise<Buffer> {
  const { title, number, author, facts, sections } = statement;
  const words = [author, ...facts, ...sections.flatMap(({ heading, lines }) => [heading, ...lines])];
  const fonts = await fontsFor(drawable(words.join("\n")));
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-SG",
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: author, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  doc.registerFont("title", path.join(/* turbopackIgnore: true */ process.cwd(), TITLE_FONT));
  for (const [name, font] of fonts) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const add = (tag: "H1" | "H2" | "P", draw: () => void) => root.add(doc.struct(tag, {}, draw));

  add("P", () => doc.font("title").fontSize(20).fillColor(JEWEL).text("Sayang", MARGIN, MARGIN));
  add("H1", () => doc.font("title").fontSize(24).fillColor(INK).text(title, MARGIN, 100));
  doc.y = 140;
  const put = (tag: "H2" | "P", text: string, style: Style, colour: string, gap: number) => {
    makeRoom(doc, heightOf(doc, text, style));
    add(tag, () => {
      doc.fillColor(colour);
      write(doc, text, [MARGIN, doc.y], style);
    });
    doc.y += gap;
  };
  for (const fact of facts) put("P", drawable(fact), LINE, SOFT, 3);
  for (const { heading, lines } of sections) {
    doc.y += 16;
    // A heading is not parted from its first line.
    makeRoom(doc, 40);
    put("H2", drawable(heading), HEADING, INK, 5);
    for (const line of lines) put("P", drawable(line), LINE, INK, 4);
  }
  root.end();
  doc.end();
  return done;
}

function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height <= BOTTOM) return;
  doc.addPage();
  doc.y = MARGIN;
}
