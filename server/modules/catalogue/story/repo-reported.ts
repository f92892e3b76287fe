import { eq } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { story } from "@/server/db/schema/catalogue/story";
import { account } from "@/server/db/schema/identity/account";
import type { StoryRow } from "./repo";

/** Returns a story, public or not, with its couple's address. */
export async function findStoryById(db: Db, id: string): Promise<(StoryRow & { email: string }) | null> {
  const [row] = await db
    .select({ story, email: account.email })
    .from(story)
    .innerJoin(account, eq(account.id, story.customerId))
    .where(eq(story.id, id));
  return row ? { ...row.story, email: row.email } : null;
}

/** Locks a story, so that operators hide and restore it one after the other. */
export async function lockStory(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: story.id }).from(story).where(eq(story.id, id)).for("update");
}

export async function setStoryHidden(
  tx: Transaction,
  id: string,
  hidden: { hiddenAt: Date | null; hiddenReason: string },
): Promise<void> {
  await tx.update(story).set(hidden).where(eq(story.id, id));
}
