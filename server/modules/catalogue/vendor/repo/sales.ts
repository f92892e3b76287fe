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

/** Adds a review's stars to the vendor's rating. Call it in the transaction that writes the review. */
export async function countRating(tx: Transaction, vendorId: string, stars: number): Promise<void> {
  await tx
    .update(vendor)
    .set({ ratingSum: sql`${vendor.ratingSum} + ${stars}`, ratingCount: sql`${vendor.ratingCount} + 1` })
    .where(eq(vendor.id, vendorId));
}
