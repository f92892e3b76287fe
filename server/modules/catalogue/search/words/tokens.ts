import { splitChinese } from "./chinese";

/** Further words are ignored: real queries are shorter, and each word has a cost. */
export const MOST_WORDS = 10;

/** Letters that do not decompose into a base letter and an accent. */
const UNACCENTED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
};

/** Normalises text exactly as the database does (`search_text`). */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/[ßæœøđłı]/g, (letter) => UNACCENTED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** `word`: must occur. `phrase`: must occur in sequence. `without`: must not occur. */
export type Token = { kind: "word" | "phrase" | "without"; words: readonly string[] };

/** Splits a query: "quotes" keep words together, -word excludes, other punctuation is ignored. */
export function tokensOf(typed: string): Token[] {
  const tokens = (typed.replaceAll("\0", "").match(/(?<!\S)-"[^"]+"|"[^"]+"|[^\s"]+/g) ?? []).flatMap(
    (part): Token[] => {
      const words = plainText(part).split(" ").filter(Boolean).flatMap(splitChinese);
      if (words.length === 0) return [];
      if (/^-["\p{L}\p{N}]/u.test(part)) return [{ kind: "without", words }];
      if (part.startsWith('"') && words.length > 1) return [{ kind: "phrase", words }];
      return words.map((word) => ({ kind: "word", words: [word] }));
    },
  );
  let left = MOST_WORDS;
  return tokens.flatMap(({ kind, words }) => {
    const looked = words.slice(0, left);
    left -= looked.length;
    return looked.length > 0 ? [{ kind, words: looked }] : [];
  });
}

/** Returns true when the last word may be unfinished. */
export const mayGoOn = (typed: string): boolean => /[\p{L}\p{N}]$/u.test(typed);
