import { asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { OperatorDisputesQuery } from "@/contracts/operator/money/money.schema";
import type { DisputeState } from "@/contracts/sale/dispute";
import type { Db } from "@/server/db/client";
import { dispute, disputePart } from "@/server/db/schema/sale/dispute";
import { order } from "@/server/db/schema/sale/order";
import { payment } from "@/server/db/schema/sale/payment";

/** Returns disputes, open ones first by the deadline for evidence, then the latest. */
export async function disputesForOperator(db: Db, { page, limit, state }: OperatorDisputesQuery) {
  const wanted = state ? eq(dispute.state, state as DisputeState) : undefined;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ dispute, chargeRef: payment.gatewayIntentId })
      .from(dispute)
      .innerJoin(payment, eq(payment.id, dispute.paymentId))
      .where(wanted)
      .orderBy(
        sql`${dispute.state} <> 'open'`,
        sql`case when ${dispute.state} = 'open' then ${dispute.evidenceBy} end asc nulls last`,
        desc(dispute.createdAt),
        desc(dispute.id),
      )
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ n: count() }).from(dispute).where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

export async function partsOf(db: Db, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return db
    .select({
      disputeId: disputePart.disputeId,
      orderId: order.id,
      number: order.number,
      placedAt: order.placedAt,
      cents: disputePart.amountCents,
    })
    .from(disputePart)
    .innerJoin(order, eq(order.id, disputePart.orderId))
    .where(inArray(disputePart.disputeId, [...disputeIds]))
    .orderBy(asc(order.number));
}
