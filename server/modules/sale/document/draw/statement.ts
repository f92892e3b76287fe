import { type Doc, heightOf, INK, INNER, MARGIN, PAGE, SOFT, type Style, write } from "./ink";
import { openDocument } from "./open";
import { drawable } from "./typefaces";

const BOTTOM = PAGE.height - MARGIN;
const LINE: Style = { weight: "text", size: 10, width: INNER };
const HEADING: Style = { weight: "bold", size: 11, width: INNER };

/** A text document: facts below the title, then sections of lines. */
export type Statement = {
  title: string;
  number: string;
  author: string;
  facts: string[];
  sections: { heading: string; lines: string[] }[];
  /** Files embedded in the PDF, which readers list beside its pages. */
  attachments?: { name: string; bytes: Buffer }[];
};

/** Draws a statement as a tagged PDF, on as many pages as needed. */
export async function drawPages(statement: Statement, at: Date): Promise<Buffer> {
  const { title, number, author, facts, sections, attachments = [] } = statement;
  const words = [author, ...facts, ...sections.flatMap(({ heading, lines }) => [heading, ...lines])];
  const { doc, add, finish } = await openDocument({
    title,
    number,
    author,
    at,
    words: drawable(words.join("\n")),
  });
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
    // Keeps a heading on the same page as its first line.
    makeRoom(doc, 40);
    put("H2", drawable(heading), HEADING, INK, 5);
    for (const line of lines) put("P", drawable(line), LINE, INK, 4);
  }
  // With the dates given, the bytes depend only on what was agreed.
  for (const { name, bytes } of attachments) {
    doc.file(bytes, { name, type: "application/pdf", creationDate: at, modifiedDate: at });
  }
  return finish();
}

function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height <= BOTTOM) return;
  doc.addPage();
  doc.y = MARGIN;
}
