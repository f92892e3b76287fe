import { asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { searchSynonym } from "@/server/db/schema/catalogue/search";

export type SynonymRow = Pick<typeof searchSynonym.$inferSelect, "id" | "say" | "mean">;
type Group = { say: string[]; mean: string[] };

const columns = { id: searchSynonym.id, say: searchSynonym.say, mean: searchSynonym.mean };

/** Returns every group; there are at most a few hundred. */
export function allSynonyms(db: Db): Promise<SynonymRow[]> {
  return db.select(columns).from(searchSynonym).orderBy(asc(searchSynonym.createdAt), asc(searchSynonym.id));
}

/** Returns a page of the groups with a term that contains `searchBy`, newest first. */
export async function synonymPage(
  db: Db,
  { page, limit, searchBy }: { page: number; limit: number; searchBy: string },
): Promise<{ rows: SynonymRow[]; total: number }> {
  const wanted = searchBy
    ? sql`strpos(array_to_string(${searchSynonym.say} || ${searchSynonym.mean}, ', '), ${searchBy}) > 0`
    : undefined;
  const [rows, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(searchSynonym)
      .where(wanted)
      .orderBy(desc(searchSynonym.createdAt), desc(searchSynonym.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(searchSynonym).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

export async function synonymCount(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(searchSynonym);
  return row?.n ?? 0;
}

export async function synonymOf(db: Db, id: string): Promise<SynonymRow | null> {
  const [row] = await db.select(columns).from(searchSynonym).where(eq(searchSynonym.id, id));
  return row ?? null;
}

export async function insertSynonym(db: Db, group: Group): Promise<string> {
  const [row] = await db.insert(searchSynonym).values(group).returning({ id: searchSynonym.id });
  if (!row) throw new Error("the row was not returned");
  return row.id;
}

export async function updateSynonym(db: Db, id: string, group: Group): Promise<void> {
  await db.update(searchSynonym).set(group).where(eq(searchSynonym.id, id));
}

export async function deleteSynonym(db: Db, id: string): Promise<void> {
  await db.delete(searchSynonym).where(eq(searchSynonym.id, id));
}
