import { type Page, toPage } from "@/contracts/envelope";
import type { Story, StoryCard } from "@/contracts/catalogue/story";
import type { StoriesQuery } from "@/contracts/catalogue/story.schema";
import { groupBy } from "@/lib/group-by";
import { AppError } from "@/server/core/errors";
import { type Database, getDb } from "@/server/db/client";
import { presentStory, presentStoryCard } from "./present";
import * as repo from "./repo";

/** Returns the published story with this slug, or null. Not cached, so that a withdrawn story disappears at once. */
export async function findStory(slug: string): Promise<Story | null> {
  // PostgreSQL text cannot contain NUL.
  if (slug.includes("\0")) return null;
  const db = await getDb();
  const row = await repo.findPublished(db, slug);
  return row && presentStory(row, await repo.creditedOrders(db, [row.id]));
}

/** GET story/{slug}. Throws `not_found`. */
export async function readStory(slug: string): Promise<Story> {
  const found = await findStory(slug);
  if (!found) throw new AppError("not_found", "This story does not exist");
  return found;
}

/** GET story: published stories, the newest first. */
export async function listStories(query: StoriesQuery): Promise<Page<StoryCard>> {
  const db = await getDb();
  const [rows, total] = await Promise.all([repo.listPublished(db, query), repo.countPublished(db)]);
  return toPage(await cardsOf(db, rows), total, query);
}

/** Returns the latest stories that credit a vendor. */
export async function storiesOfVendor(vendorId: string, limit: number): Promise<StoryCard[]> {
  const db = await getDb();
  return cardsOf(db, await repo.listPublished(db, { page: 1, limit }, vendorId));
}

/** Returns the paths of published stories for the sitemap. */
export async function storyAddresses(limit: number) {
  return repo.publishedAddresses(await getDb(), limit);
}

async function cardsOf(db: Database, rows: readonly repo.StoryRow[]): Promise<StoryCard[]> {
  const orders = await repo.creditedOrders(
    db,
    rows.map(({ id }) => id),
  );
  const byStory = groupBy(orders, ({ storyId }) => storyId);
  return rows.map((row) => presentStoryCard(row, byStory.get(row.id) ?? []));
}
