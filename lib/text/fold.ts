/**
 * Letters that don't decompose into a base letter and an accent, with what people type for them. Must match `fold_name`
 * in the database.
 */
const SPECIAL: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
};

/**
 * Returns a name folded for comparison: without case, accents, apostrophes, hyphens, spaces and anything else that
 * people don't see or don't type. `D’Souza`, `d'souza` and `DSouza` are equal, as are both Unicode forms of `José`, and
 * `Wei-Ling` and `weiling`.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}@]+/gu, "");
}
