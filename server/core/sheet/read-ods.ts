import { AppError } from "@/server/core/errors";
import { eachTag } from "./check-xml";
import { MOST_ABOVE, SHEET_LIMITS, tooManyCells, tooManyColumns, tooManyRows } from "./limits";
import { sheetToRead } from "./sheet-list";
import type { XlsxCells } from "./read-xlsx";
import type { Merge } from "./slim-xml";
import { eachZipEntry } from "./unzip";
import { xmlAttribute, xmlText } from "./xml-text";

const MOST_PARTS = 2_000;
const CONTENT = "content.xml";
const WHOLLY_ENCRYPTED = "encrypted-package";
const NO_SHEET =
  "This is an OpenDocument text or presentation. Copy its table into a sheet and save that, or paste the rows";

/**
 * Returns the cells of one sheet of an OpenDocument file, as saved by LibreOffice and Google Sheets: the given one,
 * else the first visible one with more than one row. Formulas are never executed.
 */
export async function readOds(bytes: Buffer, chosen?: number): Promise<XlsxCells> {
  let xml = "";
  await eachZipEntry(
    bytes,
    {
      maxBytes: SHEET_LIMITS.unpackedBytes,
      maxEntries: MOST_PARTS,
      wants: (name) => [CONTENT, "META-INF/manifest.xml", WHOLLY_ENCRYPTED].includes(name),
    },
    (name, content) => {
      if (name === WHOLLY_ENCRYPTED) throw hasPassword();
      const text = content.toString("utf8");
      if (name === CONTENT) xml = text;
      else if (/<(?:\w+:)?encryption-data\b/.test(text)) throw hasPassword();
    },
  );
  return cellsOfDocument(xml, chosen);
}

/** Returns the same for the XML of such a file, which can be saved on its own as .fods. */
export function cellsOfDocument(xml: string, chosen?: number): XlsxCells {
  const listed = /<(?:\w+:)?spreadsheet[\s>]/.test(xml) ? sheetsOf(xml) : [];
  if (listed.length === 0) throw new AppError("bad_request", NO_SHEET);
  const sheet = sheetToRead(listed, chosen);
  const { from = 0, to = 0 } = listed[sheet] ?? {};
  return {
    ...readTable(xml.slice(from, to)),
    sheets: listed.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet,
  };
}

type ListedSheet = { name: string; isHidden: boolean; filled: number; from: number; to: number };

/** Returns the document's sheets and their positions in it. */
function sheetsOf(xml: string): ListedSheet[] {
  const sheets: ListedSheet[] = [];
  const hidden = new Set<string>();
  let style = "";
  let depth = 0;
  let isFilled = false;
  for (const { name, tag, start, text } of eachTag(xml)) {
    const current = sheets.at(-1);
    if (name === "style") style = xmlAttribute(tag, "name");
    else if (name === "table-properties" && xmlAttribute(tag, "display") === "false") hidden.add(style);
    else if (name === "table" && depth++ === 0) {
      const isHidden = hidden.has(xmlAttribute(tag, "style-name"));
      sheets.push({ name: xmlAttribute(tag, "name"), isHidden, filled: 0, from: start, to: xml.length });
    } else if (name === "/table" && --depth === 0 && current) current.to = start;
    else if (name === "table-row") isFilled = false;
    else if (name === "/p" && text.trim() !== "") isFilled = true;
    else if (name === "/table-row" && isFilled && current) current.filled++;
  }
  return sheets;
}

type Cell = { tag: string; paragraphs: string[]; column: number };

/** Reads one sheet's XML, buffering each cell until it ends. */
class TableReader {
  readonly cells: string[][] = [];
  readonly hidden: number[] = [];
  readonly merges: Merge[] = [];
  #rowTag = "";
  #row: string[] = [];
  #rowNumber = 0;
  #column = 0;
  #cell: Cell | null = null;
  #count = 0;

  startRow(tag: string): void {
    this.#rowTag = tag;
    this.#row = [];
    this.#column = 0;
  }

