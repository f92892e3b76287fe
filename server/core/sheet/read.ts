import { decodeHTMLStrict } from "entities";
import type { Encoding } from "@/contracts/sheet";
import { AppError } from "@/server/core/errors";
import { DOUBT } from "./encoding";
import { CHOOSE, isFods, isOds, isXls, isZip, otherKind } from "./other-kinds";
import { MOST_ABOVE, SHEET_LIMITS, tooManyCells, tooManyColumns, tooManyRows } from "./limits";
import { readCsv } from "./read-csv";
import { cellsOfDocument, readOds } from "./read-ods";
import { readXls } from "./read-xls";
import { readXlsx } from "./read-xlsx";
import type { SheetName } from "./sheet-list";
import type { Merge } from "./slim-xml";
import { cardsAsCells, isVcard } from "./vcard";

/** A cell's position: its row from 1 and its column from 0. */
export type Place = { row: number; column: number };

export type Sheet = {
  /**
   * Every row from the first one in the file, all of equal length. Blank rows are kept, so that row numbers match the
   * file.
   */
  rows: string[][];
  /** The encoding used for a text file; null for Excel files. */
  encoding: Encoding | null;
  /** The sheets of an Excel file, and the index of the one that was read; empty for a text file. */
  sheets: SheetName[];
  sheet: number;
  /** The row numbers hidden in the file, from 1. */
  hidden: number[];
  /** Cells whose letters may be wrong: decoded with another encoding than the rest, or lost when the file was saved. */
  doubtful: Place[];
  /** Merged cells, whose value is repeated in each of their rows. */
  merges: Merge[];
};

/** A person's choices, in place of our guesses. */
export type SheetChoice = { encoding?: Encoding | undefined; sheet?: number | undefined };

/** Cells per part. The server needs a millisecond or two for this many. */
const CELLS_OF_PART = 5_000;

/** Runs `parseSheet` in the file reader, sending its rows in parts. */
export async function sheetReader(
  bytes: Buffer,
  { name, choice }: { name: string; choice: SheetChoice },
  send: (rows: string[][]) => Promise<void>,
): Promise<Omit<Sheet, "rows">> {
  const { rows, ...rest } = await parseSheet(bytes, name, choice);
  const step = Math.max(1, Math.floor(CELLS_OF_PART / (rows[0]?.length ?? 1)));
  for (let at = 0; at < rows.length; at += step) await send(rows.slice(at, at + step));
  return rest;
}

/**
 * Reads an uploaded Excel, OpenDocument, CSV or vCard file into trimmed texts: dates as `YYYY-MM-DD`, formulas as their
 * saved value, merged cells with their value in each row. Throws `bad_request` with a readable message when the file is
 * of another kind, damaged, empty or beyond `SHEET_LIMITS`. Only for the file reader, because a sheet may take long or
 * crash the process.
 */
export async function parseSheet(bytes: Buffer, name: string, choice: SheetChoice): Promise<Sheet> {
  const { cells, ...rest } = await cellsOf(bytes, name.toLowerCase(), choice);
  for (const { column, from, to } of rest.merges) {
    const value = cells[from - 1]?.[column - 1] ?? "";
    for (let row = from; value && row < Math.min(to, cells.length); row++) {
      const merged = (cells[row] ??= []);
      while (merged.length < column) merged.push("");
      merged[column - 1] ||= value;
    }
  }
  while (cells.at(-1)?.every((cell) => cell.trim() === "")) cells.pop();
  const width = cells.reduce((most, row) => Math.max(most, filledWidth(row)), 0);
  if (width === 0) throw new AppError("bad_request", "This file is empty");
  if (width > SHEET_LIMITS.columns) throw tooManyColumns();
  if (cells.length > SHEET_LIMITS.rows + MOST_ABOVE) throw tooManyRows();
  if (cells.length * width > SHEET_LIMITS.cells) throw tooManyCells();
  const doubtful: Place[] = [];
  const rows = cells.map((row, at) =>
    Array.from({ length: width }, (_, column) => {
      const cell = row[column] ?? "";
      if (cell.length > SHEET_LIMITS.cellCharacters) throw tooLong(at + 1, column);
      if (DOUBTFUL.test(cell)) doubtful.push({ row: at + 1, column });
      return clean(cell);
    }),
  );
  return { ...rest, rows, doubtful };
}

