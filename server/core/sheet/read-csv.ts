import { parse } from "csv-parse/sync";
import type { Encoding } from "@/contracts/sheet";
import { AppError } from "@/server/core/errors";
import { decodeFields, guessEncoding } from "./encoding";
import { MOST_ABOVE, SHEET_LIMITS } from "./limits";

const DELIMITERS = [",", ";", "\t", "|"];

/** Excel's own hint of the delimiter, on its own line. */
const HINT = /^"?sep=(.)"?[ \t]*(?=\n|$)/i;

export type CsvCells = { cells: string[][]; encoding: Encoding };

/**
 * Returns the cells of a CSV file, whatever its delimiter, and the encoding used: the given one, else a guess. A line
 * `sep=;` becomes a blank row, so that row numbers stay the same.
 */
export function readCsv(bytes: Buffer, encoding = guessEncoding(bytes)): CsvCells {
  const text = decodeFields(bytes, encoding)
    .replace(/^\uFEFF+/, "")
    .replace(/\r\n?/g, "\n");
  const hint = HINT.exec(text);
  const body = hint ? text.slice(hint[0].length) : text;
  const delimiter = hint?.[1] ?? delimiterOf(body);
  const cells = cellsOf(body, delimiter, true) ?? cellsOf(body, delimiter, false);
  if (cells) return { cells, encoding };
  throw new AppError(
    "bad_request",
    "This CSV file could not be read. Check its quotation marks, or save it as .xlsx",
  );
}

/** Without `hasQuotes`, quotation marks are ordinary characters: for a file in which one is never closed. */
function cellsOf(body: string, delimiter: string, hasQuotes: boolean): string[][] | null {
  try {
    return parse(body, {
      delimiter,
      quote: hasQuotes ? '"' : null,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: SHEET_LIMITS.unpackedBytes,
      // One more than allowed, so that the caller can detect too many.
      to: SHEET_LIMITS.rows + MOST_ABOVE + 1,
    });
  } catch {
    return null;
  }
}

/**
 * Returns the delimiter that most of the first lines have, equally often: a title above the header has none, and commas
 * in notes vary.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const scores = DELIMITERS.map((each) => {
    const counts = lines.map((line) => line.split(each).length - 1).sort((a, b) => a - b);
    const middle = counts[Math.floor(counts.length / 2)] ?? 0;
    const share = (test: (count: number) => boolean) => counts.filter(test).length / lines.length;
    const isEven = middle > 0 ? share((count) => count === middle) : 0;
    return share((count) => count > 0) + 2 * isEven + Math.min(middle, 9) / 100;
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ",";
}
