import { and, asc, count, desc, eq, ilike, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { readOrderNumber } from "@/contracts/order";
import type { Db } from "@/server/db/client";
import { customer } from "@/server/db/schema/account";
import { milestone, order } from "@/server/db/schema/order";
import { vendor } from "@/server/db/schema/vendor";

type Query = { page: number; limit: number; sortBy: string; searchBy: string };
type Owner = { customerId: string } | { vendorId: string };

export type MilestoneListRow = Awaited<ReturnType<typeof select>>[number];

/**
 * Milestones of a customer's or a vendor's orders, the soonest due first (`sortBy` desc: the latest). Those that will
 * not be paid any more, because the order was cancelled, are left out; a vendor sees none before the first is paid.
 */
export async function listMilestones(
  db: Db,
  owner: Owner,
  query: Query,
): Promise<{ rows: MilestoneListRow[]; total: number }> {
  const where = and(
    "customerId" in owner
      ? eq(order.customerId, owner.customerId)
      : and(eq(order.vendorId, owner.vendorId), ne(order.state, "awaiting_payment")),
    or(isNotNull(milestone.paidAt), ne(order.state, "cancelled")),
    matches(query.searchBy),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(milestone)
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(where);
  const direction = query.sortBy === "desc" ? desc : asc;
  const rows = await select(db, where)
    .orderBy(direction(milestone.dueDate), direction(order.number), direction(milestone.position))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  return { rows, total: counted?.total ?? 0 };
}

function select(db: Db, where: SQL | undefined) {
  return db
    .select({
      milestone: {
        id: milestone.id,
        label: milestone.label,
        amountCents: milestone.amountCents,
        dueDate: milestone.dueDate,
        paidAt: milestone.paidAt,
      },
      isNext: sql<boolean>`${milestone.paidAt} is null and ${order.state} <> 'cancelled' and not exists (
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

/** An order number, or part of the vendor's or the couple's name, or of the milestone's label. */
function matches(text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const number = readOrderNumber(text);
  return or(
    number === null ? undefined : eq(order.number, number),
    ilike(vendor.vendorName, pattern),
    ilike(order.contactName, pattern),
    ilike(milestone.label, pattern),
  );
}