const ONE_TABLE = { sheets: [], sheet: 0, hidden: [], merges: [] };

async function cellsOf(
  bytes: Buffer,
  name: string,
  choice: SheetChoice,
): Promise<Omit<Sheet, "rows" | "doubtful"> & { cells: string[][] }> {
  if (bytes.length > SHEET_LIMITS.unpackedBytes)
    throw new AppError("too_large", "This file is larger than 20 MB");
  const other = await otherKind(bytes);
  if (other) throw new AppError("bad_request", other);
  if (isZip(bytes)) {
    const read = (await isOds(bytes)) ? readOds : readXlsx;
    return { ...(await read(bytes, choice.sheet)), encoding: null };
  }
  if (isXls(bytes)) return { ...(await readXls(bytes, choice.sheet)), encoding: null };
  if (isFods(bytes)) return { ...cellsOfDocument(bytes.toString("utf8"), choice.sheet), encoding: null };
  if (isVcard(bytes)) return { ...ONE_TABLE, ...cardsAsCells(bytes, choice.encoding) };
  // Many programs name a text file .xls, so that Excel opens it.
  if (!/\.(csv|tsv|txt|tab|xlsx?)$/.test(name)) throw new AppError("bad_request", CHOOSE);
  const read = readCsv(withoutPadding(bytes), choice.encoding);
  // Zeros belong to UTF-16; any that remain belong to no text.
  const at = read.cells.findIndex((row) => row.some((cell) => cell.includes("\0")));
  if (at >= 0) throw new AppError("bad_request", at === 0 ? NO_TEXT : zeroesIn(at + 1));
  return { ...ONE_TABLE, ...read };
}

const NO_TEXT = `This file holds data that isn’t text, such as zero bytes, whatever its name says. ${CHOOSE}`;
const zeroesIn = (row: number) =>
  `This file is damaged: it has zero bytes in row ${row}, which no text has. Save it again from the program that made it`;

/** Programs that stop while they write leave zeroes at a file's end; an even number may be of UTF-16. */
function withoutPadding(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return bytes.length - end > 3 && end > 0 ? bytes.subarray(0, end) : bytes;
}

/** U+FFFD replaces characters that a program could not write. */
const DOUBTFUL = new RegExp(`[${DOUBT}\uFFFD]`);

/** PostgreSQL text cannot contain NUL, and no name needs the other control characters. */
const clean = (cell: string) =>
  withoutEntities(cell)
    // Macs write é as e plus an accent, which no search finds.
    .normalize("NFC")
    .replace(
      /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\uFDD0\uFEFF\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\u00AD]/g,
      "",
    )
    // Chinese and Japanese keyboards type Latin letters and digits as wide as their own.
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u3000]/g, (wide) => wide.normalize("NFKC"))
    .trim()
    // Excel's text marker, which `writeCsv` puts before what would be a formula.
    .replace(/^'(?=[=+\-@\d])/, "")
    .replace(/^="([^"]*)"$/, "$1")
    .replace(LINK, (_, target: string, label?: string) => label || target.replace(/^(mailto|tel):/i, ""))
    .replace(/^(?:'([^']+)'|“([^“”]+)”)$/, (_, single?: string, curly?: string) => single ?? curly ?? "")
    .replace(EXCEL_ERROR, "");

/** Programs that export from a web page write `Mei &amp; Jun`. Only what ends in a semicolon, so `AT&T` stays. */
const withoutEntities = (cell: string) =>
  ENTITY.test(cell) ? decodeHTMLStrict(cell).replaceAll("\u00a0", " ") : cell;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});/i;

/** A link saved as a formula: `=HYPERLINK("mailto:mei@example.com","Mei")`. */
const LINK = /^=HYPERLINK\(\s*"([^"]*)"\s*(?:[,;]\s*"([^"]*)"\s*)?\)$/i;
const EXCEL_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|ERROR!)$/i;

function filledWidth(row: readonly string[]): number {
  let width = row.length;
  while (width > 0 && row[width - 1]?.trim() === "") width--;
  return width;
}

const tooLong = (row: number, column: number) =>
  new AppError("bad_request", `Row ${row}, column ${column + 1}: this cell is too long for us to read`);
