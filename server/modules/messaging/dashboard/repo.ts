import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { type IsoDate, TIME_ZONE } from "@/lib/dates";
import type { Cents } from "@/lib/money";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { Db } from "@/server/db/client";
import { coupleNames } from "@/server/db/couple-name";
import { category } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { customer } from "@/server/db/schema/identity/account";
import { customerVisit } from "@/server/db/schema/messaging/customer";
import { order, orderItem } from "@/server/db/schema/sale/order";
import type { Span } from "./periods";

/** More dates than most vendors have in a week. */
export const MAX_DATES = 20;
const AHEAD: OrderState[] = ["in_progress", "all_paid", "under_cancellation"];

const startOf = (day: IsoDate) => sql`(${day}::date::timestamp at time zone ${TIME_ZONE})`;
const approvedOn = sql<IsoDate>`to_char(${order.approvedAt} at time zone ${TIME_ZONE}, 'YYYY-MM-DD')`;
/** Orders that the vendor approved within the span and that were not cancelled. */
const sold = (vendorId: string, { from, to }: Span) =>
  and(
    eq(order.vendorId, vendorId),
    isNotNull(order.approvedAt),
    ne(order.state, "cancelled"),
    gte(order.approvedAt, startOf(from)),
    lt(order.approvedAt, startOf(to)),
  );

export type DaySales = { day: IsoDate; cents: Cents; orders: number };

export async function salesByDay(db: Db, vendorId: string, span: Span): Promise<DaySales[]> {
  return db
    .select({
      day: approvedOn,
      cents: sql`sum(${order.totalCents})`.mapWith(Number),
      orders: sql`count(*)`.mapWith(Number),
    })
    .from(order)
    .where(sold(vendorId, span))
    .groupBy(sql`1`);
}

export type CategoryRow = { name: string; cents: Cents; beforeCents: Cents };

/** Returns sales by category, the largest first, from the start of the earlier span to the end of the later one. */
export async function salesByCategory(
  db: Db,
  vendorId: string,
  now: Span,
  before: Span,
): Promise<CategoryRow[]> {
  const isNow = sql`${order.approvedAt} >= ${startOf(now.from)}`;
  const cents = sql`coalesce(sum(${orderItem.totalCents}) filter (where ${isNow}), 0)`;
  return db
    .select({
      name: category.name,
      cents: cents.mapWith(Number),
      beforeCents: sql`coalesce(sum(${orderItem.totalCents}) filter (where not ${isNow}), 0)`.mapWith(Number),
    })
    .from(order)
    .innerJoin(orderItem, eq(orderItem.orderId, order.id))
    .innerJoin(product, eq(product.id, orderItem.productId))
    .innerJoin(category, eq(category.id, sql`coalesce(${product.level2Id}, ${product.level1Id})`))
    .where(sold(vendorId, { from: before.from, to: now.to }))
    .groupBy(category.id)
    .orderBy(sql`${cents} desc`, asc(category.name));
}

export type StepCounts = { hearts: number; asks: number; appointments: number; orders: number };

/** Counts couples' interactions with the vendor within a span of days. */
export async function countSteps(db: Db, vendorId: string, { from, to }: Span): Promise<StepCounts> {
  const within = (column: string) =>
    sql`vendor_id = ${vendorId} and ${sql.raw(column)} >= ${startOf(from)} and ${sql.raw(column)} < ${startOf(to)}`;
  const { rows } = await db.execute<StepCounts>(sql`
    select
      (select count(*)::int from vendor_heart where ${within("created_at")}) as hearts,
      (select count(*)::int from customer_room where ${within("created_at")}) as asks,
      (select count(*)::int from customer_visit where ${within("created_at")}) as appointments,
      (
        select count(*)::int from ${order}
        where ${within("placed_at")} and answer_by is not null and state <> 'cancelled'
      ) as orders`);
  return rows[0] ?? { hearts: 0, asks: 0, appointments: 0, orders: 0 };
}

/** Returns the vendor's next confirmed visits and next weddings of orders it approved, each soonest first. */
export async function nextDates(db: Db, vendorId: string, now: Date, today: IsoDate) {
  const [visits, weddings] = await Promise.all([
    db
      .select({ id: customerVisit.id, startsAt: customerVisit.startsAt, couple: coupleNames })
      .from(customerVisit)
      .innerJoin(customer, eq(customer.id, customerVisit.customerId))
      .where(
        and(
          eq(customerVisit.vendorId, vendorId),
          eq(customerVisit.state, "confirmed"),
          gte(customerVisit.startsAt, now),
        ),
      )
      .orderBy(asc(customerVisit.startsAt))
      .limit(MAX_DATES),
    db
      .select({
        id: order.id,
        number: order.number,
        placedAt: order.placedAt,
        date: sql<IsoDate>`${order.eventDate}`,
        couple: coupleNames,
      })
      .from(order)
      .innerJoin(customer, eq(customer.id, order.customerId))
      .where(
        and(
          eq(order.vendorId, vendorId),
          inArray(order.state, AHEAD),
          isNotNull(order.approvedAt),
          gte(order.eventDate, today),
          isNull(order.cancelledAt),
        ),
      )
      .orderBy(asc(order.eventDate), asc(order.number))
      .limit(MAX_DATES),
  ]);
  return { visits, weddings };
}
