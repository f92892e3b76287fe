import type { DocumentContent } from "@/contracts/sale/document";
import { formatDate } from "@/lib/dates";
import { type Doc, INK, INNER, MARGIN, SOFT, write } from "./ink";
import { drawTable } from "./table";
import { openDocument } from "./open";
import { drawable } from "./typefaces";

/** Draws a document as a tagged PDF. Depends only on its arguments, so that the bytes never change. */
export async function drawDocument(content: DocumentContent, number: string, at: Date): Promise<Buffer> {
  const { title, supplier } = content;
  const words = wordsOf(content);
  const { doc, root, add, finish } = await openDocument({ title, number, author: supplier.name, at, words });
  add("P", () => {
    doc.fillColor(SOFT);
    doc.y = 136;
    for (const fact of factsOf(content, number)) {
      write(doc, fact, [MARGIN, doc.y], { weight: "text", size: 10, width: INNER });
      doc.y += 3;
    }
  });
  const top = doc.y + 18;
  add("P", () => party(doc, "From", supplierLines(content), MARGIN, top));
  const left = doc.y;
  add("P", () =>
    party(doc, "To", [content.customer.name, ...content.customer.lines], MARGIN + INNER / 2, top),
  );
  doc.y = Math.max(left, doc.y) + 24;
  if (content.about) {
    add("P", () => {
      doc.fillColor(INK);
      write(doc, content.about, [MARGIN, doc.y], { weight: "text", size: 10, width: INNER });
    });
    doc.y += 12;
  }
  drawTable(doc, root, content, number);
  add("P", () => {
    doc.fillColor(SOFT);
    const note = "Amounts in Singapore dollars. Sayang collects payments on the supplier's behalf.";
    write(doc, note, [MARGIN, doc.y + 28], { weight: "text", size: 9, width: INNER });
  });
  return finish();
}

/** The texts of a document that people have typed. */
function wordsOf({ supplier, customer, about, lines }: DocumentContent): string {
  const parties = [supplier, customer].flatMap((party) => [party.name, ...party.lines]);
  const numbers = [supplier.uen, supplier.gstNumber ?? ""];
  return drawable([...parties, ...numbers, about, ...lines.map(({ description }) => description)].join("\n"));
}

function factsOf({ date, orderNumber, refersTo }: DocumentContent, number: string): string[] {
  return [
    `Number: ${number}`,
    `Date: ${formatDate(date)}`,
    `Order: ${orderNumber}`,
    ...(refersTo ? [`Invoice: ${refersTo}`] : []),
  ];
}

function supplierLines({ supplier }: DocumentContent): string[] {
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
