import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";

/** Collects the words of the catalogue and `terms` anew. */
export async function refreshWords(db: Db, terms: readonly string[]): Promise<void> {
  await db.execute(sql`select search_refresh_words(${sql.param(terms)}::text[])`);
}

/** Stems what is given by its language: `english`, or `simple`, which leaves words as they are. */
export type QueryText = { english: string; simple: string };

/** The tsqueries of several texts, as PostgreSQL writes them. Empty where nothing but stop words is left. */
export async function tsqueries(db: Db, texts: readonly QueryText[]): Promise<string[]> {
  const { rows } = await db.execute<{ query: string }>(sql`
    select (to_tsquery('english', english) || to_tsquery('simple', simple))::text as query
    from unnest(${sql.param(texts.map((text) => text.english))}::text[], ${sql.param(texts.map((text) => text.simple))}::text[])
      with ordinality as text (english, simple, at)
    order by at`);
  return rows.map((row) => row.query);
}

/** Whether anything on sale is found by each of the tsqueries, whatever is filtered. */
export async function finds(db: Db, queries: readonly string[]): Promise<boolean[]> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select search_finds(query::tsquery) as found
    from unnest(${sql.param(queries)}::text[]) with ordinality as each (query, at) order by at`);
  return rows.map((row) => row.found);
}

export type Candidate = { word: string; frequency: number; similarity: number; sounds: boolean };

const MOST_CANDIDATES = 40;

/** Words of about the same length that are written or sound like `typed`, the likeliest among them. */
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

/** How often each of the words occurs; 0 when it is not known. */
export async function frequencies(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; frequency: number }>(
    sql`select word, frequency from search_word where word = any(${sql.param(words)}::text[])`,
  );
  const known = new Map(rows.map((row) => [row.word, row.frequency]));
  return new Map(words.map((word) => [word, known.get(word) ?? 0]));
}
