import { stringify } from "csv-stringify/sync";

type Rows = readonly (readonly string[])[];

/** Spreadsheet programs execute a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Returns a CSV file that Excel opens as UTF-8 and in which nothing is executed as a formula. */
export function writeCsv(header: readonly string[], rows: Rows): Buffer {
  const safe = [header, ...rows].map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell)));
  return Buffer.from(`\uFEFF${stringify(safe, { record_delimiter: "windows" })}`, "utf8");
}

/** Returns an .xlsx file with one sheet. Every cell is text, so nothing in it can be executed as a formula. */
export async function writeXlsx(header: readonly string[], rows: Rows): Promise<Buffer> {
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const cell = (value: string) => ({ value, type: String });
  const data = [
    header.map((title) => ({ ...cell(title), fontWeight: "bold" as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  return Buffer.from(await (await writeXlsxFile(data)).toBuffer());
}

/** A negative number isn't a formula, and escaping would lose its sign for readers. */
const isFormula = (cell: string) => FORMULA.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);
