import { isGeneral, meaningAt } from "./synonyms";
import type { Token } from "./tokens";

/**
 * A part of a search that counts as one: a word, or words that are a name together ("actual day"), with the phrases that
 * mean the same.
 */
export type Unit = {
  kind: Token["kind"];
  words: readonly string[];
  phrases: readonly (readonly string[])[];
  /** So general that it ranks and does not filter. */
  general: boolean;
};

/** Takes the words of a search together to units. When all of them are general, none is. */
export function unitsOf(tokens: readonly Token[]): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind !== "word") {
      units.push({ ...token, phrases: [], general: false });
      at++;
      continue;
    }
    const run = wordsFrom(tokens, at);
    const meaning = meaningAt(run, 0);
    const words = run.slice(0, meaning?.length ?? 1);
    const only = words.length === 1 ? words[0] : undefined;
    units.push({
      kind: "word",
      words,
      phrases: meaning?.phrases ?? [],
      general: only !== undefined && isGeneral(only),
    });
    at += words.length;
  }
  return units.every((unit) => unit.general) ? units.map((unit) => ({ ...unit, general: false })) : units;
}

function wordsFrom(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (const token of tokens.slice(at)) {
    if (token.kind !== "word") break;
    words.push(...token.words);
  }
  return words;
}

/** Words are letters and digits only, so that quotes are all that PostgreSQL needs. */
const quoted = (words: readonly string[], by: string) => words.map((word) => `'${word}'`).join(by);

/** The unit for `to_tsquery('english', ...)`. */
export function wholeQuery({ kind, words, phrases }: Unit): string {
  const typed = kind === "word" ? quoted(words, " & ") : quoted(words, " <-> ");
  return [typed, ...phrases.map((phrase) => quoted(phrase, " <-> "))].map((part) => `(${part})`).join(" | ");
}

/** The unit for `to_tsquery('simple', ...)`, its last word perhaps unfinished. */
export const begunQuery = ({ words }: Unit): string => `${quoted(words, " & ")}:*`;
/** The unit for `to_tsquery('simple', ...)`, as it is. */
export const exactQuery = ({ kind, words }: Pick<Unit, "kind" | "words">): string =>
  quoted(words, kind === "word" ? " & " : " <-> ");
