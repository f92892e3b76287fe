import { type Doc, heightOf, INK, INNER, JEWEL, LINE, MARGIN, PAGE, SOFT, type Style, write } from "./ink";
import { openDocument } from "./open";
import { drawable } from "./typefaces";

const BOTTOM = PAGE.height - MARGIN;
const ADDED = "#1c6b45";
const LABEL_WIDTH = 150;
const GAP = 12;
const VALUE_WIDTH = INNER - LABEL_WIDTH - GAP;
const FIGURE_MAX = 380;

/** How a row differs from the version before; `before` only for `changed`. */
export type SheetRow = {
  label: string;
  value: string;
  mark: "same" | "added" | "removed" | "changed";
  before: string | null;
  /** Stands out, such as the first row of a group. */
  isStrong: boolean;
};

/** A drawing to scale in units of its own, with a text that says what it shows. */
export type SheetFigure = {
  alt: string;
  width: number;
  height: number;
  shapes: {
    kind: "rect" | "circle";
    x: number;
    y: number;
    width: number;
    height: number;
    turn: number;
    text: string;
  }[];
};

/** A working document: facts below the title, then sections of labelled rows with red lines, and drawings. */
export type Sheet = {
  title: string;
  number: string;
  author: string;
  facts: string[];
  sections: { heading: string; rows: SheetRow[]; figures: SheetFigure[] }[];
};

/** Draws a sheet as a tagged PDF, on as many pages as needed. */
export async function drawSheetPages(sheet: Sheet, at: Date): Promise<Buffer> {
  const { title, number, author, facts, sections } = sheet;
  const typed = [
    author,
    ...facts,
    ...sections.flatMap(({ heading, rows, figures }) => [
      heading,
      ...rows.flatMap(({ label, value, before }) => [label, value, before ?? ""]),
      ...figures.flatMap(({ alt, shapes }) => [alt, ...shapes.map(({ text }) => text)]),
    ]),
  ];
  const words = drawable(`Added: Removed: Now: Was: ${typed.join("\n")}`);
  const { doc, root, add, finish } = await openDocument({ title, number, author, at, words });
  doc.y = 140;
  for (const fact of facts) {
    add("P", () => put(doc, fact, MARGIN, { weight: "text", size: 9, width: INNER }, SOFT));
    doc.y += 2;
  }
  for (const { heading, rows, figures } of sections) {
    doc.y += 14;
    // Keeps a heading on the same page as its first row.
    makeRoom(doc, 46);
    add("H2", () => put(doc, heading, MARGIN, { weight: "bold", size: 12, width: INNER }, INK));
    doc.y += 4;
    for (const row of rows) drawRow(doc, add, row);
    for (const figure of figures) drawFigure(doc, root, figure);
  }
  return finish();
}

function makeRoom(doc: Doc, height: number): void {
  if (doc.y + height <= BOTTOM) return;
  doc.addPage();
  doc.y = MARGIN;
}

function put(
  doc: Doc,
  text: string,
  x: number,
  style: Style,
  colour: string,
  line?: "under" | "strike",
): void {
  const top = doc.y;
  doc.fillColor(colour);
  write(doc, drawable(text), [x, top], style);
  if (line) rule(doc, text, { x, top, style, colour, line });
}

type Ruled = { x: number; top: number; style: Style; colour: string; line: "under" | "strike" };

/** Colour alone says nothing on a black and white printer. */
function rule(doc: Doc, text: string, { x, top, style, colour, line }: Ruled): void {
  const bottom = doc.y;
  const height = style.size * 1.2;
  const lines = Math.max(1, Math.round((bottom - top) / height));
  doc.markContent("Artifact", { type: "Layout" });
  for (let at = 0; at < lines; at++) {
    const y = top + at * height + height * (line === "under" ? 0.92 : 0.55);
    const isLast = at === lines - 1;
    const width =
      lines === 1 || isLast ? Math.min(style.width, doc.widthOfString(lastOf(text, lines))) : style.width;
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .strokeColor(colour)
      .stroke();
  }
  doc.endMarkedContent();
  doc.y = bottom;
}

/** Roughly the text of the last line. */
const lastOf = (text: string, lines: number) => text.slice(Math.floor((text.length * (lines - 1)) / lines));

const SPOKEN = { same: "", added: "Added: ", removed: "Removed: ", changed: "Now: " } as const;

function drawRow(doc: Doc, add: (tag: "P", draw: () => void) => void, row: SheetRow): void {
  const { label, value, mark, before, isStrong } = row;
  const labels: Style = { weight: isStrong ? "bold" : "text", size: 9.5, width: LABEL_WIDTH };
  const values: Style = { weight: mark === "same" ? "text" : "bold", size: 9.5, width: VALUE_WIDTH };
  const text = `${SPOKEN[mark]}${value}`;
  const old = before === null ? "" : `Was: ${before}`;
  const height = Math.max(
    heightOf(doc, drawable(label), labels),
    heightOf(doc, drawable(text), values) +
      (old ? heightOf(doc, drawable(old), { ...values, weight: "text" }) + 2 : 0),
  );
  makeRoom(doc, height + 8);
  const top = doc.y;
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + INNER, top)
    .lineWidth(0.4)
    .strokeColor(LINE)
    .stroke();
  doc.endMarkedContent();
  add("P", () => {
    doc.y = top + 4;
    put(doc, label, MARGIN, labels, isStrong ? INK : SOFT);
    doc.y = top + 4;
    const colour = mark === "same" ? INK : mark === "removed" ? JEWEL : ADDED;
    const line = mark === "same" ? undefined : mark === "removed" ? ("strike" as const) : ("under" as const);
    put(doc, text, MARGIN + LABEL_WIDTH + GAP, values, colour, line);
    if (!old) return;
    doc.y += 2;
    put(doc, old, MARGIN + LABEL_WIDTH + GAP, { ...values, weight: "text" }, JEWEL, "strike");
  });
  doc.y = top + height + 8;
}

function drawFigure(
  doc: Doc,
  root: PDFKit.PDFStructureElement,
  { alt, width, height, shapes }: SheetFigure,
): void {
  const scale = Math.min(INNER / width, FIGURE_MAX / height);
  makeRoom(doc, height * scale + 16);
  const [left, top] = [MARGIN, doc.y + 8];
  root.add(
    doc.struct("Figure", { alt }, () => {
      doc
        .rect(left, top, width * scale, height * scale)
        .lineWidth(1)
        .strokeColor(SOFT)
        .stroke();
      for (const shape of shapes) {
        const [x, y] = [left + shape.x * scale, top + shape.y * scale];
        const [w, h] = [shape.width * scale, shape.height * scale];
        doc.save().translate(x, y);
        if (shape.kind === "circle") doc.circle(0, 0, w / 2);
        else doc.rotate(shape.turn).rect(-w / 2, -h / 2, w, h);
        doc.lineWidth(0.7).strokeColor(INK).stroke();
        doc.restore();
        const size = Math.max(5, Math.min(9, w / Math.max(3, shape.text.length)));
        doc.fillColor(INK);
        write(doc, drawable(shape.text), [x - w / 2, y - size * 0.6], {
          weight: "text",
          size,
          width: Math.max(w, 1),
        });
      }
    }),
  );
  doc.y = top + height * scale + 8;
}
