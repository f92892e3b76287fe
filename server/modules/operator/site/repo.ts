import { sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { siteSetting } from "@/server/db/schema/operator/site";

export type SiteRow = typeof siteSetting.$inferSelect;
export type SiteChange = Partial<Omit<SiteRow, "id" | "updatedAt">>;

/** Returns the settings, or undefined while nobody has changed any. */
export async function settings(db: Db): Promise<SiteRow | undefined> {
  const [row] = await db.select().from(siteSetting);
  return row;
}

/** Returns the settings, locked until the transaction ends. */
export async function lockSettings(tx: Transaction): Promise<SiteRow> {
  await tx.insert(siteSetting).values({ id: 1 }).onConflictDoNothing();
  const [row] = await tx.select().from(siteSetting).for("update");
  if (!row) throw new Error("the site has settings");
  return row;
}

export async function changeSettings(tx: Transaction, change: SiteChange): Promise<SiteRow> {
  const [row] = await tx
    .update(siteSetting)
    .set({ ...change, updatedAt: sql`now()` })
    .returning();
  if (!row) throw new Error("the site has settings");
  return row;
}
