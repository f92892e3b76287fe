import { eq, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";

/** Counts one more order among those that the vendor completed. */
export async function countCompletedOrder(tx: Transaction, vendorId: string): Promise<void> {
  await tx
    .update(vendor)
    .set({ ordersCompleted: sql`${vendor.ordersCompleted} + 1` })
    .where(eq(vendor.id, vendorId));
}

/** Adds a review's stars to the vendor's rating; call it in the transaction that writes the review. */
export async function countRating(tx: Transaction, vendorId: string, stars: number): Promise<void> {
  await tx
    .update(vendor)
    .set({ ratingSum: sql`${vendor.ratingSum} + ${stars}`, ratingCount: sql`${vendor.ratingCount} + 1` })
    .where(eq(vendor.id, vendorId));
}
