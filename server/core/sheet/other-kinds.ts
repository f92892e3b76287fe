import { fileTypeFromBuffer } from "file-type/core";
import { decode, guessEncoding } from "./encoding";
import { SHEET_LIMITS } from "./limits";
import { zipNames } from "./unzip";

export const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));

/** Other kinds of files saved as zip archives, by the name of an entry. */
const IN_ZIP: readonly [RegExp, string][] = [
  [/^xl\/workbook\.bin$/, "This is a binary Excel file (.xlsb). Save it as .xlsx"],
  [/^word\//, "This is a Word document. Copy its table into Excel and save it as .xlsx, or paste the rows"],
  [/^ppt\//, "This is a presentation. Copy its table into Excel and save it as .xlsx, or paste the rows"],
  [/^Index(\.zip$|\/)/, "This is a Numbers file. In Numbers, choose File, Export To, Excel or CSV"],
];

/** The message that asks for an accepted kind instead. */
export const CHOOSE = "Choose an Excel file (.xlsx or .xls), OpenDocument (.ods), CSV or contacts (.vcf)";

/** The same for files that begin with these bytes. */
const BY_START: readonly [RegExp, string][] = [
  [/^%PDF-/, "This is a PDF. Choose the Excel or CSV file that it was made from"],
  [/^\{\\rtf/, "This is a text document. Copy its table into Excel and save it as .xlsx, or paste the rows"],
  [/^\s*BEGIN:VCALENDAR/i, `This is a calendar. ${CHOOSE}`],
  [
    /^\s*<(!doctype|html|head|body|table|meta|style|div|\?xml)\b/i,
    "This is a web page, not a sheet. Open it in Excel and save it as .xlsx",
  ],
  [
    /^\x09[\x00\x02\x04\x08][\x04\x06\x08\x10]\x00/,
    "This is an Excel file from before 1993. Save it as .xlsx",
  ],
  [/^MIME-Version:/i, "This is a saved web page, not a sheet. Open it in Excel and save it as .xlsx"],
  [/^\s*[[{]\s*["[{]/, `This is a file of JSON data. ${CHOOSE}`],
  [/^(\xff\xd8\xff|\x89PNG|GIF8)/, `This is a picture. ${CHOOSE}`],
];

/** Returns the message for a file that isn't an Excel file, text or contacts, whatever its name; null for others. */
export async function otherKind(bytes: Buffer): Promise<string | null> {
  if (isZip(bytes)) return inZip(bytes);
  if (isXls(bytes) || isFods(bytes)) return null;
  const raw = bytes.subarray(0, 200);
  const starts = [raw.toString("latin1"), decode(raw, guessEncoding(raw))];
  const known = BY_START.find(([start]) => starts.some((text) => start.test(text)))?.[1];
  return known ?? binaryKind(bytes);
}

/**
 * Names what has a signature and zeroes or other bytes that no text begins with: archives, programs, databases, music.
 */
async function binaryKind(bytes: Buffer): Promise<string | null> {
  // The mark of UTF-16 begins music, too.
  if (/^(?:fffe|feff)/.test(bytes.subarray(0, 2).toString("hex"))) return null;
  if (!/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(bytes.subarray(0, 200).toString("latin1"))) return null;
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found) return null;
  return found.mime.startsWith("image/")
    ? `This is a picture. ${CHOOSE}`
    : `This is a .${found.ext} file. ${ARCHIVES.has(found.ext) ? "Unpack it and choose the sheet in it" : CHOOSE}`;
}

const ARCHIVES: ReadonlySet<string> = new Set(["rar", "7z", "gz", "tar", "bz2", "xz", "zst", "lz"]);

/** True for a zip archive that is an OpenDocument file. */
export async function isOds(bytes: Buffer): Promise<boolean> {
  const names = await zipNames(bytes, {
    maxBytes: SHEET_LIMITS.unpackedBytes,
    maxEntries: 2_000,
    wants: isOfOds,
  }).catch(() => []);
  return names.length > 0;
}

/** With a password, the whole document is a single part. */
const isOfOds = (name: string) => name === "content.xml" || name === "encrypted-package";

/** True for an Excel file of 1993 to 2003, or Excel's 2003 XML format. */
export const isXls = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from("d0cf11e0", "hex")) ||
  /^\s*<\?xml[^>]*>\s*(?:<\?mso-application|<(?:\w+:)?Workbook\b)/i.test(headOf(bytes));

/** True for an OpenDocument sheet saved as plain XML (.fods). */
export const isFods = (bytes: Buffer): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?<office:document\b/.test(headOf(bytes));

const headOf = (bytes: Buffer) =>
  bytes
    .subarray(0, 400)
    .toString("utf8")
    .replace(/^\uFEFF/, "");

async function inZip(bytes: Buffer): Promise<string | null> {
  const names = await zipNames(bytes, {
    maxBytes: SHEET_LIMITS.unpackedBytes,
    maxEntries: 2_000,
    wants: (name) => name !== "" && !name.endsWith("/"),
  }).catch(() => null);
  // Damaged files and files that are too large are reported when they are read.
  if (!names || names.includes("xl/workbook.xml") || names.some(isOfOds)) return null;
  const known = IN_ZIP.find(([name]) => names.some((each) => name.test(each)))?.[1];
  if (known) return known;
  return names.some((name) => name.startsWith("xl/"))
    ? null
    : "This is a zip file. Unpack it and choose the sheet in it";
}
