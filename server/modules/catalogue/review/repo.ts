import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { OwnReviewsQuery, VendorReviewsQuery } from "@/contracts/catalogue/review.schema";
import type { Db } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";
import { orderedProduct } from "@/server/db/schema/catalogue/ordered-product";
import { review } from "@/server/db/schema/catalogue/review";
import { reviewableOrder } from "@/server/db/schema/catalogue/reviewable-order";

/** Not hidden by an operator. */
const isPublic = isNull(review.hiddenAt);

type Filter = VendorReviewsQuery & Partial<Pick<OwnReviewsQuery, "unanswered">>;

function matching(vendorId: string, { rating, searchBy, unanswered = false }: Filter) {
  const pattern = `%${searchBy.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    eq(review.vendorId, vendorId),
    isPublic,
    rating === undefined ? undefined : eq(review.rating, rating),
    unanswered ? isNull(review.vendorAnswer) : undefined,
    searchBy ? sql`(${review.title} ilike ${pattern} or ${review.body} ilike ${pattern})` : undefined,
  );
}

const columns = {
  id: review.id,
  rating: review.rating,
  title: review.title,
  body: review.body,
  pictures: review.pictures,
  firstName: customer.firstName,
  lastName: customer.lastName,
  createdAt: review.createdAt,
  vendorAnswer: review.vendorAnswer,
  answeredAt: review.answeredAt,
  hiddenAt: review.hiddenAt,
  hiddenPictures: review.hiddenPictures,
  hiddenReason: review.hiddenReason,
};

const reviews = (db: Db) =>
  db.select(columns).from(review).innerJoin(customer, eq(customer.id, review.customerId)).$dynamic();

export type ReviewRow = Awaited<ReturnType<typeof reviews>>[number];

/** `nulls last` on a column without nulls, only to match the order of review_vendor_idx. */
const byDate = (sortBy: string) =>
  sortBy === "desc"
    ? [asc(review.createdAt), desc(review.id)]
    : [sql`${review.createdAt} desc nulls last`, asc(review.id)];

export async function listReviews(db: Db, vendorId: string, query: VendorReviewsQuery): Promise<ReviewRow[]> {
  return reviews(db)
    .where(matching(vendorId, query))
    .orderBy(...byDate(query.sortBy))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

/** Like `listReviews`, with the reviewed orders. */
export async function listOwnReviews(db: Db, vendorId: string, query: OwnReviewsQuery) {
  return db
    .select({
      ...columns,
      orderId: review.orderId,
      number: reviewableOrder.number,
      placedAt: reviewableOrder.placedAt,
    })
    .from(review)
    .innerJoin(customer, eq(customer.id, review.customerId))
    .innerJoin(reviewableOrder, eq(reviewableOrder.id, review.orderId))
    .where(matching(vendorId, query))
    .orderBy(...byDate(query.sortBy))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

export async function findReviewOfOrder(db: Db, orderId: string): Promise<ReviewRow | null> {
  const [row] = await reviews(db).where(eq(review.orderId, orderId));
  return row ?? null;
}

/** Returns the reviews of those orders that have one. */
export function reviewsOfOrders(db: Db, orderIds: readonly string[]) {
  const { orderId, rating, title, body, pictures } = review;
  return db
    .select({ orderId, rating, title, comment: body, pictures })
    .from(review)
    .where(and(inArray(orderId, [...orderIds]), isPublic));
}

export async function countReviews(db: Db, vendorId: string, query: Filter): Promise<number> {
  const [row] = await db.select({ n: count() }).from(review).where(matching(vendorId, query));
  return row?.n ?? 0;
}

export function countByStars(db: Db, vendorId: string): Promise<Map<number, number>> {
  return stars(db, and(eq(review.vendorId, vendorId), isPublic));
}

async function stars(db: Db, where: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ rating: review.rating, n: count() })
    .from(review)
    .where(where)
    .groupBy(review.rating);
  return new Map(rows.map(({ rating, n }) => [rating, n]));
}

/** Public reviews of orders that included the product. */
const ofProduct = (db: Db, productId: string) =>
  and(
    isPublic,
    inArray(
      review.orderId,
      db
        .select({ id: orderedProduct.orderId })
        .from(orderedProduct)
        .where(eq(orderedProduct.productId, productId)),
    ),
  );

export async function latestOfProduct(db: Db, productId: string, limit: number): Promise<ReviewRow[]> {
  return reviews(db)
    .where(ofProduct(db, productId))
    .orderBy(sql`${review.createdAt} desc nulls last`, asc(review.id))
    .limit(limit);
}

export function countByStarsOfProduct(db: Db, productId: string): Promise<Map<number, number>> {
  return stars(db, ofProduct(db, productId));
}
