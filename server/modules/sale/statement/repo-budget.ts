import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Cents } from "@/lib/money";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { milestone, order } from "@/server/db/schema/sale/order";

/** The amounts that a couple has booked, paid and still has to pay (docs/rules.md), in cents. */
export type OrderSums = { committedCents: Cents; paidCents: Cents; owedCents: Cents };

const standing = sql`${order.state} <> 'cancelled'`;
const sumOf = (cents: SQL, where?: SQL) =>
  sql`coalesce(sum(${cents}) ${where ? sql`filter (where ${where})` : sql``}, 0)`.mapWith(Number);

/** The part of a milestone that is paid by card. */
export const cardCents = sql`${milestone.amountCents} - ${milestone.voucherCents}`;

/** The columns of `OrderSums` in a query that groups orders. */
export const orderSums = {
  committedCents: sumOf(sql`${order.totalCents}`, standing),
  paidCents: sumOf(sql`${order.paidCents} - ${order.refundedCents}`),
  owedCents: sumOf(
    sql`(select coalesce(sum(${cardCents}), 0) from ${milestone}
      where ${milestone.orderId} = ${order.id} and ${milestone.paidAt} is null)`,
    standing,
  ),
};

/** Returns the sums of one order; zeros when there is none. */
export async function sumsOfOrder(db: Db, orderId: string): Promise<OrderSums> {
  const [sums] = await db.select(orderSums).from(order).where(eq(order.id, orderId));
  return sums ?? { committedCents: 0, paidCents: 0, owedCents: 0 };
}

/** Returns the sums of a couple's orders by the vendor's master category, in alphabetical order. */
export async function ordersByCategory(
  db: Db,
  customerId: string,
): Promise<(OrderSums & { id: string; slug: string; name: string })[]> {
  return db
    .select({ id: category.id, slug: category.slug, name: category.name, ...orderSums })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(eq(order.customerId, customerId))
    .groupBy(category.id)
    .orderBy(asc(category.name), asc(category.id));
}
