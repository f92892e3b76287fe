import { fontName, isHouse, runsOf, type Weight } from "./typefaces";
import { inDrawnOrder, isMyanmar, MYANMAR_FEATURES } from "./myanmar";
import { type Line, linesOf, mirrored, type Piece } from "./typeset";

export const INK = "#241a20";
export const SOFT = "#5a4b52";
export const JEWEL = "#8f1d3f";
export const LINE = "#e4d8ca";
export const MARGIN = 56;
export const PAGE = { width: 595.28, height: 841.89 };
export const INNER = PAGE.width - 2 * MARGIN;

export type Doc = PDFKit.PDFDocument;
/** Sizes in points. */
export type Style = { weight: Weight; size: number; width: number; align?: "left" | "right" };

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** Given to PDFKit so that it shapes a run as a whole instead of word by word from the left. */
const WHOLE: Features = [];
/** Fontkit throws if a font has no anchor for a stacked mark, as in Khmer `មុំ`; such marks aren't positioned. */
const WITHOUT_MARKS = { abvm: false, blwm: false, mark: false, mkmk: false } as unknown as Features;

/** Line metrics relative to the font size. Most scripts extend further up and down than Latin. */
const LATIN_LINE = { height: 1.2, baseline: 0.95 };
const TALL_LINE = { height: 1.5, baseline: 1.08 };

function dimensionsOf({ pieces }: Line) {
  return pieces.every(({ file }) => isHouse(file)) ? LATIN_LINE : TALL_LINE;
}

function widthOf(doc: Doc, weight: Weight, text: string): number {
  return runsOf(text).reduce((sum, run) => {
    doc.font(fontName(run.file, weight));
    return sum + shaped(doc, inDrawnOrder(run.text)).width;
  }, 0);
}

/** Returns how to shape a run in the current font, and how wide it is then. */
function shaped(doc: Doc, text: string): { features: Features; width: number } {
  const features = isMyanmar(text) ? (MYANMAR_FEATURES as Features) : WHOLE;
  try {
    return { features, width: doc.widthOfString(text, { features }) };
  } catch {
    return { features: WITHOUT_MARKS, width: doc.widthOfString(text, { features: WITHOUT_MARKS }) };
  }
}

function layOut(doc: Doc, words: string, { weight, size, width }: Style): Line[] {
  doc.fontSize(size);
  return linesOf(words, width, (text) => widthOf(doc, weight, text));
}

/** Returns the height of a text in points. */
export function heightOf(doc: Doc, words: string, style: Style): number {
  return layOut(doc, words, style).reduce((sum, line) => sum + dimensionsOf(line).height * style.size, 0);
}

/** Writes text in any script, using as many fonts as needed. Afterwards `doc.y` is below it. */
export function write(doc: Doc, words: string, [x, y]: [x: number, y: number], style: Style): void {
  const { weight, size, width, align = "left" } = style;
  let top = y;
  for (const line of layOut(doc, words, style)) {
    const { height, baseline } = dimensionsOf(line);
    let left = align === "right" ? x + width - widthOf(doc, weight, line.text) : x;
    // Needed to copy and search shaped letters. Readers reorder right-to-left text themselves.
    const isShaped =
      line.pieces.every(({ isRightToLeft }) => !isRightToLeft) && dimensionsOf(line) === TALL_LINE;
    if (isShaped) doc.markContent("Span", { actual: line.text });
    for (const piece of line.pieces) {
      doc.font(fontName(piece.file, weight));
      const text = asDrawn(piece);
      const { features, width: taken } = shaped(doc, text);
      doc.text(text, left, top + baseline * size, { lineBreak: false, baseline: "alphabetic", features });
      left += taken;
    }
    if (isShaped) doc.endMarkedContent();
    top += height * size;
  }
  doc.x = x;
  doc.y = top;
}

/** PDFKit reverses letters of right-to-left scripts itself, but not neutral characters. */
function asDrawn({ text, isRightToLeft }: Piece): string {
  if (isMyanmar(text)) return inDrawnOrder(text);
  return isRightToLeft && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? mirrored(text) : text;
}
