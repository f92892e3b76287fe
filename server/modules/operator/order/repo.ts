import { and, asc, count, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { DisputeState } from "@/contracts/sale/dispute";
import type { OperatorOrdersQuery } from "@/contracts/operator/order/order.schema";
import { readOrderNumber } from "@/contracts/sale/order/order.schema";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { Db } from "@/server/db/client";
import { holdsName, typedPhone } from "@/server/db/name-search";
import { account, customer } from "@/server/db/schema/identity/account";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { cancellation } from "@/server/db/schema/sale/cancellation";
import { dispute, disputePart } from "@/server/db/schema/sale/dispute";
import { saleDocument } from "@/server/db/schema/sale/document";
import { milestone, order } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";

const isDisputed = sql<boolean>`exists (
  select from ${disputePart} part join ${dispute} d on d.id = part.dispute_id
  where part.order_id = ${order.id} and d.state = 'open')`;

const isToDecide = sql`exists (
  select from ${cancellation} asked where asked.order_id = ${order.id} and asked.state = 'operator_review')`;

/** Returns orders whose number is `searchBy`, or whose couple, email, phone or vendor contains it, newest first. */
export async function ordersForOperator(db: Db, { page, limit, searchBy, state }: OperatorOrdersQuery) {
  const wanted = and(
    state === "to_decide" ? isToDecide : state ? eq(order.state, state as OrderState) : undefined,
    searchBy ? found(searchBy) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: order.id,
        number: order.number,
        state: order.state,
        customerName: order.contactName,
        email: account.email,
        vendorName: vendor.vendorName,
        eventDate: order.eventDate,
        totalCents: order.totalCents,
        paidCents: order.paidCents,
        refundedCents: order.refundedCents,
        placedAt: order.placedAt,
        isDisputed,
      })
      .from(order)
      .innerJoin(vendor, eq(vendor.id, order.vendorId))
      .innerJoin(account, eq(account.id, order.customerId))
      .where(wanted)
      .orderBy(desc(order.placedAt), desc(order.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ n: count() })
      .from(order)
      .innerJoin(vendor, eq(vendor.id, order.vendorId))
      .innerJoin(account, eq(account.id, order.customerId))
      .where(wanted),
  ]);
  return { rows, total: counted?.n ?? 0 };
}

function found(searchBy: string): SQL | undefined {
  const number = readOrderNumber(searchBy);
  const digits = typedPhone(searchBy);
  return or(
    number === null ? undefined : eq(order.number, number),
    holdsName(order.contactName, searchBy),
    holdsName(vendor.vendorName, searchBy),
    holdsName(account.email, searchBy),
    sql`exists (select from ${customer} couple where couple.id = ${order.customerId}
      and ${holdsName(sql`couple.first_name || couple.last_name || couple.first_name`, searchBy)})`,
    digits ? sql`${order.contactPhone} like '%' || ${digits} || '%'` : undefined,
  );
}

export async function findOrder(db: Db, id: string) {
  const [row] = await db
    .select({ order, email: account.email })
    .from(order)
    .innerJoin(account, eq(account.id, order.customerId))
    .where(eq(order.id, id));
  return row ?? null;
}

/** Returns the couple whose order a document belongs to. */
export async function customerOfDocument(db: Db, documentId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: order.customerId })
    .from(saleDocument)
    .innerJoin(order, eq(order.id, saleDocument.orderId))
    .where(eq(saleDocument.id, documentId));
  return row?.customerId ?? null;
}

/** Returns the charges that paid for the order, oldest first. */
export async function chargesOf(db: Db, orderId: string) {
  return db
    .select({
      id: payment.id,
      gateway: payment.gateway,
      chargeRef: payment.gatewayIntentId,
      method: payment.method,
      cents: sql`sum(${paymentAllocation.amountCents})`.mapWith(Number),
      paidAt: payment.succeededAt,
    })
    .from(paymentAllocation)
    .innerJoin(payment, eq(payment.id, paymentAllocation.paymentId))
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .where(and(eq(milestone.orderId, orderId), eq(payment.status, "succeeded")))
    .groupBy(payment.id)
    .orderBy(asc(payment.succeededAt), asc(payment.id));
}

export async function refundsOf(db: Db, orderId: string) {
  return db
    .select()
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(asc(refund.createdAt), asc(refund.id));
}

export type DisputeOfOrder = {
  id: string;
  cents: number;
  reason: string;
  state: DisputeState;
  createdAt: Date;
};

export async function disputesOf(db: Db, orderId: string): Promise<DisputeOfOrder[]> {
  return db
    .select({
      id: dispute.id,
      cents: disputePart.amountCents,
      reason: dispute.reason,
      state: dispute.state,
      createdAt: dispute.createdAt,
    })
    .from(disputePart)
    .innerJoin(dispute, eq(dispute.id, disputePart.disputeId))
    .where(eq(disputePart.orderId, orderId))
    .orderBy(asc(dispute.createdAt), asc(dispute.id));
}
