import { cached } from "@/server/cache";
import { type Db, getDb } from "@/server/db/client";
import * as repo from "./repo-words";
import { editsIn, halves, likeliest } from "./spelling";
import { mayGoOn, type Token, tokensOf } from "./tokens";
import { begunQuery, exactQuery, type Unit, unitsOf, wholeQuery } from "./units";

/** A unit as tsqueries: whole, and with its last word perhaps unfinished. `weight` is what it counts in the order. */
export type WordQuery = { whole: string; begun: string | null; weight: number };

/** What is searched for. `query` is the tsquery that decides, `units` and `phrase` put what it finds in order. */
export type Words = {
  query: string;
  units: readonly WordQuery[];
  /** All words in a row. */
  phrase: string | null;
  /** Whether one word is enough, because nothing has all of them. */
  any: boolean;
};
/** `words` is null when nothing was typed, and `nothing` true when nothing that was typed exists. */
export type Understanding = { words: Words | null; nothing: boolean; instead: string | null };

const KEEP_SECONDS = 60;
const GENERAL_WEIGHT = 0.3;
/** From so many letters on, a last word also finds what begins with it; a shorter one only where nothing has it whole. */
const GOES_ON_FROM = 5;

/**
 * What somebody means who types this. Words as typed come first: only when nothing on sale has all of them are those that
 * occur nowhere taken for misspelt, and those that resemble nothing left out; and only when nothing has all that remain,
 * one is left out, or any one is enough. `instead` says in words what was understood, where that is not what was typed.
 */
export function understand(typed: string): Promise<Understanding> {
  return cached(`search-words:${typed}`, KEEP_SECONDS, async () => {
    const db = await getDb();
    const tokens = tokensOf(typed);
    if (!tokens.some((token) => token.kind !== "without")) {
      return {
        words: tokens.length > 0 ? await wordsOf(db, unitsOf(tokens), false) : null,
        nothing: false,
        instead: null,
      };
    }
    const asTyped = await found(db, unitsOf(tokens), mayGoOn(typed));
    if (asTyped) return { words: asTyped, nothing: false, instead: null };
    return (await otherwise(db, tokens, mayGoOn(typed))) ?? { words: null, nothing: true, instead: null };
  });
}

/** The words of these units when something on sale has all of them. */
async function found(db: Db, units: readonly Unit[], unfinished: boolean): Promise<Words | null> {
  const last = units.at(-1)?.words.at(-1) ?? "";
  const goesOn = unfinished && last.length >= GOES_ON_FROM;
  const first = await wordsOf(db, units, goesOn);
  const [yes] = await repo.finds(db, [first.query]);
  if (yes) return first;
  if (!unfinished || goesOn) return null;
  const begun = await wordsOf(db, units, true);
  const [begins] = await repo.finds(db, [begun.query]);
  return begins ? begun : null;
}

async function otherwise(
  db: Db,
  tokens: readonly Token[],
  unfinished: boolean,
): Promise<Understanding | null> {
  const corrected = await correct(db, tokens, unfinished);
  if (!corrected.some((token) => token.kind !== "without")) return null;
  const instead = textOf(corrected);
  const units = unitsOf(corrected);
  const all = await found(db, units, unfinished);
  if (all) return { words: all, nothing: false, instead: instead === textOf(tokens) ? null : instead };
  return relax(db, units, unfinished);
}

/** Misspelt words put right, and those that nobody knows left out. */
async function correct(db: Db, tokens: readonly Token[], unfinished: boolean): Promise<Token[]> {
  const texts = tokens.map(({ kind, words }, at): repo.QueryText => {
    const unit: Unit = { kind, words, phrases: [], general: false };
    const begun = unfinished && kind === "word" && at === tokens.length - 1;
    return {
      english: wholeQuery(unit),
      simple: begun ? begunQuery(unit) : exactQuery({ kind: "word", words }),
    };
  });
  const known = await repo.finds(db, await repo.tsqueries(db, texts));
  const meant = new Set(
    unitsOf(tokens).flatMap((unit) => (unit.phrases.length > 0 || unit.general ? unit.words : [])),
  );
  const right = await Promise.all(
    tokens.map(async (token, at): Promise<Token[]> => {
      const [word = ""] = token.words;
      if (token.kind === "without" || known[at] || meant.has(word)) return [token];
      if (token.kind === "phrase") return correct(db, token.words.map(asToken), false);
      return (await respell(db, word)).map(asToken);
    }),
  );
  return right.flat();
}

