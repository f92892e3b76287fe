import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "@/server/db/client";
import { milestone } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";

/** Returns how much each successful charge paid for the order, the latest charge first. */
export async function paidShares(tx: Db, orderId: string): Promise<{ paymentId: string; cents: number }[]> {
  return tx
    .select({
      paymentId: payment.id,
      cents: sql`sum(${paymentAllocation.amountCents})`.mapWith(Number),
    })
    .from(paymentAllocation)
    .innerJoin(payment, eq(payment.id, paymentAllocation.paymentId))
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .where(and(eq(milestone.orderId, orderId), eq(payment.status, "succeeded")))
    .groupBy(payment.id)
    .orderBy(desc(payment.succeededAt), desc(payment.id));
}

export type ChargeRef = { paymentId: string; gateway: string; intentId: string };

/** Returns the processor's references of the charges, in no particular order. */
export async function chargeRefs(db: Db, paymentIds: string[]): Promise<ChargeRef[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select({ paymentId: payment.id, gateway: payment.gateway, intentId: payment.gatewayIntentId })
    .from(payment)
    .where(inArray(payment.id, paymentIds));
}
