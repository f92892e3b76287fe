import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** Increments the vendor's number of completed orders. */
export async function countCompletedOrder(tx: Transaction, vendorId: string): Promise<void> {
  await tx
    .update(vendor)
    .set({ ordersCompleted: sql`${vendor.ordersCompleted} + 1` })
    .where(eq(vendor.id, vendorId));
}

/**
 * Adds a review's stars to the vendor's rating; a hidden review takes them off with `reviews` -1. Call it in the
 * transaction that writes the review.
 */
export async function countRating(
  tx: Transaction,
  vendorId: string,
  stars: number,
  reviews: 1 | -1 = 1,
): Promise<void> {
  await tx
    .update(vendor)
    .set({
      ratingSum: sql`${vendor.ratingSum} + ${stars}`,
      ratingCount: sql`${vendor.ratingCount} + ${reviews}`,
    })
    .where(eq(vendor.id, vendorId));
}
