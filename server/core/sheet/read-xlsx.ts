import { AppError } from "@/server/core/errors";
import { SHEET_LIMITS, tooManyColumns, tooManyRows } from "./limits";
import { storedZip } from "./stored-zip";
import { eachZipEntry } from "./unzip";

const MOST_PARTS = 2_000;

/** Returns the cells of the first sheet. Formulas are never run: only the values saved beside them are read. */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const parts = await safeParts(bytes);
  const { readSheet } = await import("read-excel-file/node");
  try {
    const rows = await readSheet(storedZip(parts), 1, { parseNumber: plainNumber });
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new AppError("bad_request", "This Excel file could not be read. Save it again as .xlsx, or as CSV");
  }
}

/**
 * Unpacks the file's texts under our limits. The library gets these packed anew, because it would unpack the original
 * without limits and by headers that may differ from those that were checked.
 */
async function safeParts(bytes: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>();
  await eachZipEntry(
    bytes,
    {
      maxBytes: SHEET_LIMITS.unpackedBytes,
      maxEntries: MOST_PARTS,
      wants: (name) => name.endsWith(".xml") || name.endsWith(".xml.rels"),
    },
    (name, content) => {
      if (name.includes("worksheets/")) refuseFarCells(content.toString("utf8"));
      parts.set(name, content);
    },
  );
  return parts;
}

/** One cell at XFD1048576 would make the library allocate every cell before it. */
function refuseFarCells(sheet: string): void {
  for (const [, reference = ""] of sheet.matchAll(/\sr\s*=\s*["']([^"']{0,40})["']/g)) {
    const [, letters = "", digits = ""] = /^([A-Z]*)(\d*)$/.exec(reference) ?? [];
    if (letters + digits !== reference)
      throw new AppError("bad_request", "This Excel file could not be read");
    if (Number(digits) > SHEET_LIMITS.rows + 1) throw tooManyRows();
    if (columnOf(letters) > SHEET_LIMITS.columns) throw tooManyColumns();
  }
}

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Excel saves 0.1 + 0.2 as 0.30000000000000004. */
const plainNumber = (saved: string) => Number(Number(saved).toPrecision(15));

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) {
    const [day = "", time = ""] = value.toISOString().split("T");
    return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
  }
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" || typeof value === "string" ? String(value) : "";
}
