import { coupleNames } from "@/server/db/couple-name";
import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { OrderState } from "@/contracts/sale/order/order-process";
import { addDays, type IsoDate, instantInSingapore } from "@/lib/dates";
import type { Db } from "@/server/db/client";
import { bookedDay } from "@/server/db/schema/catalogue/booked-day";
import { vendorAccount } from "@/server/db/schema/identity/vendor-account";
import { customer } from "@/server/db/schema/identity/account";
import { customerVisit } from "@/server/db/schema/messaging/customer";
import { order } from "@/server/db/schema/sale/order";

/** A range of days, both ends included. */
export type Days = { from: IsoDate; to: IsoDate };

const BOOKED: OrderState[] = [
  "awaiting_approval",
  "in_progress",
  "all_paid",
  "delivered",
  "completed",
  "under_cancellation",
] as OrderState[];

export async function takenDays(db: Db, vendorId: string, { from, to }: Days): Promise<Map<string, number>> {
  const rows = await db
    .select({ date: bookedDay.date, slots: bookedDay.slots })
    .from(bookedDay)
    .where(
      and(eq(bookedDay.vendorId, vendorId), gte(bookedDay.date, from), lt(bookedDay.date, addDays(to, 1))),
    );
  return new Map(rows.map(({ date, slots }) => [date, slots]));
}

export async function weddings(db: Db, vendorId: string, { from, to }: Days) {
  return db
    .select({
      id: order.id,
      number: order.number,
      placedAt: order.placedAt,
      state: order.state,
      date: sql<IsoDate>`${order.eventDate}`,
      couple: coupleNames,
    })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customerId))
    .where(
      and(
        eq(order.vendorId, vendorId),
        inArray(order.state, BOOKED),
        isNotNull(order.answerBy),
        gte(order.eventDate, from),
        lt(order.eventDate, addDays(to, 1)),
      ),
    )
    .orderBy(asc(order.eventDate), asc(order.number));
}

export async function visits(db: Db, vendorId: string, { from, to }: Days) {
  return db
    .select({
      id: customerVisit.id,
      state: customerVisit.state,
      startsAt: customerVisit.startsAt,
      endsAt: customerVisit.endsAt,
      couple: coupleNames,
    })
    .from(customerVisit)
    .innerJoin(customer, eq(customer.id, customerVisit.customerId))
    .where(
      and(
        eq(customerVisit.vendorId, vendorId),
        inArray(customerVisit.state, ["requested", "confirmed", "moved", "completed"]),
        gte(customerVisit.startsAt, instantInSingapore(from, "00:00")),
        lt(customerVisit.startsAt, instantInSingapore(addDays(to, 1), "00:00")),
      ),
    )
    .orderBy(asc(customerVisit.startsAt), asc(customerVisit.id));
}

/** Returns the vendor that an account belongs to, for its calendar feed. */
export async function vendorOf(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: vendorAccount.vendorId })
    .from(vendorAccount)
    .where(eq(vendorAccount.accountId, accountId));
  return row?.id ?? null;
}

/** Returns true when the couple has bought from, written to or visited the vendor. */
export async function knows(db: Db, vendorId: string, customerId: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (select from ${order} where vendor_id = ${vendorId} and customer_id = ${customerId} and answer_by is not null)
      or exists (select from customer_room where vendor_id = ${vendorId} and customer_id = ${customerId})
      or exists (select from customer_visit where vendor_id = ${vendorId} and customer_id = ${customerId}) as known`);
  return rows[0]?.known ?? false;
}
