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
  // Arabic: people leave out the dots of a final letter. Persian and Urdu keyboards have letters of their own that look
  // the same. A hamza is a mark.
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ے: "ي",
  ة: "ه",
  ہ: "ه",
  ە: "ه",
  ک: "ك",
};

/**
 * Returns a name folded for comparison: without case, accents, apostrophes, hyphens, spaces and anything else that
 * people don't see or don't type. `D’Souza`, `d'souza` and `DSouza` are equal, as are both Unicode forms of `José`,
 * `Wei-Ling` and `weiling`, and `أحمد` and `احمد`.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßæœøłđðþħıٱىیےةہەک]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(NEVER_TYPED, "");
}

/** Of letters, those that stand for apostrophes (ʼ, ʻ, ʿ, saltillo, ՙ), and the tatweel, which makes words longer. */
const NEVER_TYPED = /[^\p{L}\p{M}\p{N}@]+|[\u02b0-\u02ff\u0559\u0640\ua78b\ua78c]+/gu;
