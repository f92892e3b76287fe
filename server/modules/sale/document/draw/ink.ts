import { printable, runsOf } from "./glyphs";

export const INK = "#241a20";
export const SOFT = "#5a4b52";
export const JEWEL = "#8f1d3f";
export const LINE = "#e4d8ca";
export const MARGIN = 56;
export const PAGE = { width: 595.28, height: 841.89 };
export const INNER = PAGE.width - 2 * MARGIN;

export type Doc = PDFKit.PDFDocument;
type Options = PDFKit.Mixins.TextOptions;

/** Writes text in as many fonts as its letters need. `at` is the place of its first line. */
export function write(
  doc: Doc,
  font: "text" | "bold",
  words: string,
  at: [x: number, y: number],
  options: Options,
) {
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
