import { and, desc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { SearchWords } from "@/contracts/catalogue/visit";
import type { IsoDate } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { someOf } from "@/server/db/in-batches";
import { searchCount, vendorSearchWord, vendorView } from "@/server/db/schema/catalogue/visit";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type Tally = { vendorId: string; words: string; times: number };

/** Returns approved vendors by the ids or slugs in the paths. */
export async function findListed(
  db: Db,
  ids: readonly string[],
  slugs: readonly string[],
): Promise<{ id: string; slug: string }[]> {
  return db
    .select({ id: vendor.id, slug: vendor.slug })
    .from(vendor)
    .where(
      and(eq(vendor.status, "approved"), or(inArray(vendor.id, [...ids]), inArray(vendor.slug, [...slugs]))),
    );
}

/** The caller must sort by vendor, so that two processes cannot deadlock. */
export async function countViews(tx: Transaction, day: IsoDate, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  await tx
    .insert(vendorView)
    .values(tallies.map(({ vendorId, times }) => ({ vendorId, day, views: times })))
    .onConflictDoUpdate({
      target: [vendorView.vendorId, vendorView.day],
      set: { views: sql`${vendorView.views} + excluded.views` },
    });
}

export async function countWords(tx: Transaction, day: IsoDate, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  await tx
    .insert(vendorSearchWord)
    .values(tallies.map(({ vendorId, words, times }) => ({ vendorId, day, words, searches: times })))
    .onConflictDoUpdate({
      target: [vendorSearchWord.vendorId, vendorSearchWord.day, vendorSearchWord.words],
      set: { searches: sql`${vendorSearchWord.searches} + excluded.searches` },
    });
}

/** Skips categories that don't exist. In a fixed order, so that two processes cannot deadlock. */
export async function countSearches(
  tx: Transaction,
  day: IsoDate,
  categories: readonly string[],
): Promise<void> {
  if (categories.length === 0) return;
  await tx.execute(sql`
    insert into search_count as c (day, category, searches)
    select ${day}::date, each, count(*) from unnest(${sql.param([...categories])}::text[]) as each
    where each = '' or exists (select from category where slug = each)
      or exists (select from product_type where slug = each)
    group by each order by each
    on conflict (day, category) do update set searches = c.searches + excluded.searches`);
}

export async function sumViews(db: Db, vendorId: string, from: IsoDate, to: IsoDate): Promise<number> {
  const [row] = await db
    .select({ views: sql`coalesce(sum(${vendorView.views}), 0)`.mapWith(Number) })
    .from(vendorView)
    .where(and(eq(vendorView.vendorId, vendorId), gte(vendorView.day, from), lt(vendorView.day, to)));
  return row?.views ?? 0;
}

export async function topWords(
  db: Db,
  vendorId: string,
  { from, to, atLeast, limit }: { from: IsoDate; to: IsoDate; atLeast: number; limit: number },
): Promise<SearchWords[]> {
  const searches = sql<number>`sum(${vendorSearchWord.searches})::int`;
  return db
    .select({ words: vendorSearchWord.words, searches })
    .from(vendorSearchWord)
    .where(
      and(
        eq(vendorSearchWord.vendorId, vendorId),
        gte(vendorSearchWord.day, from),
        lt(vendorSearchWord.day, to),
      ),
    )
    .groupBy(vendorSearchWord.words)
    .having(sql`${searches} >= ${atLeast}`)
    .orderBy(desc(searches), vendorSearchWord.words)
    .limit(limit);
}

export async function deleteBefore(db: Db, day: IsoDate, limit: number): Promise<number> {
  const views = await db.delete(vendorView).where(someOf(vendorView, sql`day < ${day}`, limit));
  const words = await db.delete(vendorSearchWord).where(someOf(vendorSearchWord, sql`day < ${day}`, limit));
  const searches = await db.delete(searchCount).where(someOf(searchCount, sql`day < ${day}`, limit));
  return Math.max(views.rowCount ?? 0, words.rowCount ?? 0, searches.rowCount ?? 0);
}
