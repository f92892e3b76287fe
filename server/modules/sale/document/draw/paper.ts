import path from "node:path";
import PDFDocument from "pdfkit";
import type { SalePaper } from "@/contracts/sale/document";
import { formatDate } from "@/lib/dates";
import { type Doc, INK, INNER, JEWEL, MARGIN, SOFT, write } from "./ink";
import { drawTable } from "./table";
import { drawable, fontsFor } from "./typefaces";

const TITLE_FONT = "node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff";

/** Draws a document as a tagged PDF. Depends only on its arguments, so that the bytes never change. */
export async function drawPaper(paper: SalePaper, number: string, at: Date): Promise<Buffer> {
  const fonts = await fontsFor(wordsOf(paper));
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
  doc.registerFont("title", path.join(/* turbopackIgnore: true */ process.cwd(), TITLE_FONT));
  for (const [name, font] of fonts) doc.registerFont(name, font);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const add = (tag: "H1" | "P", draw: () => void) => root.add(doc.struct(tag, {}, draw));

  add("P", () => doc.font("title").fontSize(20).fillColor(JEWEL).text("Sayang", MARGIN, MARGIN));
  add("H1", () => doc.font("title").fontSize(24).fillColor(INK).text(paper.title, MARGIN, 100));
  add("P", () => {
    doc.fillColor(SOFT);
    doc.y = 136;
    for (const fact of factsOf(paper, number)) {
      write(doc, fact, [MARGIN, doc.y], { weight: "text", size: 10, width: INNER });
      doc.y += 3;
    }
  });
  const top = doc.y + 18;
  add("P", () => party(doc, "From", supplierLines(paper), MARGIN, top));
  const left = doc.y;
  add("P", () => party(doc, "To", [paper.customer.name, ...paper.customer.lines], MARGIN + INNER / 2, top));
  doc.y = Math.max(left, doc.y) + 24;
  if (paper.about) {
    add("P", () => {
      doc.fillColor(INK);
      write(doc, paper.about, [MARGIN, doc.y], { weight: "text", size: 10, width: INNER });
    });
    doc.y += 12;
  }
  drawTable(doc, root, paper, number);
  add("P", () => {
    doc.fillColor(SOFT);
    const note = "Amounts in Singapore dollars. Sayang collects payments on the supplier's behalf.";
    write(doc, note, [MARGIN, doc.y + 28], { weight: "text", size: 9, width: INNER });
  });
  root.end();
  doc.end();
  return done;
}

/** The texts of a document that people have typed. */
function wordsOf({ supplier, customer, about, lines }: SalePaper): string {
  const parties = [supplier, customer].flatMap((party) => [party.name, ...party.lines]);
  const numbers = [supplier.uen, supplier.gstNumber ?? ""];
  return drawable([...parties, ...numbers, about, ...lines.map(({ description }) => description)].join("\n"));
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
  doc.fillColor(SOFT);
  write(doc, label, [x, y], { weight: "text", size: 9, width });
  doc.fillColor(INK);
  write(doc, name, [x, doc.y + 2], { weight: "bold", size: 10, width });
  for (const line of rest) write(doc, line, [x, doc.y + 2], { weight: "text", size: 10, width });
}
