import { decode, guessEncoding } from "./encoding";
import { SHEET_LIMITS } from "./limits";
import { zipNames } from "./unzip";

export const isZip = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04", "latin1"));

/** What programs save in zip archives that isn't an Excel file, by a name within. */
const IN_ZIP: readonly [RegExp, string][] = [
  [/^xl\/workbook\.bin$/, "This is a binary Excel file (.xlsb). Save it as .xlsx"],
  [/^word\//, "This is a Word document. Copy its table into Excel and save it as .xlsx, or paste the rows"],
  [/^ppt\//, "This is a presentation. Copy its table into Excel and save it as .xlsx, or paste the rows"],
  [/^content\.xml$/, "This is an OpenDocument file (.ods). Save it as .xlsx, or as CSV"],
  [/^Index(\.zip$|\/)/, "This is a Numbers file. In Numbers, choose File, Export To, Excel or CSV"],
];

/** The same for files that begin with these bytes. */
const BY_START: readonly [RegExp, string][] = [
  [/^%PDF-/, "This is a PDF. Choose the Excel or CSV file that it was made from"],
  [/^\{\\rtf/, "This is a text document. Copy its table into Excel and save it as .xlsx, or paste the rows"],
  [/^\s*BEGIN:VCALENDAR/i, "This is a calendar. Choose an Excel file (.xlsx), a CSV file or contacts (.vcf)"],
  [
    /^\s*<\?xml[^>]*>\s*<\?mso-application|^\s*<\?xml[^>]*>\s*<(\w+:)?Workbook\b/i,
    "This is an Excel file of 2003 (XML). Save it as .xlsx",
  ],
  [
    /^\s*<(!doctype|html|head|body|table|meta|style|div|\?xml)\b/i,
    "This is a web page, not a sheet. Open it in Excel and save it as .xlsx",
  ],
  [/^\s*[[{]\s*["[{]/, "This is a file of JSON data. Choose an Excel file (.xlsx) or a CSV file"],
  [
    /^(\xff\xd8\xff|\x89PNG|GIF8)/,
    "This is a picture. Choose an Excel file (.xlsx), a CSV file or contacts (.vcf)",
  ],
  [/^\x09\x08|^\x09\x04/, "This is an old Excel file. Save it as .xlsx"],
];

const OLD_EXCEL = "This is an old or protected Excel file. Save it as .xlsx without a password";

/** Returns what to say of a file that is no Excel file, text or contacts, whatever its name says; null for others. */
export async function otherKind(bytes: Buffer): Promise<string | null> {
  if (isZip(bytes)) return inZip(bytes);
  if (bytes.subarray(0, 4).equals(Buffer.from("d0cf11e0", "hex"))) return OLD_EXCEL;
  const raw = bytes.subarray(0, 200);
  const starts = [raw.toString("latin1"), decode(raw, guessEncoding(raw))];
  return BY_START.find(([start]) => starts.some((text) => start.test(text)))?.[1] ?? null;
}

async function inZip(bytes: Buffer): Promise<string | null> {
  const names = await zipNames(bytes, {
    maxBytes: SHEET_LIMITS.unpackedBytes,
    maxEntries: 2_000,
    wants: (name) => name !== "" && !name.endsWith("/"),
  }).catch(() => null);
  // Damaged files and those that are too large are reported when they are read.
  if (!names || names.includes("xl/workbook.xml")) return null;
  const known = IN_ZIP.find(([name]) => names.some((each) => name.test(each)))?.[1];
  if (known) return known;
  return names.some((name) => name.startsWith("xl/"))
    ? null
    : "This is a zip file. Unpack it and choose the sheet in it";
}
