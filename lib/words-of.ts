/** Returns what was typed between commas, each once and without the spaces around it. */
export function wordsOf(text: string): string[] {
  const words = text.split(",").map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}
