import { eq, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { story, storyOrder } from "@/server/db/schema/catalogue/story";
import { account, customer } from "@/server/db/schema/identity/account";
import type { StoryRow } from "./repo";

export async function findOwn(db: Db, customerId: string): Promise<StoryRow | null> {
  const [row] = await db.select().from(story).where(eq(story.customerId, customerId));
  return row ?? null;
}

export async function findCouple(db: Db, customerId: string) {
  const [row] = await db
    .select({
      email: account.email,
      firstName: customer.firstName,
      bride: customer.brideFirstName,
      groom: customer.groomFirstName,
    })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(customer.id, customerId));
  return row ?? null;
}

export async function creditedOrderIds(db: Db, storyId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: storyOrder.orderId })
    .from(storyOrder)
    .where(eq(storyOrder.storyId, storyId));
  return rows.map(({ orderId }) => orderId);
}

export type Draft = Pick<
  typeof story.$inferInsert,
  "customerId" | "slug" | "names" | "title" | "words" | "showMonth" | "showReviews" | "pictures"
>;

/** Saves the couple's only story. A change unpublishes it, because the couple consented to the preview as it was. */
export async function saveDraft(tx: Transaction, draft: Draft): Promise<StoryRow> {
  const { customerId: _customer, slug: _slug, ...written } = draft;
  const [row] = await tx
    .insert(story)
    .values(draft)
    .onConflictDoUpdate({ target: story.customerId, set: { ...written, publishedAt: null } })
    .returning();
  if (!row) throw new Error("the story was not written");
  return row;
}

export async function setCredits(
  tx: Transaction,
  storyId: string,
  orders: readonly { orderId: string; vendorId: string }[],
): Promise<void> {
  await tx.delete(storyOrder).where(eq(storyOrder.storyId, storyId));
  await tx.insert(storyOrder).values(orders.map((order) => ({ storyId, ...order })));
}

/** Returns false when the couple has no story. */
export async function setPublished(db: Db, customerId: string, isPublished: boolean): Promise<boolean> {
  const rows = await db
    .update(story)
    .set({ publishedAt: isPublished ? sql`coalesce(${story.publishedAt}, now())` : null })
    .where(eq(story.customerId, customerId))
    .returning({ id: story.id });
  return rows.length > 0;
}

/** Returns a couple's story, published or not, for the download of its data. */
export async function ownStory(db: Db, customerId: string) {
  const row = await findOwn(db, customerId);
  if (!row) return { story: null };
  const { names, title, words, pictures, publishedAt, hiddenAt, hiddenReason } = row;
  return { story: { names, title, words, pictures, publishedAt, hiddenAt, hiddenReason } };
}

/** Deletes a couple's story. Its pictures belong to the vendors who published them. */
export async function forgetStory(tx: Transaction, { customerId }: { customerId: string }): Promise<void> {
  const row = await findOwn(tx, customerId);
  if (!row) return;
  // Deleted first, because each row invalidates the page of its vendor.
  await tx.delete(storyOrder).where(eq(storyOrder.storyId, row.id));
  await tx.delete(story).where(eq(story.id, row.id));
}
