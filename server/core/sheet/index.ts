import { askFileReader } from "../file-reader/ask";
import { ReadingLimitError } from "../file-reader/process";
import { AppError } from "../errors";
import type { Sheet, SheetChoice, sheetReader } from "./read";

export { SHEET_LIMITS } from "./limits";
export { writeCsv, writeXlsx } from "./write";
export type { Sheet, SheetChoice } from "./read";
export { readingOf, type Table, tableOf } from "./table";

const ask = askFileReader<typeof sheetReader>("sheet", 20_000);

/**
 * Reads an uploaded Excel, OpenDocument, CSV or vCard file, in a separate process, into trimmed texts: dates as
 * `YYYY-MM-DD`, formulas as their saved value. `choice` has a person's choices in place of our guesses. Throws
 * `bad_request` with a readable message when the file is of another kind, damaged, empty or beyond `SHEET_LIMITS`, and
 * `too_large` when it takes too much time or memory; both name the field of the file.
 */
export async function readSheet(
  bytes: Buffer,
  name: string,
  field = "file",
  choice: SheetChoice = {},
): Promise<Sheet> {
  const rows: string[][] = [];
  try {
    const read = await ask(bytes, { name, choice }, (part) => void rows.push(...part));
    return { ...read, rows };
  } catch (thrown) {
    const error = thrown instanceof ReadingLimitError ? tooMuch() : thrown;
    if (!(error instanceof AppError) || error.code === "unavailable") throw error;
    throw new AppError(error.code, error.message, [{ field, message: error.message }]);
  }
}

const tooMuch = () =>
  new AppError(
    "too_large",
    "This file takes more time or memory than we can give it. Save it again as CSV, or split it into smaller ones",
  );
