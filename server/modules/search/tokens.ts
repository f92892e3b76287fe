/** More words than this are not looked at: nobody types more, and each costs. */
export const MOST_WORDS = 10;

/** Letters that are written as others where accents are left out, and do not come apart into letter and accent. */
const UNACCENTED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
};

/** What the database makes of a text before it splits it into words (`search_text`): both must agree. */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/[ßæœøđłı]/g, (letter) => UNACCENTED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** `word`: must occur. `phrase`: these in a row. `without`: must not occur. */
export type Token = { kind: "word" | "phrase" | "without"; words: readonly string[] };

/** A search as it was typed: "quotes" keep words together, -word leaves out, all other signs mean nothing. */
export function tokensOf(typed: string): Token[] {
  const tokens = (typed.replaceAll("\0", "").match(/(?<!\S)-"[^"]+"|"[^"]+"|[^\s"]+/g) ?? []).flatMap(
    (part): Token[] => {
      const words = plainText(part).split(" ").filter(Boolean);
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

/** Whether somebody may still be typing the last word. */
export const mayGoOn = (typed: string): boolean => /[\p{L}\p{N}]$/u.test(typed);
