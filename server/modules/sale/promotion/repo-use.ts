import { and, eq, isNull, ne, notExists, sql } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { order } from "@/server/db/schema/sale/order";
import { promotionUse } from "@/server/db/schema/sale/promotion";

export async function insertUse(tx: Transaction, values: typeof promotionUse.$inferInsert): Promise<void> {
  await tx.insert(promotionUse).values(values);
}

/** Returns the checkout and the coupon of an order. */
export async function couponOf(
  tx: Transaction,
  orderId: string,
): Promise<{ checkoutId: string; promotionId: string | null } | null> {
  const [row] = await tx
    .select({ checkoutId: order.checkoutId, promotionId: order.appliedDiscountId })
    .from(order)
    .where(eq(order.id, orderId));
  return row ?? null;
}

/** Locks the use first, so that when two orders of a checkout are cancelled concurrently, the second sees the first. */
export async function lockUse(
  tx: Transaction,
  checkoutId: string,
  promotionId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: promotionUse.id })
    .from(promotionUse)
    .where(
      and(
        eq(promotionUse.checkoutId, checkoutId),
        eq(promotionUse.promotionId, promotionId),
        isNull(promotionUse.releasedAt),
      ),
    )
    .for("update");
  return row?.id ?? null;
}

/** Returns the use unless another order of the checkout still depends on it. */
export async function releaseUse(
  tx: Transaction,
  useId: string,
  { checkoutId, promotionId }: { checkoutId: string; promotionId: string },
  releasedAt: Date,
): Promise<void> {
  const living = tx
    .select({ one: sql`1` })
    .from(order)
    .where(
      and(
        eq(order.checkoutId, checkoutId),
        eq(order.appliedDiscountId, promotionId),
        ne(order.state, "cancelled"),
      ),
    );
  await tx
    .update(promotionUse)
    .set({ releasedAt })
    .where(and(eq(promotionUse.id, useId), notExists(living)));
}
