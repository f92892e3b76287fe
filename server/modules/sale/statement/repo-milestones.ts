import { and, asc, desc, eq, ilike, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { MilestoneDueFilter } from "@/contracts/sale/payment/milestone";
import { readOrderNumber } from "@/contracts/sale/order/order.schema";
import type { Cents } from "@/lib/money";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { customer } from "@/server/db/schema/identity/account";
import { milestone, order } from "@/server/db/schema/sale/order";
import { vendor } from "@/server/db/schema/catalogue/vendor";

export type Owner = { customerId: string } | { vendorId: string };
export type Filter = { searchBy: string; due: MilestoneDueFilter; orderId?: string | undefined };
type Query = Filter & { page: number; limit: number; sortBy: string };
/** The days that divide what is due: `soon` is the last that counts as soon. */
export type Days = { today: IsoDate; soon: IsoDate };

export type MilestoneListRow = Awaited<ReturnType<typeof select>>[number];
export type SumRow = {
  total: number;
  paidCents: Cents;
  openCents: Cents;
  overdueCents: Cents;
  soonCents: Cents;
  undatedCents: Cents;
};

const isOpen = and(isNull(milestone.paidAt), ne(order.state, "cancelled")) as SQL;
const cardCents = sql<number>`${milestone.amountCents} - ${milestone.voucherCents}`;

/**
 * Returns milestones of a customer's or a vendor's orders, the soonest due first (`sortBy` desc: the latest). Those that
 * will not be paid, because the order was cancelled, are left out; a vendor sees none before the first is paid.
 */
export async function listMilestones(
  db: Db,
  owner: Owner,
  query: Query,
  { today }: Days,
): Promise<MilestoneListRow[]> {
  const direction = query.sortBy === "desc" ? desc : asc;
  return select(db, and(matching(owner, query), dueFilter(query.due, today)))
    .orderBy(direction(milestone.dueDate), direction(order.number), direction(milestone.position))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
}

/** Returns the number of milestones that the query finds, and the sums of all that its search finds. */
export async function milestoneSums(
  db: Db,
  owner: Owner,
  query: Filter,
  { today, soon }: Days,
): Promise<SumRow> {
  const sum = (cents: SQL, where: SQL) =>
    sql`coalesce(sum(${cents}) filter (where ${where}), 0)`.mapWith(Number);
  const overdue = sql`${isOpen} and ${milestone.dueDate} < ${today}`;
  const [row] = await db
    .select({
      total: sql`count(*) filter (where ${dueFilter(query.due, today) ?? sql`true`})`.mapWith(Number),
      paidCents: sum(sql`${milestone.amountCents}`, isNotNull(milestone.paidAt)),
      openCents: sum(cardCents, isOpen),
      overdueCents: sum(cardCents, overdue),
      soonCents: sum(cardCents, sql`${isOpen} and ${milestone.dueDate} between ${today} and ${soon}`),
      undatedCents: sum(cardCents, sql`${isOpen} and ${milestone.dueDate} is null`),
    })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(matching(owner, query));
  return row ?? { total: 0, paidCents: 0, openCents: 0, overdueCents: 0, soonCents: 0, undatedCents: 0 };
}

function matching(owner: Owner, { searchBy, orderId }: Filter): SQL | undefined {
  return and(
    "customerId" in owner
      ? eq(order.customerId, owner.customerId)
      : and(eq(order.vendorId, owner.vendorId), ne(order.state, "awaiting_payment")),
    or(isNotNull(milestone.paidAt), ne(order.state, "cancelled")),
    orderId === undefined ? undefined : eq(order.id, orderId),
    matches(searchBy),
  );
}

function dueFilter(due: MilestoneDueFilter, today: IsoDate): SQL | undefined {
  switch (due) {
    case "all":
      return undefined;
    case "open":
      return isOpen;
    case "overdue":
      return and(isOpen, lt(milestone.dueDate, today));
    case "paid":
      return isNotNull(milestone.paidAt);
  }
}

function select(db: Db, where: SQL | undefined) {
  return db
    .select({
      milestone: {
        id: milestone.id,
        label: milestone.label,
        amountCents: milestone.amountCents,
        voucherCents: milestone.voucherCents,
        dueDate: milestone.dueDate,
        paidAt: milestone.paidAt,
        nudgedAt: milestone.nudgedAt,
      },
      isNext: sql<boolean>`${isOpen} and not exists (
        select 1 from ${milestone} as earlier
        where earlier.order_id = ${milestone.orderId} and earlier.position < ${milestone.position} and earlier.paid_at is null)`,
      order: {
        id: order.id,
        number: order.number,
        placedAt: order.placedAt,
        state: order.state,
        checkoutId: order.checkoutId,
        eventDate: order.eventDate,
        contactName: order.contactName,
      },
      vendor: { id: vendor.id, vendorName: vendor.vendorName },
      customer: { id: customer.id, firstName: customer.firstName, lastName: customer.lastName },
    })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(where)
    .$dynamic();
}

/** Returns a condition that matches an order number, or part of the vendor's or the couple's name, or of the label. */
function matches(text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const number = readOrderNumber(text);
  return or(
    number === null ? undefined : eq(order.number, number),
    ilike(vendor.vendorName, pattern),
    ilike(order.contactName, pattern),
    ilike(sql`${customer.firstName} || ' ' || ${customer.lastName}`, pattern),
    ilike(milestone.label, pattern),
  );
}
