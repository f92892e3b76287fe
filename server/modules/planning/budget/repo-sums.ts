import { asc, eq, sql } from "drizzle-orm";
import type { HiredVendorsQuery, TimelineQuery } from "@/contracts/planning/budget/budget.schema";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { IsoDate } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { outsideBooking, outsidePayment } from "@/server/db/schema/planning/budget";
import { milestone, order } from "@/server/db/schema/sale/order";
import { cardCents, type OrderSums, orderSums } from "@/server/modules/sale/statement/public";

export type Sums = OrderSums;

const stands = sql`${order.state} <> 'cancelled'`;

/** Returns the totals of bookings elsewhere, by budget line; null for those without a line. */
export async function outsideByLine(
  db: Db,
  weddingId: string,
): Promise<(Sums & { lineId: string | null })[]> {
  const paid = sql`${outsidePayment.paidOn} is not null`;
  return db
    .select({
      lineId: outsideBooking.budgetLineId,
      committedCents: sql`coalesce(sum(${outsidePayment.amountCents}), 0)`.mapWith(Number),
      paidCents: sql`coalesce(sum(${outsidePayment.amountCents}) filter (where ${paid}), 0)`.mapWith(Number),
      owedCents: sql`coalesce(sum(${outsidePayment.amountCents}) filter (where not ${paid}), 0)`.mapWith(
        Number,
      ),
    })
    .from(outsideBooking)
    .innerJoin(outsidePayment, eq(outsidePayment.bookingId, outsideBooking.id))
    .where(eq(outsideBooking.weddingId, weddingId))
    .groupBy(outsideBooking.budgetLineId);
}

type Whose = { weddingId: string; customerId: string };

/** Every payment of the couple, agreed on Sayang or elsewhere. */
const payments = ({ weddingId, customerId }: Whose) => sql`
  select ${milestone.id} as id, 'order' as kind, ${vendor.vendorName} as "vendorName", ${milestone.label} as label,
    ${milestone.amountCents} as cents, ${cardCents} as "dueCents",
    ${milestone.dueDate} as "dueOn",
    (${milestone.paidAt} at time zone 'Asia/Singapore')::date as "paidOn", ${order.id} as "orderId",
    null::uuid as "bookingId", ${vendor.masterCategoryId} as "categoryId", null::uuid as "lineId",
    ${order.state} as state,
    not exists (select 1 from ${milestone} as earlier where earlier.order_id = ${order.id}
      and earlier.position < ${milestone.position} and earlier.paid_at is null) as "isNext"
  from ${milestone} join ${order} on ${order.id} = ${milestone.orderId}
  join ${vendor} on ${vendor.id} = ${order.vendorId}
  where ${order.customerId} = ${customerId} and (${stands} or ${milestone.paidAt} is not null)
    and ${milestone.amountCents} > 0
  union all
  select ${outsidePayment.id}, 'outside', ${outsideBooking.vendorName}, ${outsidePayment.label},
    ${outsidePayment.amountCents}, ${outsidePayment.amountCents}, ${outsidePayment.dueOn}, ${outsidePayment.paidOn}, null,
    ${outsideBooking.id}, null, ${outsideBooking.budgetLineId}, null, false
  from ${outsidePayment} join ${outsideBooking} on ${outsideBooking.id} = ${outsidePayment.bookingId}
  where ${outsidePayment.weddingId} = ${weddingId}`;

export type PaymentRow = {
  id: string;
  kind: "order" | "outside";
  vendorName: string;
  label: string;
  cents: number;
  dueCents: number;
  dueOn: IsoDate | null;
  paidOn: IsoDate | null;
  orderId: string | null;
  bookingId: string | null;
  state: OrderState | null;
  isNext: boolean;
};

const SHOWN = {
  open: sql`"paidOn" is null`,
  paid: sql`"paidOn" is not null`,
  all: sql`true`,
};
/** Past payments latest first, future ones soonest first. */
const ORDERED = {
  open: sql`payment."dueOn" asc nulls last, payment.id`,
  paid: sql`payment."paidOn" desc, payment.id`,
  all: sql`coalesce(payment."dueOn", payment."paidOn") asc nulls last, payment.id`,
};

/** Returns a page of the couple's payments to all vendors, and their number. */
export async function timeline(
  db: Db,
  whose: Whose,
  { show, page, limit }: TimelineQuery,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const { rows } = await db.execute<PaymentRow & { total: string }>(sql`
    select payment.*, "dueOn"::text as "dueOn", "paidOn"::text as "paidOn", count(*) over () as total
    from (${payments(whose)}) as payment
    where ${SHOWN[show]}
    order by ${ORDERED[show]}
    limit ${limit} offset ${(page - 1) * limit}`);
  if (rows.length > 0 || page === 1) return { rows, total: Number(rows[0]?.total ?? 0) };
  const counted = await db.execute<{ total: string }>(
    sql`select count(*) as total from (${payments(whose)}) as payment where ${SHOWN[show]}`,
  );
  return { rows: [], total: Number(counted.rows[0]?.total ?? 0) };
}

export type NextDue = {
  categoryId: string | null;
  lineId: string | null;
  cents: number;
  dueOn: IsoDate | null;
};

/** Returns the next open payment of each category and line. */
export async function nextDue(db: Db, whose: Whose): Promise<NextDue[]> {
  const { rows } = await db.execute<NextDue>(sql`
    select distinct on ("categoryId", "lineId") "categoryId", "lineId", "dueCents" as cents, "dueOn"::text as "dueOn"
    from (${payments(whose)}) as payment
    where "paidOn" is null and "dueCents" > 0 and state is distinct from 'under_cancellation'
    order by "categoryId", "lineId", payment."dueOn" asc nulls last, payment.id`);
  return rows;
}

/** Returns a page of the vendors with an order that isn't cancelled, by name. */
export async function hiredVendors(
  db: Db,
  customerId: string,
  today: IsoDate,
  { page, limit }: HiredVendorsQuery,
) {
  const rows = await db
    .select({
      id: vendor.id,
      slug: vendor.slug,
      vendorName: vendor.vendorName,
      profileImage: vendor.profileImage,
      category: category.name,
      orders: sql`count(*)`.mapWith(Number),
      eventDate: sql<
        string | null
      >`min(${order.eventDate}) filter (where ${order.eventDate} >= ${today})::text`,
      ...orderSums,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(order)
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .innerJoin(category, eq(category.id, vendor.masterCategoryId))
    .where(
      sql`${order.customerId} = ${customerId} and ${order.state} not in ('cancelled', 'awaiting_payment')`,
    )
    .groupBy(vendor.id, category.id)
    .orderBy(asc(vendor.vendorName), asc(vendor.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: rows[0]?.total ?? 0 };
}
