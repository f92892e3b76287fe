import { AppError } from "@/server/core/errors";
import { checkXml } from "./check-xml";
import { SHEET_LIMITS } from "./limits";
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
      wants: isRead,
    },
    (name, content) => {
      // All of them, as the file itself says which part is its sheet.
      checkXml(content.toString("utf8"));
      parts.set(name, content);
    },
  );
  return parts;
}

/** Other programs' data, such as a query of Power Query, can be long and says nothing about cells. */
const isRead = (name: string) =>
  !name.startsWith("customXml/") && (name.endsWith(".xml") || name.endsWith(".xml.rels"));

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