  /** A repeated row stands for that many rows. */
  endRow(): void {
    const repeated = repeats(this.#rowTag, "number-rows-repeated");
    const isFilled = this.#row.some(Boolean);
    if (isFilled) {
      if (this.#rowNumber + repeated > SHEET_LIMITS.rows + MOST_ABOVE) throw tooManyRows();
      this.#count += repeated * this.#row.length;
      if (this.#count > SHEET_LIMITS.cells) throw tooManyCells();
      while (this.cells.length < this.#rowNumber) this.cells.push([]);
    }
    for (let at = 0; isFilled && at < repeated; at++) {
      this.cells.push([...this.#row]);
      const isHidden = /^(collapse|filter)$/.test(xmlAttribute(this.#rowTag, "visibility"));
      if (isHidden) this.hidden.push(this.#rowNumber + at + 1);
    }
    this.#rowNumber += repeated;
    this.#rowTag = "";
  }

  startCell(tag: string): void {
    this.#cell = { tag, paragraphs: [], column: this.#column };
  }

  /** Adds text of the cell, but not of a comment or a drawing on it. */
  write(text: string, isNewParagraph: boolean): void {
    const paragraphs = this.#cell?.paragraphs;
    if (!paragraphs) return;
    if (isNewParagraph) paragraphs.push("");
    if (text) paragraphs.push((paragraphs.pop() ?? "") + text);
  }

  endCell(): void {
    const cell = this.#cell;
    if (!cell) return;
    this.#cell = null;
    const value = valueOf(cell);
    const repeated = repeats(cell.tag, "number-columns-repeated");
    if (value !== "") {
      if (cell.column + repeated > SHEET_LIMITS.columns) throw tooManyColumns();
      while (this.#row.length < cell.column) this.#row.push("");
      for (let at = 0; at < repeated; at++) this.#row.push(value);
      const rows = repeats(cell.tag, "number-rows-spanned");
      const from = this.#rowNumber + 1;
      if (rows > 1 && from + rows <= SHEET_LIMITS.rows + MOST_ABOVE)
        this.merges.push({ column: cell.column + 1, from, to: from + rows - 1 });
    }
    this.#column = cell.column + repeated;
  }
}

function readTable(xml: string): Pick<XlsxCells, "cells" | "hidden" | "merges"> {
  const reader = new TableReader();
  /** Comments and drawings have their own paragraphs. */
  let aside = 0;
  for (const { name, tag, text } of eachTag(xml)) {
    const isClosed = tag.endsWith("/");
    if (/^\/?(annotation|frame|shapes|custom-shape)$/.test(name)) {
      if (!isClosed) aside += name.startsWith("/") ? -1 : 1;
    } else if (aside > 0) continue;
    else if (name === "table-row") {
      reader.startRow(tag);
      if (isClosed) reader.endRow();
    } else if (name === "/table-row") reader.endRow();
    else if (name === "table-cell" || name === "covered-table-cell") {
      reader.startCell(tag);
      if (isClosed) reader.endCell();
    } else if (name === "/table-cell" || name === "/covered-table-cell") reader.endCell();
    else if (name === "p") reader.write("", true);
    else if (PARTS_OF_TEXT.test(name)) {
      reader.write(collapsed(text), false);
      if (name === "s") reader.write(" ".repeat(Math.min(repeats(tag, "c"), 50)), false);
      if (name === "line-break") reader.write("\n", false);
      if (name === "tab") reader.write(" ", false);
    }
  }
  return { cells: reader.cells, hidden: reader.hidden, merges: reader.merges };
}

/** Tags that may be preceded by text of a paragraph. */
const PARTS_OF_TEXT =
  /^(\/p|\/?span|\/?a|s|\/s|line-break|tab|\/?ruby|\/?ruby-base|bookmark|soft-page-break)$/;

const collapsed = (text: string) => xmlText(text.replace(/\s+/g, " "));

const repeats = (tag: string, name: string) => Math.max(1, Math.trunc(Number(xmlAttribute(tag, name))) || 1);

/** Returns the saved value: a number without its format, a date as `YYYY-MM-DD`. */
function valueOf({ tag, paragraphs }: Cell): string {
  const shown = paragraphs.map((line) => line.trim()).join("\n");
  switch (xmlAttribute(tag, "value-type")) {
    case "float":
    case "currency":
    case "percentage": {
      const number = xmlAttribute(tag, "value");
      return number ? String(Number(Number(number).toPrecision(15))) : shown;
    }
    case "date": {
      const [day = "", time = ""] = xmlAttribute(tag, "date-value").split("T");
      return !time || time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
    }
    case "boolean":
      return xmlAttribute(tag, "boolean-value") === "true" ? "yes" : "no";
    default:
      // LibreOffice's own errors; those shared with Excel are recognised by name.
      return /^Err:\d+$/.test(shown) ? "" : shown || xmlAttribute(tag, "string-value");
  }
}

const hasPassword = () =>
  new AppError(
    "bad_request",
    "This file is protected with a password. Save it without one and choose it again",
  );
