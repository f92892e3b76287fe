import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { groupBy } from "@/lib/group-by";
import { formatMoney } from "@/lib/money";
import { appLink } from "@/server/core/links";
import { getDb } from "@/server/db/client";
import { coupleOf } from "@/server/modules/identity/account/public";
import * as repo from "./repo-events";
import type { CalendarEvent } from "./sources";

const DOMAIN = "sayang";
/** A constant, because the couple's own day has no modification time. */
const EPOCH = new Date("2026-01-01T00:00:00Z");

/** Returns the couple's due payments as events. */
export async function paymentEvents(accountId: string): Promise<CalendarEvent[]> {
  const db = await getDb();
  const rows = await repo.paymentsDue(db, await coupleOf(db, accountId));
  return rows
    .filter(({ cents }) => cents > 0)
    .map((row) => ({
      uid: `payment-${row.id}@${DOMAIN}`,
      day: row.dueDate,
      title: `Pay ${formatMoney(row.cents)} to ${row.vendorName}`,
      description: `${row.label} for order ${orderNumberOf(row.number, row.placedAt)}`,
      url: appLink(`/user/pay/${row.orderId}`),
      changedAt: row.placedAt,
    }));
}

/** Returns the wedding day, and the other days for which the couple has booked vendors. */
export async function weddingEvents(accountId: string): Promise<CalendarEvent[]> {
  const db = await getDb();
  const customerId = await coupleOf(db, accountId);
  const [wedding, booked] = await Promise.all([
    repo.weddingDay(db, customerId),
    repo.bookedDays(db, customerId),
  ]);
  const days = groupBy(booked, ({ day }) => day);
  if (wedding && !days.has(wedding)) days.set(wedding, []);
  return [...days].map(([day, orders]) => {
    const names = [...new Set(orders.map(({ vendorName }) => vendorName))];
    return {
      uid: `day-${day}-${accountId}@${DOMAIN}`,
      day,
      title: day === wedding ? "Our wedding day" : `Booked: ${names.join(", ")}`,
      description: orders
        .map(({ vendorName, number, placedAt }) => `${vendorName}, order ${orderNumberOf(number, placedAt)}`)
        .join("\n"),
      url: appLink("/user/manage-orders"),
      changedAt: orders.at(-1)?.placedAt ?? EPOCH,
    };
  });
}
