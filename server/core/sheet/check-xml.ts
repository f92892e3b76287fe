import { AppError } from "@/server/core/errors";
import { MOST_ABOVE, SHEET_LIMITS, tooManyColumns, tooManyRows } from "./limits";

/** Far more than Excel writes. The library takes time quadratic in the length. */
const LONGEST_TAG = 32 * 1024;
const MOST_ATTRIBUTES = 200;
/** Excel's longest text, 32,767 characters, with each written as an entity. */
const LONGEST_TEXT = 256 * 1024;

/** The end of each kind of markup. Anything else that begins with `<!` does not belong in an Excel file. */
const PASSED_OVER = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** `r` as an attribute, whatever its prefix and surroundings. */
const REFERENCE = /(?<![\w.-])r\s*=\s*["'](?=([^"']*))/g;

export type XmlTag = {
  /** Without its prefix; with a leading slash for an end tag. */
  name: string;
  /** The text between the angle brackets. */
  tag: string;
  /** Its position, from `<` to after `>`. */
  start: number;
  end: number;
  /** The raw text between the previous tag and this one. */
  text: string;
};

/**
 * Iterates over the tags of an XML part in an .xlsx file, in linear time, and refuses what the library could not read
 * in reasonable time and memory. Throws `bad_request`.
 */
export function* eachTag(xml: string): Generator<XmlTag> {
  let at = 0;
  for (;;) {
    const start = xml.indexOf("<", at);
    if ((start === -1 ? xml.length : start) - at > LONGEST_TEXT) throw unreadable();
    if (start === -1) return;
    const passedOver = PASSED_OVER.find(([opening]) => xml.startsWith(opening, start));
    if (passedOver) {
      at = endOfPassedOver(xml, start, passedOver[1]);
      continue;
    }
    if (xml[start + 1] === "!") throw unreadable();
    const text = xml.slice(at, start);
    at = endOfTag(xml, start);
    const tag = xml.slice(start + 1, at - 1);
    const [, slash = "", name = ""] = /^(\/?)(?:[^\s/:]*:)?([^\s/]*)/.exec(tag) ?? [];
    yield { name: slash + name, tag, start, end: at, text };
  }
}

/** Refuses an XML part of an .xlsx file that `eachTag` refuses, or whose rows or cells exceed our limits. */
export function checkXml(xml: string): void {
  let rows = 0;
  for (const { name, tag } of eachTag(xml)) {
    if (name !== "row" && name !== "c") continue;
    checkReferences(tag);
    if (name === "row" && ++rows > SHEET_LIMITS.rows + MOST_ABOVE) throw tooManyRows();
  }
}

function endOfPassedOver(xml: string, start: number, closing: string): number {
  const end = xml.indexOf(closing, start);
  if (end === -1 || end - start > LONGEST_TEXT) throw unreadable();
  return end + closing.length;
}

/** Returns the position after the tag's `>`, ignoring those in quoted values. */
function endOfTag(xml: string, start: number): number {
  const last = Math.min(xml.length, start + LONGEST_TAG);
  let quote = "";
  let values = 0;
  for (let at = start + 1; at < last; at++) {
    const character = xml.charAt(at);
    if (quote) {
      if (character === quote) quote = "";
    } else if (character === ">") {
      return at + 1;
    } else if (character === '"' || character === "'") {
      if (++values > MOST_ATTRIBUTES) throw unreadable();
      quote = character;
    }
  }
  throw unreadable();
}

/** One cell at XFD1048576 would make the library allocate every cell before it. */
export function checkReferences(tag: string): void {
  for (const [, reference = ""] of tag.matchAll(REFERENCE)) {
    const [, letters, digits] = /^([A-Z]{0,3})(\d{0,7})$/.exec(reference) ?? [];
    if (letters === undefined || digits === undefined) throw unreadable();
    if (Number(digits) > SHEET_LIMITS.rows + MOST_ABOVE) throw tooManyRows();
    if (columnOf(letters) > SHEET_LIMITS.columns) throw tooManyColumns();
  }
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const unreadable = () =>
  new AppError("bad_request", "This Excel file could not be read. Save it again as .xlsx, or as CSV");
