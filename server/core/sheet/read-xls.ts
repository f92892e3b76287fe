import type { WorkBook } from "@e965/xlsx";
import { AppError } from "@/server/core/errors";
import { MOST_ABOVE, SHEET_LIMITS, tooManyColumns, tooManyRows } from "./limits";
import { sheetToRead } from "./sheet-list";
import type { XlsxCells } from "./read-xlsx";

const PASSWORD = "This Excel file is protected with a password. Save it without one and choose it again";

/** Recognises files of other programs in the old Excel container format by the names of their streams. */
const STREAMS: readonly [RegExp, string][] = [
  [/^(EncryptedPackage|EncryptionInfo)$/i, PASSWORD],
  [
    /^WordDocument$/i,
    "This is a Word document. Copy its table into Excel and save it as .xlsx, or paste the rows",
  ],
  [
    /^PowerPoint Document$/i,
    "This is a presentation. Copy its table into Excel and save it as .xlsx, or paste the rows",
  ],
  [/^__properties/i, "This is an email. Save the sheet that is attached to it and choose that"],
];

/**
 * Returns the cells of one sheet of an Excel file of 1993 to 2003 (.xls), or of Excel's 2003 XML: the given one, else
 * the first visible one with more than one row. Formulas are never executed. Throws `bad_request` for a file with a
 * password, and for other uses of the same container.
 */
export async function readXls(bytes: Buffer, chosen?: number): Promise<XlsxCells> {
  const { CFB, read, set_cptable, SSF, utils } = await import("@e965/xlsx");
  // Excel 95 used each country's own encoding.
  set_cptable(await import("@e965/xlsx/dist/cpexcel.full.mjs"));
  if (isContainer(bytes)) refuseOthers(streamsOf(bytes, CFB));
  let book: WorkBook;
  try {
    book = read(bytes, {
      type: "buffer",
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      UTC: true,
    });
  } catch (error) {
    throw /password/i.test(String(error)) ? new AppError("bad_request", PASSWORD) : unreadable();
  }
  const is1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const listed = book.SheetNames.map((name, at) => {
    const cells = Object.entries(book.Sheets[name] ?? {}).filter(([at]) => !at.startsWith("!"));
    const filled = cells.filter(([, { v }]) => v !== undefined && v !== "");
    return {
      name,
      isHidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden),
      cells: filled,
      filled: new Set(filled.map(([at]) => at.replace(/^[A-Z]+/, ""))).size,
    };
  });
  const sheet = sheetToRead(listed, chosen);
  const own = book.Sheets[book.SheetNames[sheet] ?? ""];
  const cells: string[][] = [];
  for (const [reference, cell] of listed[sheet]?.cells ?? []) {
    const { r, c } = utils.decode_cell(reference);
    if (r >= SHEET_LIMITS.rows + MOST_ABOVE) throw tooManyRows();
    if (c >= SHEET_LIMITS.columns) throw tooManyColumns();
    while (cells.length <= r) cells.push([]);
    const row = cells[r] ?? [];
    while (row.length <= c) row.push("");
    row[c] = textOf(cell as Saved, SSF as Dates, is1904);
  }
  return {
    cells,
    sheets: listed.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet,
    hidden: (own?.["!rows"] ?? []).flatMap((row, at) =>
      row?.hidden && cells[at]?.some(Boolean) ? [at + 1] : [],
    ),
    merges: (own?.["!merges"] ?? [])
      .filter(({ s, e }) => e.r > s.r)
      .map(({ s, e }) => ({ column: s.c + 1, from: s.r + 1, to: e.r + 1 })),
  };
}

const isContainer = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from("d0cf11e0", "hex"));

type Container = { FileIndex: { name: string }[] };

function streamsOf(bytes: Buffer, container: { read(bytes: Buffer, options: object): Container }): string[] {
  try {
    return container.read(bytes, { type: "buffer" }).FileIndex.map(({ name }) => name);
  } catch {
    throw unreadable();
  }
}

function refuseOthers(streams: readonly string[]): void {
  const found = STREAMS.find(([stream]) => streams.some((name) => stream.test(name)));
  if (found) throw new AppError("bad_request", found[1]);
}

/** A cell from the library: its value, type and number format. */
type Saved = { v?: unknown; t: string; z?: string | number };
type Dates = {
  is_date(format: string | number): boolean;
  parse_date_code(value: number, options: { date1904: boolean }): DateParts | null;
};
type DateParts = { y: number; m: number; d: number; H: number; M: number };

function textOf({ v: value, t: type, z: format = "" }: Saved, dates: Dates, date1904: boolean): string {
  if (type === "e" || value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "number") return typeof value === "string" ? value : "";
  const parts = dates.is_date(format) ? dates.parse_date_code(value, { date1904 }) : null;
  if (!parts || parts.y < 1901) return String(Number(value.toPrecision(15)));
  const day = [String(parts.y), two(parts.m), two(parts.d)].join("-");
  return parts.H || parts.M ? `${day} ${two(parts.H)}:${two(parts.M)}` : day;
}

const two = (part: number) => String(part).padStart(2, "0");

const unreadable = () =>
  new AppError("bad_request", "This Excel file could not be read. Save it again as .xlsx, or as CSV");
