import { coupleNames } from "@/server/db/couple-name";
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { addDays, type IsoDate, TIME_ZONE } from "@/lib/dates";
import type { Db, Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { customer } from "@/server/db/schema/identity/account";
import { milestone, order } from "@/server/db/schema/sale/order";

/** `due`: 14 and 3 days before the due date, and on it. `overdue`: 1 and 7 days after it. */
export type ReminderKind = "due" | "overdue";

const FIRST_DAYS_BEFORE = 14;
const LAST_DAYS_BEFORE = 3;
const LAST_DAYS_AFTER = 7;

const cardCents = sql<number>`${milestone.amountCents} - ${milestone.voucherCents}`.mapWith(Number);

/** The next payment of an order in progress; later ones can't be paid before it. */
const isNextToPay = and(
  eq(order.state, "in_progress"),
  isNull(milestone.paidAt),
  gt(cardCents, 0),
  sql`not exists (select 1 from ${milestone} as earlier where earlier.order_id = ${milestone.orderId}
    and earlier.position < ${milestone.position} and earlier.paid_at is null
    and earlier.amount_cents > earlier.voucher_cents)`,
);

/** One reminder per stage: none is due if one was sent since the stage began, by Singapore time. */
function dueFor(kind: ReminderKind, today: IsoDate): SQL | undefined {
  const sent = kind === "due" ? milestone.remindedAt : milestone.overdueMailedAt;
  const day = sql`${today}::date`;
  const stage =
    kind === "due"
      ? sql`case when ${milestone.dueDate} <= ${day} then ${milestone.dueDate}
          when ${milestone.dueDate} - ${LAST_DAYS_BEFORE}::int <= ${day} then ${milestone.dueDate} - ${LAST_DAYS_BEFORE}::int
          else ${milestone.dueDate} - ${FIRST_DAYS_BEFORE}::int end`
      : sql`case when ${milestone.dueDate} + ${LAST_DAYS_AFTER}::int <= ${day} then ${milestone.dueDate} + ${LAST_DAYS_AFTER}::int
          else ${milestone.dueDate} + 1 end`;
  return and(
    isNextToPay,
    kind === "due"
      ? and(gte(milestone.dueDate, today), lte(milestone.dueDate, addDays(today, FIRST_DAYS_BEFORE)))
      : lt(milestone.dueDate, today),
    or(isNull(sent), sql`(${sent} at time zone ${TIME_ZONE})::date < ${stage}`),
  );
}

/** Returns customers who are due a payment reminder. */
export async function customersToRemind(
  db: Db,
  kind: ReminderKind,
  today: IsoDate,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: order.customerId })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .where(dueFor(kind, today))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const toRemind = (db: Db) =>
  db
    .select({
      milestoneId: milestone.id,
      label: milestone.label,
      dueCents: cardCents,
      dueDate: sql<IsoDate>`${milestone.dueDate}`,
      orderId: order.id,
      number: order.number,
      placedAt: order.placedAt,
      eventDate: order.eventDate,
      contactName: order.contactName,
      ...coupleNames,
      customerId: order.customerId,
      vendorName: vendor.vendorName,
      vendorId: order.vendorId,
    })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(customer, eq(customer.id, order.customerId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .$dynamic();

/** A payment to send a reminder for, with both parties to its order. */
export type RemindedMilestone = Awaited<ReturnType<typeof toRemind>>[number];

/**
 * Returns the customer's payments due for a reminder, soonest first, and records the reminder. Skips those that another
 * process is handling.
 */
export async function claimReminders(
  tx: Transaction,
  customerId: string,
  kind: ReminderKind,
  today: IsoDate,
  now: Date,
): Promise<RemindedMilestone[]> {
  const rows = await toRemind(tx)
    .where(and(eq(order.customerId, customerId), dueFor(kind, today)))
    .orderBy(asc(milestone.dueDate), asc(order.number))
    .for("no key update", { of: milestone, skipLocked: true });
  const ids = rows.map(({ milestoneId }) => milestoneId);
  if (ids.length === 0) return rows;
  await tx
    .update(milestone)
    .set(kind === "due" ? { remindedAt: now } : { overdueMailedAt: now })
    .where(inArray(milestone.id, ids));
  return rows;
}

/** A vendor's milestone that the couple may be asked to pay; `nudgedAt` is when it last was. */
export type NudgedMilestone = RemindedMilestone & { nudgedAt: Date | null; isPayable: boolean };

/** Returns a milestone of the vendor's orders, locked until the transaction ends. */
export async function lockNudge(
  tx: Transaction,
  vendorId: string,
  milestoneId: string,
): Promise<NudgedMilestone | null> {
  const [held] = await tx
    .select({ nudgedAt: milestone.nudgedAt, isPayable: sql<boolean>`${isNextToPay}` })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .where(and(eq(milestone.id, milestoneId), eq(order.vendorId, vendorId)))
    .for("no key update", { of: milestone });
  if (!held) return null;
  const [row] = await toRemind(tx).where(eq(milestone.id, milestoneId));
  return row ? { ...row, ...held } : null;
}

export async function markNudged(tx: Transaction, milestoneId: string, now: Date): Promise<void> {
  await tx.update(milestone).set({ nudgedAt: now }).where(eq(milestone.id, milestoneId));
}
