import type { Db } from "@/server/db/client";
import * as repo from "./repo-words";
import { editsIn, halves, likeliest } from "./spelling";
import type { Terms } from "./terms";
import type { Token } from "./tokens";
import { begunQuery, exactQuery, type Unit, unitsOf, wholeQuery } from "./units";

/** Corrects misspelt words and drops unknown ones. */
export async function correct(
  db: Db,
  tokens: readonly Token[],
  unfinished: boolean,
  own: Terms,
): Promise<Token[]> {
  const texts = tokens.map(({ kind, words }, at): repo.QueryText => {
    const unit: Unit = { kind, words, phrases: [], general: false };
    const begun = unfinished && kind === "word" && at === tokens.length - 1;
    return {
      english: wholeQuery(unit),
      simple: begun ? begunQuery(unit) : exactQuery({ kind: "word", words }),
    };
  });
  const known = await repo.finds(
    db,
    (await repo.tsqueries(db, texts)).map(({ query }) => query),
  );
  const meant = new Set(
    unitsOf(tokens, { own }).flatMap((unit) =>
      unit.phrases.length > 0 || unit.general || unit.counts ? unit.words : [],
    ),
  );
  const right = await Promise.all(
    tokens.map(async (token, at): Promise<Token[]> => {
      const [word = ""] = token.words;
      if (token.kind === "without" || known[at] || meant.has(word)) return [token];
      if (token.kind === "phrase") return correct(db, token.words.map(asToken), false, own);
      return (await respell(db, word)).map(asToken);
    }),
  );
  return right.flat();
}

const asToken = (word: string): Token => ({ kind: "word", words: [word] });

const MOST_SPLITS = 3;

async function respell(db: Db, word: string): Promise<string[]> {
  const edits = editsIn(word);
  const likely = edits === 0 ? null : likeliest(word, await repo.wordsLike(db, word, edits));
  if (likely) return [likely];
  const ways = halves(word);
  const known = await repo.frequencies(db, ways.flat());
  const rarer = ([a, b]: [string, string]) => Math.min(known.get(a) ?? 0, known.get(b) ?? 0);
  const likelier = ways
    .filter((way) => rarer(way) > 0)
    .toSorted((a, b) => rarer(b) - rarer(a))
    .slice(0, MOST_SPLITS);
  if (likelier.length === 0) return [];
  // Only words that occur next to each other somewhere were one: a laptop isn't a lap and a top.
  const phrases = likelier.map((words) => ({
    english: wholeQuery({ kind: "phrase", words, phrases: [], general: false }),
    simple: "",
  }));
  const beside = await repo.finds(
    db,
    (await repo.tsqueries(db, phrases)).map(({ query }) => query),
  );
  return likelier.find((_, at) => beside[at]) ?? [];
}
