import { AppError } from "@/server/core/errors";

export const SHEET_LIMITS = {
  rows: 10_000,
  columns: 200,
  unpackedBytes: 20 * 1024 * 1024,
  cellCharacters: 20_000,
} as const;

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
