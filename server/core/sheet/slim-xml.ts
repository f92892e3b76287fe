import { checkReferences, eachTag } from "./check-xml";

/** A sheet's XML, reduced to what has content. */
export type SlimSheet = {
  xml: string;
  /** The number of rows with content. */
  filled: number;
  /** The row numbers that a filter or a person has hidden. */
  hidden: number[];
  /** Merged cells, by their rows and the column of the value, counted from 1. */
  merges: Merge[];
};
export type Merge = { column: number; from: number; to: number };

/** The total over all merged cells of a sheet. */
const MOST_MERGED = 200_000;

/**
 * Removes empty cells and rows from a sheet's XML: colouring a whole column creates a million of them. References in
 * the rest are checked. Throws `bad_request` like `checkXml`.
 */
export function slimSheet(xml: string): SlimSheet {
  const kept: string[] = [];
  const hidden: number[] = [];
  const merges: Merge[] = [];
  let copied = 0;
  let filled = 0;
  let merged = 0;
  let row: { place: number; tag: string; hasContent: boolean } | null = null;
  let cell: { start: number; tag: string; hasContent: boolean } | null = null;
  const keepUpTo = (end: number) => {
    if (end > copied) kept.push(xml.slice(copied, end));
    copied = end;
  };
  const endRow = (end: number) => {
    keepUpTo(end);
    if (!row) return;
    if (row.hasContent) {
      filled++;
      const number = numberOf(row.tag);
      if (number && /\shidden\s*=\s*["'](1|true)["']/.test(row.tag)) hidden.push(number);
    } else if (numberOf(row.tag)) kept.length = row.place;
    row = null;
  };
  const endCell = (end: number) => {
    if (cell && !cell.hasContent && attribute(cell.tag, "r")) {
      keepUpTo(cell.start);
      copied = end;
    } else if (cell) {
      checkReferences(cell.tag);
      if (row && cell.hasContent && !row.hasContent) {
        checkReferences(row.tag);
        row.hasContent = true;
      }
    }
    cell = null;
  };
  for (const { name, tag, start, end, text } of eachTag(xml)) {
    const isClosed = tag.endsWith("/");
    if (cell && text !== "" && /^\/(?:v|t)$/.test(name)) cell.hasContent = true;
    if (name === "row") {
      keepUpTo(start);
      row = { place: kept.length, tag, hasContent: false };
      if (isClosed) endRow(end);
    } else if (name === "/row") {
      endRow(end);
    } else if (name === "c") {
      cell = { start, tag, hasContent: false };
      if (isClosed) endCell(end);
    } else if (name === "/c") {
      endCell(end);
    } else if (name === "mergeCell") {
      const merge = mergeOf(attribute(tag, "ref") ?? "");
      if (merge && (merged += merge.to - merge.from) <= MOST_MERGED) merges.push(merge);
    }
  }
  keepUpTo(xml.length);
  return { xml: kept.join(""), filled, hidden, merges };
}

const attribute = (tag: string, name: string) =>
  new RegExp(`(?<![\\w.-])${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];
const numberOf = (tag: string) => Number(attribute(tag, "r") ?? 0);

function mergeOf(reference: string): Merge | null {
  const [, letters = "", from = 0, to = 0] =
    /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(reference) ?? [];
  if (!letters || Number(to) <= Number(from)) return null;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { column, from: Number(from), to: Number(to) };
}
