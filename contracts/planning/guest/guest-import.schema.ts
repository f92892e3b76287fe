import { array, boolean, type InferType, number, object, string } from "yup";
import { sheetChoice } from "@/contracts/sheet.schema";
import { uuid, VERSION_MAX } from "@/contracts/fields.schema";
import { guestFilter } from "./guest.schema";
import {
  IMPORT_FIELDS,
  type GuestImportField,
  MAX_PASTED,
  MAX_PREVIEW_ROWS,
  MAX_ROW_HEADS,
} from "./guest-import";
import { MAX_EVENTS } from "../wedding/wedding";

const fromText = (value: unknown, given: unknown): unknown =>
  typeof given === "string" ? (given === "" ? [] : given.split(",")) : value;

/**
 * POST /user/guest/import: a `file`, or `text` pasted from a sheet. `mapping` names the field of each column, "" to
 * skip it; without it, columns are guessed. Nothing is written without `commit`.
 */
export const guestImportBody = object({
  text: string().max(MAX_PASTED, "This is too much to paste. Save it as a file and choose that.").default(""),
  mapping: array(
    string<GuestImportField | "">()
      .oneOf(["", ...IMPORT_FIELDS])
      .defined(),
  )
    .transform(fromText)
    .max(200),
  ...sheetChoice,
  /** How many people a row stands for, where it was changed in the preview. */
  heads: array(
    object({
      row: number().integer().min(1).max(VERSION_MAX).required(),
      heads: number()
        .integer()
        .min(1)
        .max(MAX_ROW_HEADS, `A row stands for at most ${MAX_ROW_HEADS} people`)
        .required(),
    }),
  )
    .max(MAX_PREVIEW_ROWS)
    .default([]),
  eventIds: array(uuid().required()).transform(fromText).max(MAX_EVENTS).default([]),
  /** Skips rows with the name of a guest who is already on the list. */
  skipKnown: boolean().default(true),
  commit: boolean().default(false),
});
export type GuestImportBody = InferType<typeof guestImportBody>;

const format = () =>
  string<"csv" | "xlsx">().oneOf(["csv", "xlsx"], "format must be csv or xlsx").default("xlsx");
export const guestTemplateQuery = object({ format: format() });
export const guestExportQuery = guestFilter.shape({ format: format() });
export type GuestExportQuery = InferType<typeof guestExportQuery>;
