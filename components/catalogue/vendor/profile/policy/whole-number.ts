/** Returns the whole number in a typed text, limited to `most`; 0 when there is none. */
export function wholeNumber(typed: string, most: number): number {
  return Math.min(most, Number(typed.replace(/\D/g, "").slice(0, 4)));
}
