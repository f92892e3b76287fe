import path from "node:path";
import PDFDocument from "pdfkit";
import { isPrintable, printable, runsOf } from "./glyphs";
import type { PaperLine, SalePaper } from "@/contracts/sale/document";
import { formatDate } from "@/lib/dates";
import { formatMoney, GST_BPS } from "@/lib/money";

const FONTS = "node_modules/@fontsource";
const FILES = {
  text: `${FONTS}/figtree/files/figtree-latin-400-normal.woff`,
  bold: `${FONTS}/figtree/files/figtree-latin-600-normal.woff`,
  title: `${FONTS}/fraunces/files/fraunces-latin-600-normal.woff`,
  "text-ext": `${FONTS}/figtree/files/figtree-latin-ext-400-normal.woff`,
  "bold-ext": `${FONTS}/figtree/files/figtree-latin-ext-600-normal.woff`,
} as const;

const INK = "#241a20";
const SOFT = "#5a4b52";
const JEWEL = "#8f1d3f";
const LINE = "#e4d8ca";
const MARGIN = 56;
const PAGE = { width: 595.28, height: 841.89 };
const INNER = PAGE.width - 2 * MARGIN;
const COLUMNS = { description: 240, quantity: 50, net: 96, gst: 97 } as const;

/** Stands for a name in letters that the typeface doesn't have; the email address below says whose it is. */
const UNPRINTABLE_NAME = "Name in characters that can't be printed here";

type Doc = PDFKit.PDFDocument;

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
  table(doc, root, paper);
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

function table(doc: Doc, root: PDFKit.PDFStructureElement, paper: SalePaper): void {
  const taxed = paper.gstCents !== null;
  const element = doc.struct("Table");
  root.add(element);
  const heads = taxed
    ? ["Description", "Quantity", "Amount excl. GST", `GST ${GST_BPS / 100}%`]
    : ["Description", "Quantity", "Amount", ""];
  row(doc, element, heads, "TH");
  for (const line of paper.lines) {
    if (doc.y > PAGE.height - 160) doc.addPage();
    row(doc, element, cellsOf(line, taxed), "TD");
  }
  doc.y += 6;
  if (taxed) {
    const net = paper.totalCents - (paper.gstCents ?? 0);
    row(doc, element, ["Total excl. GST", "", formatMoney(net), ""], "TD");
    row(doc, element, ["Total GST", "", formatMoney(paper.gstCents ?? 0), ""], "TD");
  }
  row(doc, element, [taxed ? "Total incl. GST" : "Total", "", formatMoney(paper.totalCents), ""], "TD", true);
  element.end();
}

function cellsOf({ description, quantity, netCents, gstCents }: PaperLine, taxed: boolean): string[] {
  return [
    printable(description),
    String(quantity),
    formatMoney(netCents),
    taxed ? formatMoney(gstCents) : "",
  ];
}

function row(
  doc: Doc,
  table: PDFKit.PDFStructureElement,
  cells: string[],
  tag: "TH" | "TD",
  strong = false,
): void {
  const element = doc.struct("TR");
  table.add(element);
  const widths = Object.values(COLUMNS);
  const font = tag === "TH" || strong ? "bold" : "text";
  doc.font(font).fontSize(10);
  const height = doc.heightOfString(cells[0] ?? "", { width: COLUMNS.description });
  const top = doc.y;
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + INNER, top)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  doc.endMarkedContent();
  let x = MARGIN;
  for (const [at, cell] of cells.entries()) {
    const width = widths[at] ?? 0;
    const left = x;
    element.add(
      doc.struct(tag, {}, () => {
        doc
          .font(font)
          .fontSize(tag === "TH" ? 9 : 10)
          .fillColor(tag === "TH" ? SOFT : INK);
        write(doc, font, cell, [left, top + 6], { width, align: at === 0 ? "left" : "right" });
      }),
    );
    x += width;
  }
  element.end();
  doc.y = top + height + 14;
}

type Options = PDFKit.Mixins.TextOptions;

/** Writes text in as many fonts as its letters need. `at` is the place of its first line. */
function write(doc: Doc, font: "text" | "bold", words: string, at: [x: number, y: number], options: Options) {
  const runs = runsOf(printable(words));
  if (runs.length === 0) return void doc.font(font).text("", ...at, options);
  for (const [index, { text, extended }] of runs.entries()) {
    doc.font(extended ? `${font}-ext` : font);
    const run = { ...options, continued: index < runs.length - 1 };
    if (index === 0) doc.text(text, ...at, run);
    else doc.text(text, run);
  }
  doc.font(font);
}
