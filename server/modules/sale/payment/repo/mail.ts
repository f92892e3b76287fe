import { asc, eq } from "drizzle-orm";
import type { Transaction } from "@/server/db/client";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account, customer } from "@/server/db/schema/identity/account";
import { milestone, order } from "@/server/db/schema/sale/order";
import { paymentAllocation } from "@/server/db/schema/sale/payment";

export async function findPayer(
  tx: Transaction,
  customerId: string,
): Promise<{ email: string; firstName: string } | null> {
  const [row] = await tx
    .select({ email: account.email, firstName: customer.firstName })
    .from(customer)
    .innerJoin(account, eq(account.id, customer.id))
    .where(eq(customer.id, customerId));
  return row ?? null;
}

/** Returns the milestones that the charge is for, with their orders. */
export async function receiptLines(tx: Transaction, paymentId: string) {
  return tx
    .select({
      orderId: order.id,
      number: order.number,
      placedAt: order.placedAt,
      vendorName: vendor.vendorName,
      label: milestone.label,
      cents: paymentAllocation.amountCents,
    })
    .from(paymentAllocation)
    .innerJoin(milestone, eq(milestone.id, paymentAllocation.milestoneId))
    .innerJoin(order, eq(order.id, milestone.orderId))
    .innerJoin(vendor, eq(vendor.id, order.vendorId))
    .where(eq(paymentAllocation.paymentId, paymentId))
    .orderBy(asc(order.number), asc(milestone.position));
}
