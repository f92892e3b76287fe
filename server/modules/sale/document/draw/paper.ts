import path from "node:path";
import PDFDocument from "pdfkit";
import { isPrintable } from "./glyphs";
import type { SalePaper } from "@/contracts/sale/document";
import { formatDate } from "@/lib/dates";
import { type Doc, INK, INNER, JEWEL, MARGIN, SOFT, write } from "./ink";
import { drawTable } from "./table";

const FONTS = "node_modules/@fontsource";
const FILES = {
  text: `${FONTS}/figtree/files/figtree-latin-400-normal.woff`,
  bold: `${FONTS}/figtree/files/figtree-latin-600-normal.woff`,
  title: `${FONTS}/fraunces/files/fraunces-latin-600-normal.woff`,
  "text-ext": `${FONTS}/figtree/files/figtree-latin-ext-400-normal.woff`,
  "bold-ext": `${FONTS}/figtree/files/figtree-latin-ext-600-normal.woff`,
} as const;

/** Stands for a name in letters that the typeface doesn't have; the email address below says whose it is. */
const UNPRINTABLE_NAME = "Name in characters that can't be printed here";

/** Draws a document as tagged PDF. Depends on nothing but its arguments, so that the bytes never change. */
export function drawPaper(paper: SalePaper, number: string, at: Date): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-SG",
    displayTitle: true,
    info: { Title: `${paper.title} ${number}`, Author: paper.supplier.name, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  for (const [name, file] of Object.entries(FILES)) {
    doc.registerFont(name, path.join(/* turbopackIgnore: true */ process.cwd(), file));
  }
  const root = doc.struct("Document");
  doc.addStructure(root);
  const add = (tag: "H1" | "P", draw: () => void) => root.add(doc.struct(tag, {}, draw));

  add("P", () => doc.font("title").fontSize(20).fillColor(JEWEL).text("Sayang", MARGIN, MARGIN));
  add("H1", () => doc.font("title").fontSize(24).fillColor(INK).text(paper.title, MARGIN, 100));
  add("P", () => {
    doc.font("text").fontSize(10).fillColor(SOFT);
    doc.text(factsOf(paper, number).join("\n"), MARGIN, 136, { lineGap: 3 });
  });
  const top = doc.y + 18;
  add("P", () => party(doc, "From", supplierLines(paper), MARGIN, top));
  const left = doc.y;
  add("P", () => party(doc, "To", [paper.customer.name, ...paper.customer.lines], MARGIN + INNER / 2, top));
  doc.y = Math.max(left, doc.y) + 24;
  if (paper.about) {
    add("P", () => {
      doc.fontSize(10).fillColor(INK);
      write(doc, "text", paper.about, [MARGIN, doc.y], { width: INNER });
    });
    doc.y += 12;
  }
  drawTable(doc, root, paper, number);
  add("P", () => {
    doc.font("text").fontSize(9).fillColor(SOFT);
    const note = "Amounts in Singapore dollars. Sayang collects payments on the supplier's behalf.";
    doc.text(note, MARGIN, doc.y + 28, { width: INNER });
  });
  root.end();
  doc.end();
  return done;
}

function factsOf({ date, orderNumber, refersTo }: SalePaper, number: string): string[] {
  return [
    `Number: ${number}`,
    `Date: ${formatDate(date)}`,
    `Order: ${orderNumber}`,
    ...(refersTo ? [`Invoice: ${refersTo}`] : []),
  ];
}

function supplierLines({ supplier }: SalePaper): string[] {
  return [
    supplier.name,
    ...supplier.lines,
    ...(supplier.uen ? [`UEN ${supplier.uen}`] : []),
    ...(supplier.gstNumber ? [`GST Reg. No. ${supplier.gstNumber}`] : []),
  ];
}

function party(doc: Doc, label: string, [name = "", ...rest]: string[], x: number, y: number): void {
  const width = INNER / 2 - 16;
  doc.font("text").fontSize(9).fillColor(SOFT).text(label, x, y, { width });
  doc.fontSize(10).fillColor(INK);
  write(doc, "bold", isPrintable(name) ? name : UNPRINTABLE_NAME, [x, doc.y + 2], { width });
  for (const line of rest) write(doc, "text", line, [x, doc.y + 2], { width });
}
