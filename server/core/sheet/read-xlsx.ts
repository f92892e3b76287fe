import { AppError } from "@/server/core/errors";
import { checkXml } from "./check-xml";
import { SHEET_LIMITS } from "./limits";
import { type SheetName, sheetToRead } from "./sheet-list";
import { slimSheet, type SlimSheet } from "./slim-xml";
import { storedZip } from "./stored-zip";
import { eachZipEntry } from "./unzip";
import { xmlAttribute } from "./xml-text";

const MOST_PARTS = 2_000;
const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

export type XlsxCells = Pick<SlimSheet, "hidden" | "merges"> & {
  cells: string[][];
  sheets: SheetName[];
  /** The index in `sheets` of the sheet that was read. */
  sheet: number;
};

/**
 * Returns the cells of one sheet: the given one, else the first visible one with more than one row. Formulas are never
 * executed; only their saved values are read.
 */
export async function readXlsx(bytes: Buffer, chosen?: number): Promise<XlsxCells> {
  const { parts, slim } = await safeParts(bytes);
  const listed = sheetsOf(parts);
  const sheet = sheetToRead(
    listed.map(({ isHidden, path }) => ({ isHidden, filled: slim.get(path)?.filled ?? 0 })),
    chosen,
  );
  const { readSheet } = await import("read-excel-file/node");
  try {
    const rows = await readSheet(storedZip(parts), sheet + 1, { parseNumber: plainNumber });
    const { hidden = [], merges = [] } = slim.get(listed[sheet]?.path ?? "") ?? {};
    return {
      cells: rows.map((row) => row.map(textOf)),
      sheets: listed.map(({ name, isHidden }) => ({ name, isHidden })),
      sheet,
      hidden,
      merges,
    };
  } catch {
    throw new AppError("bad_request", "This Excel file could not be read. Save it again as .xlsx, or as CSV");
  }
}

type ListedSheet = SheetName & { path: string };

/** Returns the sheets in the order of the file's tabs, by which the library counts them. */
function sheetsOf(parts: ReadonlyMap<string, Buffer>): ListedSheet[] {
  const workbook = parts.get(WORKBOOK)?.toString("utf8") ?? "";
  const relations = parts.get(RELATIONS)?.toString("utf8") ?? "";
  const targets = new Map(
    tagsOf(relations, "Relationship").map((tag) => [xmlAttribute(tag, "Id"), xmlAttribute(tag, "Target")]),
  );
  return tagsOf(workbook, "sheet").map((tag) => {
    const target = targets.get(xmlAttribute(tag, "id")) ?? "";
    return {
      name: xmlAttribute(tag, "name"),
      isHidden: /^(very)?hidden$/i.test(xmlAttribute(tag, "state")),
      path: target.startsWith("/") ? target.slice(1) : `xl/${target}`,
    };
  });
}

const tagsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^<>]*)>`, "g"))].map(([, tag = ""]) => tag);

/**
 * Unpacks the file's texts under our limits, and sheets without empty cells. The library gets these repacked, because
 * it would unpack the original without limits and by headers that may differ from the checked ones.
 */
async function safeParts(
  bytes: Buffer,
): Promise<{ parts: Map<string, Buffer>; slim: Map<string, SlimSheet> }> {
  const parts = new Map<string, Buffer>();
  const slim = new Map<string, SlimSheet>();
  await eachZipEntry(
    bytes,
    {
      maxBytes: SHEET_LIMITS.unpackedBytes,
      maxEntries: MOST_PARTS,
      wants: isRead,
    },
    (name, content) => {
      const xml = content.toString("utf8");
      // Any part may be a sheet: the file itself says which ones are.
      const sheet = name.endsWith(".xml") ? slimSheet(xml) : null;
      checkXml(sheet?.xml ?? xml);
      if (sheet) slim.set(name, { ...sheet, xml: "" });
      parts.set(name, sheet && sheet.xml.length < xml.length ? Buffer.from(sheet.xml) : content);
    },
  );
  return { parts, slim };
}

/** Other programs' data, such as a Power Query, can be long and doesn't affect cells. */
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
