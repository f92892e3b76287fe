import { eq } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account, customer } from "@/server/db/schema/identity/account";
import { order } from "@/server/db/schema/sale/order";

/** Both sides of an order, with its name in messages. */
export type OrderParties = NonNullable<Awaited<ReturnType<typeof findParties>>>;

export async function findParties(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({
      id: order.id,
      number: order.number,
      placedAt: order.placedAt,
      eventDate: order.eventDate,
      totalCents: order.totalCents,
      contactName: order.contactName,
      firstName: customer.firstName,
      lastName: customer.lastName,
      customerEmail: account.email,
      vendorId: order.vendorId,
      vendorName: vendor.vendorName,
    })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customerId))
    .innerJoin(account, eq(account.id, customer.id))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(order.id, orderId));
  return row ?? null;
}
