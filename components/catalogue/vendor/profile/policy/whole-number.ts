/** Returns the whole number in a typed text, at most `most`; 0 for none. */
export function wholeNumber(typed: string, most: number): number {
  return Math.min(most, Number(typed.replace(/\D/g, "").slice(0, 4)));
}
