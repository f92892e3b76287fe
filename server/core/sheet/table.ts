import type { SheetReading } from "@/contracts/sheet";
import type { Sheet } from "./read";

/** A sheet below its header. */
export type Table = {
  /** The row number of the header, from 1; 0 when the sheet has none. */
  headerRow: number;
  header: string[];
  rows: string[][];
  /** The row number of `rows[0]` in the file, from 1. */
  firstRow: number;
};

export type TableOptions = {
  headerRow?: number | undefined;
  /** True for a cell that names a column. The cells below it may help to identify it. */
  isKnown?: (cell: string, below: () => string[]) => boolean;
  /** Uses the first row as the header if none is recognised. */
  insist?: boolean;
};

/** How far down a header is searched for. */
const DEEPEST = 30;
/** How many cells below a header help to identify it; all of a long list would delay other requests. */
const BELOW = 200;

/**
 * Returns the sheet below its header: the given row, else the one of the first rows that names the most known columns.
 * Of two header rows, the lower one names the columns. If there is none, all rows are data and `headerRow` is 0, unless
 * `insist` uses the first non-blank row.
 */
export function tableOf({ rows }: Pick<Sheet, "rows">, options: TableOptions = {}): Table {
  const { isKnown = () => false, insist = true } = options;
  const first = rows.findIndex((row) => row.some(Boolean)) + 1;
  const asked = options.headerRow;
  const headerRow =
    asked !== undefined && asked <= rows.length ? asked : (findHeader(rows, isKnown) ?? (insist ? first : 0));
  const from = headerRow === 0 ? first - 1 : headerRow;
  return {
    headerRow,
    header: headerRow === 0 ? (rows[0] ?? []).map(() => "") : (rows[headerRow - 1] ?? []),
    rows: rows.slice(from),
    firstRow: from + 1,
  };
}

function findHeader(
  rows: readonly (readonly string[])[],
  isKnown: NonNullable<TableOptions["isKnown"]>,
): number | null {
  let best = { row: 0, known: 0 };
  for (const [at, row] of rows.slice(0, DEEPEST).entries()) {
    const filled = row.filter(Boolean);
    const below = (column: number) => () =>
      rows.slice(at + 1, at + 1 + BELOW).map((each) => each[column] ?? "");
    const names = row.filter((cell, column) => cell && isKnown(cell, below(column)));
    const known = new Set(names.map((cell) => cell.toLowerCase())).size;
    const isHeader = known >= 3 || (known > 0 && known * 3 >= filled.length);
    if (isHeader && known > best.known) best = { row: at + 1, known };
  }
  return best.row === 0 ? null : best.row;
}

/** How many columns suffice to recognise a header. */
const TOP_COLUMNS = 6;
const TOP_ROWS = 8;
/** How many doubtful cells are listed. */
const MOST_DOUBTFUL = 20;

/** Returns the description of how a sheet was read, for API responses. */
export function readingOf(sheet: Sheet, { headerRow }: Table, hiddenLeftOut: boolean): SheetReading {
  return {
    encoding: sheet.encoding,
    sheets: sheet.sheets,
    sheet: sheet.sheet,
    headerRow,
    top: sheet.rows
      .map((cells, at) => ({ row: at + 1, cells: cells.slice(0, TOP_COLUMNS) }))
      .filter(({ row, cells }) => row === headerRow || cells.some(Boolean))
      .slice(0, TOP_ROWS),
    doubtful: sheet.doubtful
      .slice(0, MOST_DOUBTFUL)
      .map(({ row, column }) => ({ row, text: (sheet.rows[row - 1]?.[column] ?? "").slice(0, 60) })),
    hiddenRows: sheet.hidden.length,
    hiddenLeftOut,
  };
}
