import { sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";

/** Collects the words of the catalogue and `terms` anew. */
export async function refreshWords(db: Db, terms: readonly string[]): Promise<void> {
  await db.execute(sql`select search_refresh_words(${sql.param(terms)}::text[])`);
}
