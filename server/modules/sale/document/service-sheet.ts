import type { Sheet, SheetFigure, SheetRow } from "./draw/sheet";

export type { Sheet, SheetFigure, SheetRow };

/** Draws a working document with red lines as tagged PDF, in any script. */
export async function drawSheet(sheet: Sheet, at: Date): Promise<Buffer> {
  // Loaded at the first document, because the library is large.
  const { drawSheetPages } = await import("./draw/sheet");
  return drawSheetPages(sheet, at);
}
