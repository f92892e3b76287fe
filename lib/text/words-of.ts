/** Splits text at commas into trimmed words without duplicates. */
export function wordsOf(text: string): string[] {
  const words = text.split(",").map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}
