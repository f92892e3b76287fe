import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order } from "@/server/db/schema/sale/order";

export type CategorySums = { name: string; committedCents: number; paidCents: number; owedCents: number };

const standing = sql`${order.state} <> 'cancelled'`;

/** Returns the totals of a couple's orders by the vendor's master category, in alphabetical order. */
export async function budgetByCategory(db: Db, customerId: string): Promise<CategorySums[]> {
  return db
    .select({
      name: category.name,
      committedCents: sql<number>`coalesce(sum(${order.totalCents}) filter (where ${standing}), 0)`.mapWith(
        Number,
      ),
      paidCents: sql<number>`sum(${order.paidCents} - ${order.refundedCents})`.mapWith(Number),
      owedCents: sql<number>`coalesce(
        sum(greatest(${order.totalCents} - ${order.paidCents}, 0)) filter (where ${standing}), 0)`.mapWith(
        Number,
      ),
    })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(eq(order.customerId, customerId))
    .groupBy(category.id)
    .orderBy(asc(category.name), asc(category.id));
}
