import { and, eq, gte, max, sql } from "drizzle-orm";
import type { SearchKind } from "@/contracts/catalogue/search/search";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { searchMiss } from "@/server/db/schema/catalogue/search";

/** Anyone can search for anything, so no more than this many distinct searches are stored per day. */
const MOST_A_DAY = 5_000;

export async function countMiss(
  db: Db,
  { day, kind, words, instead }: { day: IsoDate; kind: SearchKind; words: string; instead: string },
): Promise<void> {
  await db.execute(sql`
    insert into search_miss as m (day, kind, words, instead)
    select ${day}::date, ${kind}, ${words}, ${instead}
    where exists (select from search_miss where day = ${day}::date and kind = ${kind} and words = ${words})
      or (select count(*) from search_miss where day = ${day}::date) < ${MOST_A_DAY}
    on conflict (day, kind, words) do update set times = m.times + 1, instead = excluded.instead`);
}

export type MissRow = { words: string; kind: SearchKind; times: number; instead: string; lastDay: string };

/** Returns a page of the searches without results since `from`, the most frequent first. */
export async function missPage(
  db: Db,
  { from, kind, page, limit }: { from: IsoDate; kind: SearchKind; page: number; limit: number },
): Promise<{ rows: MissRow[]; total: number }> {
  const times = sql<number>`sum(${searchMiss.times})::int`;
  const wanted = and(gte(searchMiss.day, from), eq(searchMiss.kind, kind));
  const [rows, { rows: counted }] = await Promise.all([
    db
      .select({
        words: searchMiss.words,
        kind: searchMiss.kind,
        times,
        instead: sql<string>`(array_agg(${searchMiss.instead} order by ${searchMiss.day} desc))[1]`,
        lastDay: sql<string>`${max(searchMiss.day)}::text`,
      })
      .from(searchMiss)
      .where(wanted)
      .groupBy(searchMiss.words, searchMiss.kind)
      .orderBy(sql`${times} desc`, searchMiss.words)
      .limit(limit)
      .offset((page - 1) * limit),
    db.execute<{ n: number }>(
      sql`select count(distinct ${searchMiss.words})::int as n from ${searchMiss} where ${wanted}`,
    ),
  ]);
  return { rows, total: counted[0]?.n ?? 0 };
}

export async function deleteMissesBefore(db: Db, day: IsoDate, limit: number): Promise<number> {
  const { rowCount } = await db.delete(searchMiss).where(someOf(searchMiss, sql`day < ${day}`, limit));
  return rowCount ?? 0;
}
