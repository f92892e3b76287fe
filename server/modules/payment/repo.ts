import { and, asc, eq, isNull, ne, notInArray } from "drizzle-orm";
import type { PaymentStatus } from "@/contracts/payment";
import type { Db, Transaction } from "@/server/db/client";
import { checkout, milestone, order } from "@/server/db/schema/order";
import { gatewayEvent, payment, paymentAllocation } from "@/server/db/schema/payment";

export type PaymentRow = typeof payment.$inferSelect;
export type Allocation = { milestoneId: string; orderId: string; amountCents: number };

/** Takes the checkout, so that one intent at a time is made for it. False when it is not this customer's. */
export async function lockCheckout(
  tx: Transaction,
  customerId: string,
  checkoutId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: checkout.id })
    .from(checkout)
    .where(and(eq(checkout.id, checkoutId), eq(checkout.customerId, customerId)))
    .for("no key update");
  return rows.length === 1;
}

/** The first unpaid milestone of each order of the checkout that waits for its first payment. */
export async function firstMilestonesDue(tx: Transaction, checkoutId: string): Promise<Allocation[]> {
  return tx
    .selectDistinctOn([milestone.orderId], {
      milestoneId: milestone.id,
      orderId: milestone.orderId,
      amountCents: milestone.amountCents,
    })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .where(
      and(eq(order.checkoutId, checkoutId), eq(order.state, "awaiting_payment"), isNull(milestone.paidAt)),
    )
    .orderBy(asc(milestone.orderId), asc(milestone.position));
}

/** The charge of the checkout that is neither paid nor cancelled. */
export async function findOpenPayment(tx: Transaction, checkoutId: string): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.checkoutId, checkoutId), notInArray(payment.status, ["succeeded", "cancelled"])));
  return row ?? null;
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

/** Until the processor has named the intent, `unnamed:{payment id}` stands for it. */
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

export async function markSucceeded(tx: Transaction, paymentId: string, succeededAt: Date): Promise<void> {
  await tx
    .update(payment)
    .set({ status: "succeeded", failureMessage: null, succeededAt })
    .where(eq(payment.id, paymentId));
}

/** A payment that has succeeded stays so, whatever comes late. */
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

/** False when the event was handled before. A copy that arrives at the same moment waits, and then is one of those. */
export async function rememberEvent(
  tx: Transaction,
  event: Pick<typeof gatewayEvent.$inferInsert, "gateway" | "eventId" | "type">,
): Promise<boolean> {
  const written = await tx
    .insert(gatewayEvent)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: gatewayEvent.eventId });
  return written.length === 1;
}
