import { and, eq, sql } from "drizzle-orm";
import type { PaymentPurpose, PaymentStatus } from "@/contracts/sale/payment/payment";
import type { Db } from "@/server/db/client";
import { milestone } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";

/** A charge, with each order's share of it. */
export type ChargeShares = {
  id: string;
  purpose: PaymentPurpose;
  status: PaymentStatus;
  amountCents: number;
  /** Set for a charge for gift vouchers, which has no shares. */
  voucherPurchaseId: string | null;
  shares: { orderId: string; cents: number }[];
};

export async function chargeShares(db: Db, gateway: string, intentId: string): Promise<ChargeShares | null> {
  const [charge] = await db
    .select({
      id: payment.id,
      purpose: payment.purpose,
      status: payment.status,
      amountCents: payment.amountCents,
      voucherPurchaseId: payment.voucherPurchaseId,
    })
    .from(payment)
    .where(and(eq(payment.gateway, gateway), eq(payment.gatewayIntentId, intentId)));
  if (!charge) return null;
  const shares = await db
    .select({ orderId: milestone.orderId, cents: sql`sum(${paymentAllocation.amountCents})`.mapWith(Number) })
    .from(paymentAllocation)
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .where(eq(paymentAllocation.paymentId, charge.id))
    .groupBy(milestone.orderId)
    .orderBy(milestone.orderId);
  return { ...charge, shares };
}
