import { AppError } from "@/server/core/errors";
import { SHEET_LIMITS, tooManyCells, tooManyColumns, tooManyRows } from "./limits";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";

export type Sheet = {
  header: string[];
  /** Each as long as the header. A blank row in between is kept, all empty, so that row numbers stay the file's. */
  rows: string[][];
  /** The number of `rows[0]` in the file, as Excel counts. */
  firstRow: number;
};

/** Cells of one part. The server needs a millisecond or two for so many. */
const CELLS_OF_PART = 5_000;

/** `parseSheet` as the file reader runs it: its rows are sent in parts. */
export async function sheetReader(
  bytes: Buffer,
  { name }: { name: string },
  send: (rows: string[][]) => Promise<void>,
): Promise<Omit<Sheet, "rows">> {
  const { header, rows, firstRow } = await parseSheet(bytes, name);
  const step = Math.max(1, Math.floor(CELLS_OF_PART / header.length));
  for (let at = 0; at < rows.length; at += step) await send(rows.slice(at, at + step));
  return { header, firstRow };
}

/**
 * Reads an uploaded .xlsx (its first sheet) or CSV file into trimmed texts: dates as `YYYY-MM-DD`, formulas as the value
 * saved beside them. Throws `bad_request` with a message for people when it is neither, damaged, empty or beyond
 * `SHEET_LIMITS`. Only for the file reader: a sheet may take long, or end the process.
 */
export async function parseSheet(bytes: Buffer, name: string): Promise<Sheet> {
  const cells = await cellsOf(bytes, name.toLowerCase());
  const headerAt = cells.findIndex((row) => row.some((cell) => cell.trim() !== ""));
  const header = withoutTail((cells[headerAt] ?? []).map((cell) => clean(cell)));
  if (header.length === 0) throw new AppError("bad_request", "This file is empty");
  if (header.length > SHEET_LIMITS.columns) throw tooManyColumns();
  const body = cells.slice(headerAt + 1);
  while (body.at(-1)?.every((cell) => cell.trim() === "")) body.pop();
  if (body.length > SHEET_LIMITS.rows) throw tooManyRows();
  if (body.reduce((sum, row) => sum + row.length, 0) > SHEET_LIMITS.cells) throw tooManyCells();
  const firstRow = headerAt + 2;
  const rows = body.map((row, at) =>
    header.map((title, column) => {
      const cell = row[column] ?? "";
      if (cell.length > SHEET_LIMITS.cellCharacters)
        throw tooLong(firstRow + at, title || `column ${column + 1}`);
      return clean(cell);
    }),
  );
  return { header, rows, firstRow };
}

async function cellsOf(bytes: Buffer, name: string): Promise<string[][]> {
  if (bytes.length > SHEET_LIMITS.unpackedBytes)
    throw new AppError("too_large", "This file is larger than 20 MB");
  if (bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"))) return readXlsx(bytes);
  const isOldExcel = bytes.subarray(0, 4).equals(Buffer.from("d0cf11e0", "hex"));
  const isBinary = bytes.subarray(0, 4_096).includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe;
  if (isOldExcel)
    throw new AppError(
      "bad_request",
      "This is an old or protected Excel file. Save it as .xlsx without a password",
    );
  if (isBinary || !/\.(csv|tsv|txt)$/.test(name)) {
    throw new AppError("bad_request", "Choose an Excel file (.xlsx) or a CSV file");
  }
  return readCsv(bytes);
}

/** PostgreSQL's text cannot hold NUL, and no name needs the other control characters. */
const clean = (cell: string) =>
  cell
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, "")
    .trim()
    // Excel's mark of a text, which `writeCsv` puts before what would be a formula.
    .replace(/^'(?=[=+\-@])/, "");

function withoutTail(cells: string[]): string[] {
  while (cells.length > 0 && cells.at(-1) === "") cells.pop();
  return cells;
}

const tooLong = (row: number, column: string) =>
  new AppError("bad_request", `Row ${row}, “${column}”: this cell is too long for us to read`);
