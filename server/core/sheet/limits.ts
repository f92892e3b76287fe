import { AppError } from "@/server/core/errors";

export const SHEET_LIMITS = {
  rows: 10_000,
  columns: 200,
  /** The total over all rows. */
  cells: 500_000,
  unpackedBytes: 20 * 1024 * 1024,
  cellCharacters: 20_000,
} as const;

/** How many rows may come before the first guest or product: a title, a date, the header. */
export const MOST_ABOVE = 30;

export const tooManyRows = () =>
  new AppError(
    "bad_request",
    `This file has more than ${SHEET_LIMITS.rows.toLocaleString("en-US")} rows. Split it into smaller files`,
  );

export const tooManyColumns = () =>
  new AppError(
    "bad_request",
    `This file has more than ${SHEET_LIMITS.columns} columns. Remove the ones you don't need`,
  );

export const tooManyCells = () =>
  new AppError(
    "bad_request",
    "This file has more cells than we can read at once. Split it into smaller files, or remove the columns you don't need",
  );
