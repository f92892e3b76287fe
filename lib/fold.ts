/** Letters that no accent is taken off, and what people type for them. The same as `fold_name` in the database. */
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
 * Returns a name as it is compared: without case, accents, apostrophes, hyphens, spaces and whatever else people don't
 * see or don't type. `D’Souza`, `d'souza` and `DSouza` are one, and so are `José` in either form of Unicode, and
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
