import type { GuestImportField } from "@/contracts/planning/guest/guest-import";
import type { GuestImportBody } from "@/contracts/planning/guest/guest-import.schema";
import { type Sheet, type Table, tableOf } from "@/server/core/sheet";
import { fieldsByContent, fieldsByHeader, isColumnName, isHeader, namesPeople } from "./columns";
import { unrollGrid } from "./grid";
import { withWholeNames } from "./mend";

/**
 * Returns a sheet's list of guests below its header. Converts a grid of names to a list, unless a header was chosen.
 */
export function listOf(
  read: Sheet,
  { headerRow }: Pick<GuestImportBody, "headerRow">,
): { sheet: Sheet; table: Table; headerRow: number } {
  const table = tableOf(read, { headerRow, isKnown: isHeader, insist: false });
  const plain = { sheet: read, table: withWholeNames(table), headerRow: table.headerRow };
  if (headerRow !== undefined) return plain;
  const merged = cellsBelowMerges(read);
  const grid = unrollGrid(
    read.rows.map((cells, at) => cells.map((cell, column) => (merged.has(at + 1, column) ? "" : cell))),
    { headerRow: table.headerRow, cells: table.header, namesPeople: namesPeople(table.header) },
  );
  if (!grid) return plain;
  const rowsIn = (numbers: readonly number[]) => {
    const wanted = new Set(numbers);
    return grid.from.flatMap((from, at) => (at > 0 && wanted.has(from) ? [at + 1] : []));
  };
  const sheet = { ...read, rows: grid.rows, merges: [], hidden: rowsIn(read.hidden), doubtful: [] };
  return { sheet, table: tableOf(sheet, { headerRow: 1 }), headerRow: grid.headerRow };
}

/** Returns the cells that carry the value of the merged cell above. */
export function cellsBelowMerges({ merges }: Sheet): CellSet {
  const merged = new CellSet();
  for (const { column, from, to } of merges) {
    for (let row = from + 1; row <= to; row++) merged.add(row, column - 1);
  }
  return merged;
}

/** Returns the field of each column: as chosen, else by its header or content. */
export function fieldsOf(
  { headerRow, header, rows }: Table,
  mapping: GuestImportBody["mapping"],
): (GuestImportField | null)[] {
  if (mapping?.length) return header.map((_, at): GuestImportField | null => mapping[at] || null);
  return headerRow > 0 ? fieldsByHeader(header, rows) : fieldsByContent(rows, header.length);
}

/** Lists in two languages name their columns twice, and form tools add a line on each question's kind. */
function isSecondHeader(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  if (filled.length > 0 && filled.every((cell) => OF_FORMS.test(cell))) return true;
  return filled.length > 1 && filled.every(isColumnName);
}

/** As SurveyMonkey and Qualtrics write below their questions. */
const OF_FORMS = /^(?:open-ended response|response|other \(please specify\)|\{"ImportId":.*\})$/i;

export type NumberedRow = { row: number; cells: string[] };

/** Returns the rows below the header with their numbers in the sheet, without repeated headers. */
export function rowsOf({ hidden }: Sheet, table: Table, leaveOutHidden: boolean): NumberedRow[] {
  const { header, headerRow, rows, firstRow } = table;
  const leftOut = new Set(leaveOutHidden ? hidden : []);
  // Lists of several pages repeat their header.
  const isRepeated = (cells: string[]) =>
    headerRow > 0 && (cells.every((cell, at) => cell === header[at]) || isSecondHeader(cells));
  return rows
    .map((cells, at) => ({ row: firstRow + at, cells }))
    .filter(({ row, cells }) => !leftOut.has(row) && !isRepeated(cells));
}

/** Cells by row and column. */
export class CellSet {
  readonly #rows = new Map<number, Set<number>>();

  add(row: number, column: number): void {
    this.#rows.set(row, (this.#rows.get(row) ?? new Set<number>()).add(column));
  }

  has(row: number, column: number): boolean {
    return this.#rows.get(row)?.has(column) ?? false;
  }
}
