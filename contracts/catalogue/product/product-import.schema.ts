import { array, boolean, type InferType, number, object, string } from "yup";
import { uuid, VERSION_MAX } from "@/contracts/fields.schema";
import { sheetChoice } from "@/contracts/sheet.schema";
import {
  FILLABLE_FIELDS,
  type FillableField,
  IMPORT_KEYS,
  IMPORT_LIMITS,
  type ImportField,
} from "./product-import";

const field = () => string<ImportField>().oneOf(IMPORT_KEYS);

/**
 * POST /vendor-product/import-excel: a form with `file`, and optionally a zip of `pictures`. Without a mapping, columns
 * are recognised by their titles.
 */
export const importBody = object({
  /** Checks the file without importing anything. */
  preview: boolean().typeError("preview must be true or false").default(false),
  ...sheetChoice,
  mapping: array(
    object({ field: field().required(), column: number().integer().min(0).max(199).required() }),
  ).max(IMPORT_KEYS.length),
  /** One value for every row that has none in this field. */
  fill: array(
    object({
      field: string<FillableField>().oneOf(FILLABLE_FIELDS).required(),
      value: string().trim().max(120).defined(),
    }),
  )
    .max(FILLABLE_FIELDS.length)
    .default([]),
  /** The product type or category that a word in the file stands for; an empty word for rows without one. */
  types: array(object({ written: string().max(200).defined(), place: uuid().required() }))
    .max(IMPORT_LIMITS.types)
    .default([]),
  /** False refuses rows whose SKU the vendor already has, instead of updating those products. */
  updateExisting: boolean().typeError("updateExisting must be true or false").default(true),
  /** Cells that were corrected on screen. */
  corrections: array(
    object({
      row: number().integer().min(1).max(VERSION_MAX).required(),
      field: field().required(),
      value: string().max(20_000).defined(),
    }),
  )
    .max(IMPORT_LIMITS.corrections, "Correct the rest in the file: this is more than we can take at once")
    .default([]),
});
export type ImportBody = InferType<typeof importBody>;

export const exportQuery = object({ format: string().oneOf(["xlsx", "csv"]).default("xlsx") });
export type ExportQuery = InferType<typeof exportQuery>;
