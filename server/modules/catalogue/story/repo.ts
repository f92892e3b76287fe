import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { StoriesQuery } from "@/contracts/catalogue/story.schema";
import type { Db } from "@/server/db/client";
import { orderedProduct } from "@/server/db/schema/catalogue/ordered-product";
import { product } from "@/server/db/schema/catalogue/product";
import { reviewableOrder } from "@/server/db/schema/catalogue/reviewable-order";
import { story, storyOrder } from "@/server/db/schema/catalogue/story";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { reviewsOfOrders } from "@/server/modules/catalogue/review/public";

export type StoryRow = typeof story.$inferSelect;

const published = and(isNotNull(story.publishedAt), isNull(story.hiddenAt));
/** Matches the order of `story_published_idx`. */
const newestFirst = [desc(story.publishedAt), asc(story.id)];

const creditsVendor = (db: Db, vendorId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(storyOrder)
      .where(and(eq(storyOrder.storyId, story.id), eq(storyOrder.vendorId, vendorId))),
  );

export async function findPublished(db: Db, slug: string): Promise<StoryRow | null> {
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.slug, slug), published));
  return row ?? null;
}

export function listPublished(db: Db, { page, limit }: StoriesQuery, vendorId?: string): Promise<StoryRow[]> {
  return db
    .select()
    .from(story)
    .where(and(published, vendorId === undefined ? undefined : creditsVendor(db, vendorId)))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countPublished(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(story).where(published);
  return row?.n ?? 0;
}

/** Returns paths and covers for the sitemap, newest first. */
export function publishedAddresses(db: Db, limit: number) {
  return db
    .select({ slug: story.slug, title: story.title, picture: sql<string | null>`${story.pictures}[1]` })
    .from(story)
    .where(published)
    .orderBy(...newestFirst)
    .limit(limit);
}

const titles = (column: SQL) => sql<string[]>`array(
  select ${column} from ${orderedProduct} join ${product} on ${product.id} = ${orderedProduct.productId}
  where ${orderedProduct.orderId} = ${reviewableOrder.id} and ${column} is not null order by ${product.title})`;

const orderColumns = {
  orderId: reviewableOrder.id,
  customerId: reviewableOrder.customerId,
  eventDate: reviewableOrder.eventDate,
  vendorId: vendor.id,
  vendorName: vendor.vendorName,
  galleryImages: vendor.galleryImages,
  booked: titles(sql`${product.title}`),
  bookedPictures: titles(sql`${product.images}[1]`),
};

export type OrderRow = Awaited<ReturnType<typeof deliveredOrders>>[number];

export async function deliveredOrders(db: Db, customerId: string) {
  const rows = await db
    .select(orderColumns)
    .from(reviewableOrder)
    .innerJoin(vendor, eq(vendor.id, reviewableOrder.vendorId))
    .where(and(eq(reviewableOrder.customerId, customerId), eq(reviewableOrder.isDelivered, true)))
    .orderBy(asc(reviewableOrder.placedAt), asc(reviewableOrder.id));
  return withReviews(db, rows);
}

/** Returns the orders credited by each of the stories. */
export async function creditedOrders(db: Db, storyIds: readonly string[]) {
  if (storyIds.length === 0) return [];
  const rows = await db
    .select({ ...orderColumns, storyId: storyOrder.storyId })
    .from(storyOrder)
    .innerJoin(reviewableOrder, eq(reviewableOrder.id, storyOrder.orderId))
    .innerJoin(vendor, eq(vendor.id, reviewableOrder.vendorId))
    .where(inArray(storyOrder.storyId, [...storyIds]))
    .orderBy(asc(reviewableOrder.placedAt), asc(reviewableOrder.id));
  return withReviews(db, rows);
}

async function withReviews<T extends { orderId: string }>(db: Db, rows: readonly T[]) {
  const orderIds = rows.map(({ orderId }) => orderId);
  const reviews = orderIds.length === 0 ? [] : await reviewsOfOrders(db, orderIds);
  const byOrder = new Map(reviews.map((said) => [said.orderId, said]));
  return rows.map((row) => ({ ...row, review: byOrder.get(row.orderId) ?? null }));
}
