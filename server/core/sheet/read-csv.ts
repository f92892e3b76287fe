import { parse } from "csv-parse/sync";
import { AppError } from "@/server/core/errors";
import { SHEET_LIMITS } from "./limits";

const DELIMITERS = [",", ";", "\t"];

/** Returns the cells of a CSV file, whatever its encoding and delimiter, as Excel writes it in any country. */
export function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes);
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: SHEET_LIMITS.unpackedBytes,
      // Header, and one more than allowed, so that the caller sees that there are too many.
      to: SHEET_LIMITS.rows + 2,
    });
  } catch {
    throw new AppError(
      "bad_request",
      "This CSV file could not be read. Check its quotation marks, or save it as .xlsx",
    );
  }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Excel on Windows saves "CSV" in this one.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The most frequent one in the header. */
function delimiterOf(text: string): string {
  const [header = ""] = text.trimStart().split(/\r?\n/, 1);
  const bare = header.replace(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((each) => bare.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}
