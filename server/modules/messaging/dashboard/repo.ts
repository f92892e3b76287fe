import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { type IsoDate, TIME_ZONE } from "@/lib/dates";
import type { Cents } from "@/lib/money";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { product } from "@/server/db/schema/catalogue/product";
import { customer } from "@/server/db/schema/identity/account";
import { customerVisit } from "@/server/db/schema/messaging/customer";
import { order, orderItem } from "@/server/db/schema/sale/order";
import type { Span } from "./periods";

const NEXT_DATES = 6;
const AHEAD: OrderState[] = ["awaiting_approval", "in_progress", "all_paid", "under_cancellation"];

const startOf = (day: IsoDate) => sql`(${day}::date::timestamp at time zone ${TIME_ZONE})`;
const placedOn = sql<IsoDate>`to_char(${order.placedAt} at time zone ${TIME_ZONE}, 'YYYY-MM-DD')`;
/** Orders that reached the vendor and were not cancelled, placed within the span. */
const sold = (vendorId: string, { from, to }: Span) =>
  and(
    eq(order.vendorId, vendorId),
    isNotNull(order.answerBy),
    ne(order.state, "cancelled"),
    gte(order.placedAt, startOf(from)),
    lt(order.placedAt, startOf(to)),
  );

export type DaySales = { day: IsoDate; cents: Cents; orders: number };

export async function salesByDay(db: Db, vendorId: string, span: Span): Promise<DaySales[]> {
  return db
    .select({
      day: placedOn,
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
  const isNow = sql`${order.placedAt} >= ${startOf(now.from)}`;
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

/** Counts couples' interactions with the vendor within a span. */
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

/** Returns the vendor's next visits and next weddings, each soonest first. */
export async function nextDates(db: Db, vendorId: string, now: Date, today: IsoDate) {
  const names = {
    firstName: customer.firstName,
    brideFirstName: customer.brideFirstName,
    groomFirstName: customer.groomFirstName,
  };
  const [visits, weddings] = await Promise.all([
    db
      .select({ id: customerVisit.id, startsAt: customerVisit.startsAt, couple: names })
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
      .limit(NEXT_DATES),
    db
      .select({
        id: order.id,
        number: order.number,
        placedAt: order.placedAt,
        date: sql<IsoDate>`${order.eventDate}`,
        couple: names,
      })
      .from(order)
      .innerJoin(customer, eq(customer.id, order.customerId))
      .where(
        and(
          eq(order.vendorId, vendorId),
          inArray(order.state, AHEAD),
          isNotNull(order.answerBy),
          gte(order.eventDate, today),
          isNull(order.cancelledAt),
        ),
      )
      .orderBy(asc(order.eventDate), asc(order.number))
      .limit(NEXT_DATES),
  ]);
  return { visits, weddings };
}
