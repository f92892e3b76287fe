import { boolean, number, string } from "yup";
import { ENCODINGS, type Encoding } from "./sheet";

/** The fields of an import form that correct how the sheet was read. */
export const sheetChoice = {
  encoding: string<Encoding>().oneOf(ENCODINGS, "encoding must be one of those offered").optional(),
  sheet: number().typeError("sheet must be a number").integer().min(0).max(999).optional(),
  headerRow: number().typeError("headerRow must be a row's number").integer().min(0).max(10_000).optional(),
  /** Skips the rows that are hidden by a filter in the file. */
  leaveOutHidden: boolean().typeError("leaveOutHidden must be true or false").default(false),
};
