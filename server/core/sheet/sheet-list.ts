/** A sheet to choose from a file. */
export type SheetName = { name: string; isHidden: boolean };

/**
 * Returns the index of the sheet to read: the chosen one, else the first visible one with more than one row. Lists of
 * choices are often on a separate sheet, hidden and in front.
 */
export function sheetToRead(
  sheets: readonly { isHidden: boolean; filled: number }[],
  chosen: number | undefined,
): number {
  if (chosen !== undefined && sheets[chosen]) return chosen;
  const visible = sheets.flatMap(({ isHidden, filled }, at) => (isHidden ? [] : [{ at, filled }]));
  const likeliest =
    visible.find(({ filled }) => filled > 1) ?? visible.find(({ filled }) => filled > 0) ?? visible[0];
  return likeliest?.at ?? 0;
}
