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