const asToken = (word: string): Token => ({ kind: "word", words: [word] });

async function respell(db: Db, word: string): Promise<string[]> {
  const edits = editsIn(word);
  const likely = edits === 0 ? null : likeliest(word, await repo.wordsLike(db, word, edits));
  if (likely) return [likely];
  const ways = halves(word);
  const known = await repo.frequencies(db, ways.flat());
  const rarer = ([a, b]: [string, string]) => Math.min(known.get(a) ?? 0, known.get(b) ?? 0);
  const [best] = ways.filter((way) => rarer(way) > 0).toSorted((a, b) => rarer(b) - rarer(a));
  return best ?? [];
}

/** Leaves the rarest part out of three or more; else one part is enough. */
async function relax(db: Db, units: readonly Unit[], unfinished: boolean): Promise<Understanding | null> {
  const needed = units.filter((unit) => unit.kind !== "without" && !unit.general);
  if (needed.length > 2) {
    const known = await repo.frequencies(
      db,
      needed.flatMap((unit) => [...unit.words]),
    );
    const rarity = (unit: Unit) => Math.min(...unit.words.map((word) => known.get(word) ?? 0));
    for (const left of needed.toSorted((a, b) => rarity(a) - rarity(b))) {
      const rest = units.filter((unit) => unit !== left);
      const words = await found(db, rest, unfinished && left !== units.at(-1));
      if (words) return { words, nothing: false, instead: textOf(rest) };
    }
  }
  const words = await wordsOf(db, units, unfinished, true);
  const [yes] = await repo.finds(db, [words.query]);
  if (!yes) return null;
  return { words, nothing: false, instead: needed.map((unit) => unit.words.join(" ")).join(" or ") };
}

/** As somebody would type it. */
function textOf(parts: readonly Token[]): string {
  return parts
    .map(({ kind, words }) => {
      const text = words.join(" ");
      if (kind === "word") return text;
      return `${kind === "without" ? "-" : ""}${words.length > 1 ? `"${text}"` : text}`;
    })
    .join(" ");
}

async function wordsOf(db: Db, units: readonly Unit[], unfinished: boolean, any = false): Promise<Words> {
  const last = units.at(-1);
  const goesOn = unfinished && last?.kind === "word";
  const typed = units
    .filter((unit) => unit.kind !== "without" && !unit.general)
    .flatMap((unit) => [...unit.words]);
  const texts = units.map((unit) => ({
    english: wholeQuery(unit),
    // Stop words are looked up as they are: "The". Nothing else would be left of a phrase of them.
    simple: unit.phrases.length === 0 ? exactQuery(unit) : "",
  }));
  const extra = [
    { english: "", simple: goesOn ? begunQuery(last) : "" },
    {
      english:
        typed.length > 1 ? wholeQuery({ kind: "phrase", words: typed, phrases: [], general: false }) : "",
      simple: "",
    },
  ];
  const queries = await repo.tsqueries(db, [...texts, ...extra]);
  const begun = queries[units.length] ?? "";
  const required: string[] = [];
  const left: string[] = [];
  const wordQueries: WordQuery[] = [];
  for (const [at, unit] of units.entries()) {
    const whole = queries[at] ?? "";
    if (unit.kind === "without") {
      if (whole) left.push(`!(${whole})`);
      continue;
    }
    const begins = goesOn && unit === last ? begun : null;
    wordQueries.push({ whole, begun: begins, weight: unit.general ? GENERAL_WEIGHT : 1 });
    if (!unit.general && (whole || begins)) required.push(begins ? `(${whole}) | (${begins})` : `(${whole})`);
  }
  const needed = required.map((query) => `(${query})`).join(any ? " | " : " & ");
  return {
    query: [needed && `(${needed})`, ...left].filter(Boolean).join(" & "),
    units: wordQueries,
    phrase: queries[units.length + 1] || null,
    any,
  };
}
