import { isGeneral, meaningAt, similarAt } from "./synonyms";
import type { Terms } from "./terms";
import type { Token } from "./tokens";

const NUMBER_WORDS: readonly string[] =
  "one two three four five six seven eight nine ten eleven twelve".split(" ");

const numbers = new Set(NUMBER_WORDS);
const MEASURES = new Set(
  "tier table pax guest people person course hour hr piece seater look layer carat set day".split(" "),
);

/** Returns true for a number in digits or words. */
const isNumber = (word: string): boolean => /^\p{N}+$/u.test(word) || numbers.has(word);

/** Converts a number in digits to words and vice versa; null above twelve. */
function otherNumber(number: string): string | null {
  const at = NUMBER_WORDS.indexOf(number);
  return at >= 0 ? String(at + 1) : (NUMBER_WORDS[Number(number) - 1] ?? null);
}

/** Returns true for words that numbers count in a search: "3 tier", "50 tables". */
const isMeasure = (word: string): boolean => MEASURES.has(word) || MEASURES.has(word.replace(/s$/, ""));

/**
 * A part of a search that belongs together: a word, or several that form a name ("actual day"), with equivalent
 * phrases.
 */
export type Unit = {
  kind: Token["kind"];
  words: readonly string[];
  phrases: readonly (readonly string[])[];
  /** Too general to filter by, so it only affects ranking. */
  general: boolean;
  /** Only the phrases are searched, which are related to the words but not equivalent. */
  similar?: boolean;
  /** A number, alone or followed by its measure: "3 tier". */
  counts?: boolean;
};

/** `own` holds operators' synonyms. */
export type UnitOptions = { similar?: boolean; own?: Terms };

/**
 * Groups the words of a query into units. When all of them are general, none is treated as general. With `similar`,
 * words are replaced by related kinds of things where known.
 */
export function unitsOf(tokens: readonly Token[], { similar = false, own }: UnitOptions = {}): Unit[] {
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
    const near = similar ? similarAt(run, 0) : null;
    const meaning = near ?? meaningAt(run, 0, own);
    const count = (meaning?.length ?? 0) < 2 ? countAt(run) : null;
    if (count) {
      units.push(count);
      at += count.words.length;
      continue;
    }
    const words = run.slice(0, meaning?.length ?? 1);
    const only = words.length === 1 ? words[0] : undefined;
    units.push({
      kind: "word",
      words,
      phrases: meaning?.phrases ?? [],
      general: !near && only !== undefined && isGeneral(only),
      ...(near && { similar: true }),
    });
    at += words.length;
  }
  return units.every((unit) => unit.general) ? units.map((unit) => ({ ...unit, general: false })) : units;
}

/** Returns a number at the beginning, followed by its measure if there is one, in digits and in words. */
function countAt([number = "", measure = ""]: readonly string[]): Unit | null {
  if (!isNumber(number)) return null;
  const measured = isMeasure(measure) ? [measure] : [];
  const other = otherNumber(number);
  return {
    kind: "word",
    words: [number, ...measured],
    phrases: other === null ? [] : [[other, ...measured]],
    general: false,
    counts: true,
  };
}

function wordsFrom(tokens: readonly Token[], at: number): string[] {
  const words: string[] = [];
  for (const token of tokens.slice(at)) {
    if (token.kind !== "word") break;
    words.push(...token.words);
  }
  return words;
}

/** Words are letters and digits only, so quotes are all the escaping that PostgreSQL needs. */
const quoted = (words: readonly string[], by: string) => words.map((word) => `'${word}'`).join(by);

/** Formats the unit for `to_tsquery('english', ...)`. */
export function wholeQuery({ kind, words, phrases, similar, counts }: Unit): string {
  if (similar) return "";
  const typed = kind === "word" && !counts ? quoted(words, " & ") : quoted(words, " <-> ");
  return [typed, ...phrases.map((phrase) => quoted(phrase, " <-> "))].map((part) => `(${part})`).join(" | ");
}

/** Formats the unit for `to_tsquery('simple', ...)`, with a possibly unfinished last word. */
export const begunQuery = ({ words }: Unit): string => `${quoted(words, " & ")}:*`;
/** Formats the unit for `to_tsquery('simple', ...)`, literally. */
export const exactQuery = ({ kind, words, counts }: Pick<Unit, "kind" | "words" | "counts">): string =>
  quoted(words, kind === "word" && !counts ? " & " : " <-> ");

/** In an English noun phrase, the head noun comes before these: "cake with fresh flowers". */
const JOINING = new Set("with for in at near by of on to from without under around".split(" "));

export const isJoining = ({ words }: Unit): boolean => words.length === 1 && JOINING.has(words[0] ?? "");

/**
 * Returns the unit with the head noun: the last before a joining word, or the last of all. Places are never the head.
 */
export function headOf(units: readonly Unit[]): Unit | null {
  const joined = units.findIndex(isJoining);
  const before = joined < 0 ? units : units.slice(0, joined);
  const names = (unit: Unit) => unit.kind !== "without" && !unit.general && !unit.counts && !isPlace(unit);
  return before.findLast(names) ?? units.findLast(names) ?? null;
}

const isPlace = ({ phrases }: Unit) =>
  phrases.length > 0 && phrases.every(([word = ""]) => /^district\d+$/.test(word));
