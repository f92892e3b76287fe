import type { SearchKind } from "@/contracts/catalogue/search/search";
import type { Db } from "@/server/db/client";
import * as repo from "./repo-words";
import { begunQuery, exactQuery, headOf, type Unit, wholeQuery } from "./units";

/** A unit as tsqueries: whole, and with a possibly unfinished last word. `weight` is used in ranking. */
export type WordQuery = { whole: string; begun: string | null; weight: number };

/** The words to search for. `query` is the tsquery that decides; `units` and `phrase` rank its matches. */
export type Words = {
  query: string;
  /**
   * The part of `query` without phrases, which an index can decide without reading rows. Null when it is all of `query`
   * or nothing.
   */
  certain: string | null;
  units: readonly WordQuery[];
  /** All words in sequence. */
  phrase: string | null;
  /** True when one word suffices, because nothing matches all of them. */
  any: boolean;
  /** The unit with the head noun of the search. */
  head: Unit | null;
};

/** How units are read. `unfinished`: the last word may be incomplete. `any`: one unit suffices. */
export type Reading = { unfinished: boolean; any?: boolean };

const GENERAL_WEIGHT = 0.3;
const STOP_WEIGHT = 0.1;
/** The weight of each similar kind relative to the previous, nearer one. */
const FARTHER = 0.6;
/** A last word of at least this length also matches as a prefix; a shorter one only when nothing matches it whole. */
const GOES_ON_FROM = 5;

/** The kind that must match. With `named`, a match in texts alone does not count. */
export type Wanted = { kind: SearchKind; named?: boolean };

/** Returns the words of these units when something on sale matches all of them, ignoring filters. */
export async function found(
  db: Db,
  units: readonly Unit[],
  { kind, named = false }: Wanted,
  { unfinished, ...reading }: Reading,
): Promise<Words | null> {
  const last = units.at(-1)?.words.at(-1) ?? "";
  const goesOn = unfinished && last.length >= GOES_ON_FROM;
  const first = await wordsOf(db, units, { ...reading, unfinished: goesOn });
  if (first.query && (await repo.findsKind(db, kind, first.query, named))) return first;
  if (!unfinished || goesOn) return null;
  const begun = await wordsOf(db, units, { ...reading, unfinished: true });
  return begun.query && (await repo.findsKind(db, kind, begun.query, named)) ? begun : null;
}

export async function wordsOf(
  db: Db,
  units: readonly Unit[],
  { unfinished, any = false }: Reading,
): Promise<Words> {
  const last = units.at(-1);
  const goesOn = unfinished && last?.kind === "word" && !last.similar && !last.counts;
  const typed = units
    .filter((unit) => unit.kind !== "without" && !unit.general && !unit.similar)
    .flatMap((unit) => [...unit.words]);
  const alike = units.flatMap(({ similar, phrases }) => (similar ? phrases : []));
  const extra = [
    { english: "", simple: goesOn ? begunQuery(last) : "" },
    {
      english:
        typed.length > 1 ? wholeQuery({ kind: "phrase", words: typed, phrases: [], general: false }) : "",
      simple: "",
    },
    ...alike.map((words) => ({ english: "", simple: exactQuery({ kind: "phrase", words }) })),
  ];
  const parsed = await repo.tsqueries(db, [...units.map(textOf), ...extra]);
  const queryOfPhrase = new Map(
    alike.map((words, at) => [words, parsed[units.length + 2 + at]?.query ?? ""]),
  );
  const begun = parsed[units.length]?.query ?? "";
  const isStop = (at: number) => {
    const stop = units[at]?.kind === "word" && (parsed[at]?.stop ?? false);
    return stop && !(goesOn && units[at] === last);
  };
  const onlyStops = units.every((unit, at) => unit.kind === "without" || unit.general || isStop(at));
  const required: string[][] = [];
  const left: string[] = [];
  const wordQueries: WordQuery[] = [];
  for (const [at, unit] of units.entries()) {
    if (unit.similar) {
      const each = unit.phrases.map((phrase) => queryOfPhrase.get(phrase) ?? "");
      wordQueries.push(...each.map((whole, at) => ({ whole, begun: null, weight: FARTHER ** at })));
      required.push(each);
      continue;
    }
    const whole = parsed[at]?.query ?? "";
    if (unit.kind === "without") {
      if (whole) left.push(`!(${whole})`);
      continue;
    }
    const begins = goesOn && unit === last ? begun : null;
    // Joining words ("his and hers rings") exclude nothing.
    const joins = isStop(at) && !onlyStops;
    const weight = unit.general ? GENERAL_WEIGHT : joins ? STOP_WEIGHT : 1;
    wordQueries.push({ whole, begun: begins, weight });
    if (!unit.general && !joins && (whole || begins)) required.push(begins ? [whole, begins] : [whole]);
  }
  const queryOf = (each: readonly (readonly string[])[]) => {
    const needed = each.map((ways) => `(${eitherOf(ways)})`).join(any ? " | " : " & ");
    return [needed && `(${needed})`, ...left].filter(Boolean).join(" & ");
  };
  const query = queryOf(required);
  const plain = required.map((ways) => ways.map(withoutPhrases).filter(Boolean));
  const decides =
    plain.length > 0 && (any ? plain.flat().length > 0 : plain.every((ways) => ways.length > 0));
  const certain = decides ? queryOf(plain.filter((ways) => ways.length > 0)) : null;
  return {
    query,
    certain: certain === query ? null : certain,
    units: wordQueries,
    phrase: parsed[units.length + 1]?.query || null,
    any,
    head: headOf(units),
  };
}

const eitherOf = (ways: readonly string[]) => ways.map((way) => `(${way})`).join(" | ");

/** Removes the alternatives of a tsquery that require words in sequence. */
const withoutPhrases = (query: string) =>
  query
    .split(" | ")
    .filter((way) => !way.includes("<"))
    .join(" | ");

function textOf(unit: Unit): repo.QueryText {
  if (unit.similar) return { english: "", simple: "" };
  return {
    english: wholeQuery(unit),
    // Stop words are looked up literally ("The"), because a phrase of them would otherwise be empty.
    simple: unit.phrases.length === 0 ? exactQuery(unit) : "",
  };
}

/** Returns the units that filter: those that are neither exclusions nor general nor stop words. */
export async function meaningUnits(db: Db, units: readonly Unit[]): Promise<Unit[]> {
  const parsed = await repo.tsqueries(db, units.map(textOf));
  return units.filter(
    (unit, at) => unit.kind !== "without" && !unit.general && !(unit.kind === "word" && parsed[at]?.stop),
  );
}
