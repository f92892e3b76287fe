import { and, asc, eq, exists, inArray, ne, notInArray, sql } from "drizzle-orm";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { PaymentStatus } from "@/contracts/sale/payment/payment";
import type { Db, Transaction } from "@/server/db/client";
import type { DueMilestone } from "@/server/modules/sale/order/public";
import { milestone, order } from "@/server/db/schema/sale/order";
import { payment, paymentAllocation } from "@/server/db/schema/sale/payment";

export type PaymentRow = typeof payment.$inferSelect;
export type Allocation = DueMilestone;

/** Returns the charges for milestones of these orders that are neither paid nor cancelled. */
export async function openPayments(db: Db, orderIds: string[]): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return [];
  const forOrders = db
    .select({ one: sql`1` })
    .from(paymentAllocation)
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .where(and(eq(paymentAllocation.paymentId, payment.id), inArray(milestone.orderId, orderIds)));
  return db
    .select()
    .from(payment)
    .where(and(notInArray(payment.status, ["succeeded", "cancelled"]), exists(forOrders)))
    .orderBy(asc(payment.id));
}

/** A milestone that a charge is for, with its current amount. */
export type ChargeTarget = {
  state: OrderState;
  paidAt: Date | null;
  /** The card's share. */
  dueCents: number;
  /** The part that the charge pays. */
  amountCents: number;
};

export async function targetsOf(db: Db, paymentId: string): Promise<ChargeTarget[]> {
  return db
    .select({
      state: order.state,
      paidAt: milestone.paidAt,
      dueCents: sql<number>`${milestone.amountCents} - ${milestone.voucherCents}`.mapWith(Number),
      amountCents: paymentAllocation.amountCents,
    })
    .from(paymentAllocation)
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .innerJoin(order, eq(order.id, milestone.orderId))
    .where(eq(paymentAllocation.paymentId, paymentId));
}

export async function allocationsOf(tx: Transaction, paymentId: string): Promise<Allocation[]> {
  return tx
    .select({
      milestoneId: paymentAllocation.milestoneId,
      orderId: milestone.orderId,
      amountCents: paymentAllocation.amountCents,
    })
    .from(paymentAllocation)
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .where(eq(paymentAllocation.paymentId, paymentId))
    .orderBy(asc(milestone.orderId), asc(milestone.position));
}

export async function insertPayment(
  tx: Transaction,
  values: typeof payment.$inferInsert & { id: string },
  allocations: Allocation[],
): Promise<void> {
  await tx.insert(payment).values(values);
  await tx.insert(paymentAllocation).values(
    allocations.map(({ milestoneId, amountCents }) => ({
      paymentId: values.id,
      milestoneId,
      amountCents,
    })),
  );
}

/** A placeholder for the intent's id until the processor has assigned one. */
export const unnamedIntent = (paymentId: string) => `unnamed:${paymentId}`;

export function isUnnamed({ id, gatewayIntentId }: Pick<PaymentRow, "id" | "gatewayIntentId">): boolean {
  return gatewayIntentId === unnamedIntent(id);
}

export async function setIntentId(db: Db, paymentId: string, gatewayIntentId: string): Promise<void> {
  await db.update(payment).set({ gatewayIntentId }).where(eq(payment.id, paymentId));
}

export async function findPayment(db: Db, customerId: string, paymentId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.customerId, customerId)));
  return row ?? null;
}

export async function lockPaymentOfIntent(
  tx: Transaction,
  gateway: string,
  gatewayIntentId: string,
): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.gateway, gateway), eq(payment.gatewayIntentId, gatewayIntentId)))
    .for("no key update");
  return row ?? null;
}

export async function markSucceeded(
  tx: Transaction,
  paymentId: string,
  paid: Pick<PaymentRow, "succeededAt" | "method" | "savedCardId">,
): Promise<void> {
  await tx
    .update(payment)
    .set({ status: "succeeded", failureMessage: null, ...paid })
    .where(eq(payment.id, paymentId));
}

/** Never changes a payment that has succeeded, because events may arrive late. */
export async function setOpenStatus(
  db: Db,
  paymentId: string,
  status: Exclude<PaymentStatus, "succeeded">,
  failureMessage: string | null,
): Promise<void> {
  await db
    .update(payment)
    .set({ status, failureMessage })
    .where(and(eq(payment.id, paymentId), ne(payment.status, "succeeded")));
}
