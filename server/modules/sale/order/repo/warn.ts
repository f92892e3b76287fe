import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { order } from "@/server/db/schema/sale/order";
import { payment } from "@/server/db/schema/sale/payment";

/** The placement times of orders that will lapse soon but not yet: after `after`, up to `until`. */
export type PlacedBetween = { after: Date; until: Date };

/** A charge in progress counts as paid, because the couple has done its part. */
const dueForWarning = (db: Db, { after, until }: PlacedBetween) =>
  and(
    eq(order.state, "awaiting_payment"),
    isNull(order.unpaidWarnedAt),
    gt(order.placedAt, after),
    lte(order.placedAt, until),
    notExists(
      db
        .select({ one: sql`1` })
        .from(payment)
        .where(and(eq(payment.checkoutId, order.checkoutId), eq(payment.status, "processing"))),
    ),
  );

/** Returns checkouts whose orders lapse soon and whose couple was not warned. */
export async function checkoutsToWarn(db: Db, placed: PlacedBetween, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: order.checkoutId })
    .from(order)
    .where(dueForWarning(db, placed))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Records that the couple is warned about the checkout's unpaid orders, and returns those it was not warned about
 * before.
 */
export async function claimUnpaid(
  tx: Transaction,
  checkoutId: string,
  placed: PlacedBetween,
  now: Date,
): Promise<string[]> {
  const free = tx
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.checkoutId, checkoutId), dueForWarning(tx, placed)))
    .orderBy(asc(order.id))
    .for("no key update", { skipLocked: true });
  const rows = await tx
    .update(order)
    .set({ unpaidWarnedAt: now })
    .where(inArray(order.id, free))
    .returning({ id: order.id });
  return rows.map(({ id }) => id);
}

/** Returns the orders in the form that the warning takes. */
export async function unpaidOrders(tx: Transaction, orderIds: string[]) {
  return tx
    .select({
      id: order.id,
      number: order.number,
      placedAt: order.placedAt,
      eventDate: order.eventDate,
      voucherCents: order.voucherCents,
      vendorName: vendor.vendorName,
      customerId: order.customerId,
    })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(inArray(order.id, orderIds))
    .orderBy(asc(order.number));
}
