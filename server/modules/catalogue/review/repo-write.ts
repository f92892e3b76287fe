import { and, eq, isNull } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { review, reviewRequest } from "@/server/db/schema/catalogue/review";
import { reviewableOrder } from "@/server/db/schema/catalogue/reviewable-order";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account, customer } from "@/server/db/schema/identity/account";

/** An order that may be reviewed, with its couple, its vendor and the time of the vendor's request for a review. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export async function findOrder(db: Db, orderId: string) {
  const [row] = await db
    .select({
      id: reviewableOrder.id,
      number: reviewableOrder.number,
      placedAt: reviewableOrder.placedAt,
      eventDate: reviewableOrder.eventDate,
      isDelivered: reviewableOrder.isDelivered,
      vendorId: reviewableOrder.vendorId,
      customerId: reviewableOrder.customerId,
      requestedAt: reviewRequest.askedAt,
      firstName: customer.firstName,
      lastName: customer.lastName,
      customerEmail: account.email,
      vendorName: vendor.vendorName,
    })
    .from(reviewableOrder)
    .innerJoin(customer, eq(customer.id, reviewableOrder.customerId))
    .innerJoin(account, eq(account.id, customer.id))
    .innerJoin(vendor, eq(vendor.id, reviewableOrder.vendorId))
    .leftJoin(reviewRequest, eq(reviewRequest.orderId, reviewableOrder.id))
    .where(eq(reviewableOrder.id, orderId));
  return row ?? null;
}

/** Returns false when the order has been reviewed already. */
export async function insertReview(tx: Transaction, row: typeof review.$inferInsert): Promise<boolean> {
  const made = await tx.insert(review).values(row).onConflictDoNothing().returning({ id: review.id });
  return made.length > 0;
}

/** Returns false when the vendor has asked already. */
export async function insertRequest(tx: Transaction, orderId: string, askedAt: Date): Promise<boolean> {
  const made = await tx
    .insert(reviewRequest)
    .values({ orderId, askedAt })
    .onConflictDoNothing()
    .returning({ orderId: reviewRequest.orderId });
  return made.length > 0;
}

export async function findOwnReview(
  db: Db,
  vendorId: string,
  id: string,
): Promise<typeof review.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.vendorId, vendorId), isNull(review.hiddenAt)));
  return row ?? null;
}

/** Returns false when the review has been answered already. */
export async function insertAnswer(
  tx: Transaction,
  id: string,
  vendorAnswer: string,
  answeredAt: Date,
): Promise<boolean> {
  const made = await tx
    .update(review)
    .set({ vendorAnswer, answeredAt })
    .where(and(eq(review.id, id), isNull(review.vendorAnswer), isNull(review.hiddenAt)))
    .returning({ id: review.id });
  return made.length > 0;
}
