import { writeCsv, writeXlsx } from "./write";

export type SheetFormat = "csv" | "xlsx";

const TYPES: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Returns rows as a download. Nothing in it is executed as a formula, because people choose their names. */
export async function sheetFile(
  name: string,
  format: SheetFormat,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Response> {
  const bytes = format === "csv" ? writeCsv(header, rows) : await writeXlsx(header, rows);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${name}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
