import type { DocumentLine, DocumentContent } from "@/contracts/sale/document";
import { formatMoney, GST_BPS } from "@/lib/money";
import { type Doc, heightOf, INK, INNER, LINE, MARGIN, PAGE, SOFT, type Style, write } from "./ink";

const TAXED = [216, 48, 78, 64, 77.28] as const;
const PLAIN = [340, 55, 88.28] as const;
const BOTTOM = PAGE.height - MARGIN;
/** Space for the totals and the note below them, which must stay together. */
const TOTALS = 130;

type Element = PDFKit.PDFStructureElement;
type Row = { cells: string[]; more?: string[]; tag: "TH" | "TD"; strong?: boolean };

/** Draws lines and totals. A new page says what it continues and repeats the column headings. */
export function drawTable(doc: Doc, root: Element, content: DocumentContent, number: string): void {
  const taxed = (content.gstCents ?? 0) > 0;
  const widths = taxed ? TAXED : PLAIN;
  const element = doc.struct("Table");
  root.add(element);
  const heads: Row = {
    cells: taxed
      ? ["Description", "Quantity", "Excl. GST", `GST ${GST_BPS / 100}%`, "Incl. GST"]
      : ["Description", "Quantity", "Amount"],
    tag: "TH",
  };
  const draw = (row: Row) => drawRow(doc, element, row, widths);
  let page = 1;
  const makeRoom = (height: number) => {
    if (doc.y + height <= BOTTOM) return;
    doc.addPage();
    page += 1;
    const words = `${content.title} ${number}, page ${page}`;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.fillColor(SOFT);
    write(doc, words, [MARGIN, MARGIN], { weight: "text", size: 9, width: INNER });
    doc.endMarkedContent();
    doc.y = MARGIN + 24;
    draw(heads);
  };
  draw(heads);
  for (const [at, line] of content.lines.entries()) {
    const row = rowOf(line, taxed);
    const isLast = at === content.lines.length - 1;
    makeRoom(rowHeight(doc, row, widths[0]) + (isLast ? TOTALS : 0));
    draw(row);
  }
  doc.y += 6;
  for (const [label, cents, strong] of totalsOf(content, taxed)) {
    const empty = widths.slice(2).map(() => "");
    draw({ cells: [label, ...empty, formatMoney(cents)], tag: "TD", strong });
  }
  element.end();
}

function totalsOf(
  { totalCents, gstCents }: DocumentContent,
  taxed: boolean,
): [label: string, cents: number, strong: boolean][] {
  if (!taxed) return [["Total", totalCents, true]];
  const gst = gstCents ?? 0;
  return [
    ["Total excluding GST", totalCents - gst, false],
    [`Total GST at ${GST_BPS / 100}%`, gst, false],
    ["Total including GST", totalCents, true],
  ];
}

function rowOf({ description, quantity, netCents, gstCents }: DocumentLine, taxed: boolean): Row {
  const [first = "", ...more] = description.split("\n");
  const money = taxed ? [netCents, gstCents, netCents + gstCents] : [netCents];
  return { cells: [first, String(quantity), ...money.map(formatMoney)], more, tag: "TD" };
}

function styleOf({ tag, strong }: Row, width: number): Style {
  return { weight: tag === "TH" || strong ? "bold" : "text", size: tag === "TH" ? 9 : 10, width };
}

const moreStyle = (width: number): Style => ({ weight: "text", size: 9, width });

function rowHeight(doc: Doc, row: Row, width: number): number {
  const first = heightOf(doc, row.cells[0] ?? "", styleOf(row, width));
  const rest = (row.more ?? []).map((line) => heightOf(doc, line, moreStyle(width)) + 2);
  return rest.reduce((sum, height) => sum + height, first) + 14;
}

function drawRow(doc: Doc, table: Element, row: Row, widths: readonly number[]): void {
  const element = doc.struct("TR");
  table.add(element);
  const height = rowHeight(doc, row, widths[0] ?? 0);
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
  for (const [at, cell] of row.cells.entries()) {
    const width = widths[at] ?? 0;
    const left = x;
    const isFirst = at === 0;
    element.add(
      doc.struct(row.tag, {}, () => {
        doc.fillColor(row.tag === "TH" ? SOFT : INK);
        const style = styleOf(row, width);
        style.align = isFirst ? "left" : "right";
        write(doc, cell, [left, top + 6], style);
        if (!isFirst) return;
        doc.fillColor(SOFT);
        for (const line of row.more ?? []) write(doc, line, [left, doc.y + 2], moreStyle(width));
      }),
    );
    x += width;
  }
  element.end();
  doc.y = top + height;
}
