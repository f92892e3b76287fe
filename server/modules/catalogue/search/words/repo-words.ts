import { sql } from "drizzle-orm";
import type { SearchKind } from "@/contracts/catalogue/search/search";
import type { Db } from "@/server/db/client";

/** Rebuilds the vocabulary from the catalogue and `terms`. */
export async function refreshWords(db: Db, terms: readonly string[]): Promise<void> {
  await db.execute(sql`select search_refresh_words(${sql.param(terms)}::text[])`);
}

/** Text by stemming configuration: `english`, or `simple`, which does not stem. */
export type QueryText = { english: string; simple: string };

/** `stop`: the English text consists only of stop words. */
export type ParsedText = { query: string; stop: boolean };

/** Returns the texts as tsqueries, empty for those that consist only of stop words. */
export async function tsqueries(db: Db, texts: readonly QueryText[]): Promise<ParsedText[]> {
  const { rows } = await db.execute<ParsedText>(sql`
    select (to_tsquery('english', english) || to_tsquery('simple', simple))::text as query,
      english <> '' and numnode(to_tsquery('english', english)) = 0 as stop
    from unnest(${sql.param(texts.map((text) => text.english))}::text[], ${sql.param(texts.map((text) => text.simple))}::text[])
      with ordinality as text (english, simple, at)
    order by at`);
  return rows;
}

/** Returns, for each tsquery, whether anything on sale matches, ignoring filters. */
export async function finds(db: Db, queries: readonly string[]): Promise<boolean[]> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select search_finds(query::tsquery) as found
    from unnest(${sql.param(queries)}::text[]) with ordinality as each (query, at) order by at`);
  return rows.map((row) => row.found);
}

/**
 * Returns whether a search of `kind` matches anything, ignoring filters. With `named` it must match in names, kinds and
 * titles, because texts mention too much.
 */
export async function findsKind(db: Db, kind: SearchKind, query: string, named: boolean): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select ${kind === "vendors" ? sql`search_finds_vendors` : sql`search_finds_products`}(${query}::tsquery, ${named}) as found`);
  return rows[0]?.found ?? false;
}

export type Candidate = { word: string; frequency: number; similarity: number; sounds: boolean };

const MOST_CANDIDATES = 40;

/** Returns the best candidates among words of similar length that are spelt or sound like `typed`. */
export async function wordsLike(db: Db, typed: string, edits: number): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(sql`
    select word, frequency, similarity(word, ${typed}) as similarity, dmetaphone(word) = dmetaphone(${typed}) as sounds
    from search_word
    where length(word) between length(${typed}) - 3 and length(${typed}) + 3
      and (levenshtein_less_equal(word, ${typed}, ${edits + 1}) <= ${edits + 1}
        or (dmetaphone(word) = dmetaphone(${typed}) and length(${typed}) > 4))
    order by levenshtein(word, ${typed}), similarity(word, ${typed}) desc, frequency desc limit ${MOST_CANDIDATES}`);
  return rows;
}

/** Returns how often each word occurs, 0 for an unknown one. */
export async function frequencies(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; frequency: number }>(
    sql`select word, frequency from search_word where word = any(${sql.param(words)}::text[])`,
  );
  const known = new Map(rows.map((row) => [row.word, row.frequency]));
  return new Map(words.map((word) => [word, known.get(word) ?? 0]));
}
