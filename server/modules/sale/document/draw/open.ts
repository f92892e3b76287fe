import path from "node:path";
import PDFDocument from "pdfkit";
import { type Doc, INK, JEWEL, MARGIN } from "./ink";
import { fontsFor } from "./typefaces";

const TITLE_FONT = "node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff";

type Given = {
  title: string;
  number: string;
  author: string;
  at: Date;
  /** All texts that people have typed, for which fonts are embedded. */
  words: string;
};

type Opened = {
  doc: Doc;
  /** The element of the tag tree that everything belongs to. */
  root: PDFKit.PDFStructureElement;
  add: (tag: "H1" | "H2" | "P", draw: () => void) => void;
  /** Ends the document. Returns its bytes, which depend only on what was drawn. */
  finish: () => Promise<Buffer>;
};

/** Opens a tagged PDF (1.7, A4) with our name and its title at the top. */
export async function openDocument({ title, number, author, at, words }: Given): Promise<Opened> {
  const fonts = await fontsFor(words);
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
  const add: Opened["add"] = (tag, draw) => root.add(doc.struct(tag, {}, draw));
  const finish = () => {
    root.end();
    doc.end();
    return done;
  };

  add("P", () => doc.font("title").fontSize(20).fillColor(JEWEL).text("Sayang", MARGIN, MARGIN));
  add("H1", () => doc.font("title").fontSize(24).fillColor(INK).text(title, MARGIN, 100));
  return { doc, root, add, finish };
}
