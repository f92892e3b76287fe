import { eq, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { promotion } from "@/server/db/schema/sale/promotion";
import { voucher } from "@/server/db/schema/sale/voucher";
import type { OrderRow } from "./change";

/** Returns the coupon and the voucher that an order was placed with. */
export async function tenderOf(
  db: Db,
  { appliedDiscountId, appliedVoucherId }: Pick<OrderRow, "appliedDiscountId" | "appliedVoucherId">,
) {
  const [discounts, vouchers] = await Promise.all([
    appliedDiscountId
      ? db
          .select({
            id: promotion.id,
            code: promotion.code,
            name: promotion.name,
            isSayangs: sql<boolean>`${promotion.vendorId} is null`,
          })
          .from(promotion)
          .where(eq(promotion.id, appliedDiscountId))
      : [],
    appliedVoucherId
      ? db
          .select({ id: voucher.id, kind: voucher.kind, campaign: promotion.name })
          .from(voucher)
          .leftJoin(promotion, eq(promotion.id, voucher.promotionId))
          .where(eq(voucher.id, appliedVoucherId))
      : [],
  ]);
  return { discount: discounts[0] ?? null, voucher: vouchers[0] ?? null };
}
