const NUMBER_WORDS: readonly string[] =
  "one two three four five six seven eight nine ten eleven twelve".split(" ");

const numbers = new Set(NUMBER_WORDS);
const MEASURES = new Set(
  "tier table pax guest people person course hour hr piece seater look layer carat set day".split(" "),
);

/** Returns true for a number in figures or words. */
export const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word) || numbers.has(word);

/** Returns the number in words when it is in figures, and the other way round; null above twelve. */
export function otherNumber(number: string): string | null {
  const at = NUMBER_WORDS.indexOf(number);
  return at >= 0 ? String(at + 1) : (NUMBER_WORDS[Number(number) - 1] ?? null);
}

/** Returns true for what numbers count in a search: "3 tier", "50 tables". */
export const isMeasure = (word: string): boolean =>
  MEASURES.has(word) || MEASURES.has(word.replace(/s$/, ""));
